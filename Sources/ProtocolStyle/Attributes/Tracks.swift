// The attributes of what shows a value: sliders, progress bars, switches, page controls.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Tracks+Generated.swift`.

// MARK: Animating

/// Whether an activity indicator turns; one that doesn't is invisible and keeps its room.
///
/// The default is true. From UIKit's `UIActivityIndicatorView.isAnimating` with `hidesWhenStopped`;
/// CSS `visibility`.
public protocol Animating: SendableMetatype {
  /// Whether it turns.
  var isAnimating: Bool { get }
}

extension Animating {
  /// The default: true.
  public var isAnimating: Bool { true }
}

// MARK: Current page indicator tint color

/// The color of the indicator of a page control's current page.
///
/// Derived from `currentPageTintColor`; it has no style protocol. From UIKit's
/// `UIPageControl.currentPageIndicatorTintColor`.
let currentPageIndicatorTintColorKey = Attribute<Color>("currentPageIndicatorTintColor", kinds: [])

// MARK: Current page tint color

/// The color of the current page's indicator.
///
/// A page control derives `currentPageIndicatorTintColor` from it. The default is white. From
/// UIKit's `UIPageControl.currentPageIndicatorTintColor`.
public protocol CurrentPageTintColor: SendableMetatype {
  /// The color of the current page's indicator.
  var currentPageTintColor: Color { get }
}

extension CurrentPageTintColor {
  /// The default: white.
  public var currentPageTintColor: Color { .white }
}

// MARK: Decrement image for state

/// The image of the button that decreases a stepper's value, per control state.
///
/// The default is empty. From UIKit's `UIStepper.setDecrementImage(_:for:)`.
public protocol DecrementImageForState: SendableMetatype {
  /// The image of the button that decreases a stepper's value, per control state.
  var decrementImageForState: StateValues<ImageReference> { get }
}

extension DecrementImageForState {
  /// The default: empty.
  public var decrementImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Increment image for state

/// The image of the button that increases a stepper's value, per control state.
///
/// The default is empty. From UIKit's `UIStepper.setIncrementImage(_:for:)`.
public protocol IncrementImageForState: SendableMetatype {
  /// The image of the button that increases a stepper's value, per control state.
  var incrementImageForState: StateValues<ImageReference> { get }
}

extension IncrementImageForState {
  /// The default: empty.
  public var incrementImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Maximum track image for state

/// The image of a slider's track after the thumb, per control state.
///
/// The default is empty. From UIKit's `UISlider.setMaximumTrackImage(_:for:)`.
public protocol MaximumTrackImageForState: SendableMetatype {
  /// The image of a slider's track after the thumb, per control state.
  var maximumTrackImageForState: StateValues<ImageReference> { get }
}

extension MaximumTrackImageForState {
  /// The default: empty.
  public var maximumTrackImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Maximum track tint color

/// The color of a slider's track beyond the thumb.
///
/// The default is light gray. From UIKit's `UISlider.maximumTrackTintColor`.
public protocol MaximumTrackTintColor: SendableMetatype {
  /// The color of a slider's track beyond the thumb.
  var maximumTrackTintColor: Color { get }
}

extension MaximumTrackTintColor {
  /// The default: light gray.
  public var maximumTrackTintColor: Color { .lightGray }
}

// MARK: Maximum value image

/// The image at the end of a slider's track, which stands for the largest value.
///
/// The default is the symbol plus. Symbols are drawn in the tint color, and decorate the slider:
/// assistive technologies read its value instead. From UIKit's `UISlider.maximumValueImage`; a
/// background image in CSS.
public protocol MaximumValueImage: SendableMetatype {
  /// The image at the end of the track.
  var maximumValueImage: ImageReference { get }
}

extension MaximumValueImage {
  /// The default: the symbol plus.
  public var maximumValueImage: ImageReference { .symbol("plus") }
}

// MARK: Minimum track image for state

/// The image of a slider's track before the thumb, per control state.
///
/// The default is empty. From UIKit's `UISlider.setMinimumTrackImage(_:for:)`.
public protocol MinimumTrackImageForState: SendableMetatype {
  /// The image of a slider's track before the thumb, per control state.
  var minimumTrackImageForState: StateValues<ImageReference> { get }
}

extension MinimumTrackImageForState {
  /// The default: empty.
  public var minimumTrackImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Minimum track tint color

/// The color of a slider's track up to the thumb.
///
/// The default is system blue. From UIKit's `UISlider.minimumTrackTintColor`.
public protocol MinimumTrackTintColor: SendableMetatype {
  /// The color of a slider's track up to the thumb.
  var minimumTrackTintColor: Color { get }
}

extension MinimumTrackTintColor {
  /// The default: system blue.
  public var minimumTrackTintColor: Color { .systemBlue }
}

// MARK: Minimum value image

/// The image at the start of a slider's track, which stands for the smallest value.
///
/// The default is the symbol minus. Symbols are drawn in the tint color, and decorate the slider:
/// assistive technologies read its value instead. From UIKit's `UISlider.minimumValueImage`; a
/// background image in CSS.
public protocol MinimumValueImage: SendableMetatype {
  /// The image at the start of the track.
  var minimumValueImage: ImageReference { get }
}

extension MinimumValueImage {
  /// The default: the symbol minus.
  public var minimumValueImage: ImageReference { .symbol("minus") }
}

// MARK: On tint color

/// The color of a switch while it's on.
///
/// The default is system green. From UIKit's `UISwitch.onTintColor`.
public protocol OnTintColor: SendableMetatype {
  /// The color of a switch while it's on.
  var onTintColor: Color { get }
}

extension OnTintColor {
  /// The default: system green.
  public var onTintColor: Color { .systemGreen }
}

// MARK: Page indicator image for state

/// The image of a page control's indicators; the current page is in the selected state.
///
/// The default is empty. From UIKit's `UIPageControl.preferredIndicatorImage` and
/// `preferredCurrentPageIndicatorImage`.
public protocol PageIndicatorImageForState: SendableMetatype {
  /// The image of a page control's indicators; the current page is in the selected state.
  var pageIndicatorImageForState: StateValues<ImageReference> { get }
}

extension PageIndicatorImageForState {
  /// The default: empty.
  public var pageIndicatorImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Page indicator tint color

/// The color of the indicators of a page control's pages.
///
/// Derived from the tint color; it has no style protocol. From UIKit's
/// `UIPageControl.pageIndicatorTintColor`.
let pageIndicatorTintColorKey = Attribute<Color>("pageIndicatorTintColor", kinds: [])

// MARK: Progress tint color

/// The color of the filled part of a progress bar.
///
/// The default is system blue. From UIKit's `UIProgressView.progressTintColor`.
public protocol ProgressTintColor: SendableMetatype {
  /// The color of the filled part of a progress bar.
  var progressTintColor: Color { get }
}

extension ProgressTintColor {
  /// The default: system blue.
  public var progressTintColor: Color { .systemBlue }
}

// MARK: Thumb image for state

/// The image of a slider's thumb, per control state.
///
/// The default is empty. From UIKit's `UISlider.setThumbImage(_:for:)`.
public protocol ThumbImageForState: SendableMetatype {
  /// The image of a slider's thumb, per control state.
  var thumbImageForState: StateValues<ImageReference> { get }
}

extension ThumbImageForState {
  /// The default: empty.
  public var thumbImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Thumb tint color

/// The color of the thumb of a slider or a switch.
///
/// The default is white. From UIKit's `UISlider.thumbTintColor`, `UISwitch.thumbTintColor`.
public protocol ThumbTintColor: SendableMetatype {
  /// The color of the thumb of a slider or a switch.
  var thumbTintColor: Color { get }
}

extension ThumbTintColor {
  /// The default: white.
  public var thumbTintColor: Color { .white }
}

// MARK: Track tint color

/// The color of the unfilled part of a progress bar.
///
/// The default is light gray. From UIKit's `UIProgressView.trackTintColor`.
public protocol TrackTintColor: SendableMetatype {
  /// The color of the unfilled part of a progress bar.
  var trackTintColor: Color { get }
}

extension TrackTintColor {
  /// The default: light gray.
  public var trackTintColor: Color { .lightGray }
}
