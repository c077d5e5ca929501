// The attributes of controls, most of them along the axis of control states.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Controls+Generated.swift`.

// MARK: Background image for state

/// The image behind a button's content, per control state.
///
/// The default is empty. From UIKit's `UIButton.setBackgroundImage(_:for:)`; CSS
/// `background-image` under pseudo-classes.
public protocol BackgroundImageForState: SendableMetatype {
  /// The image behind a button's content, per control state.
  var backgroundImageForState: StateValues<ImageReference> { get }
}

extension BackgroundImageForState {
  /// The default: empty.
  public var backgroundImageForState: StateValues<ImageReference> { [:] }
}

// MARK: Button variant

/// The look of a button, as a set of defaults below all rules.
///
/// A variant fills the background color, the border, the corners, the material, the insets, the
/// font and the title colors that no level of the cascade writes, by the tint color and the control
/// state; ``StyleTree/explain(_:)`` shows them at the level ``CascadeLevel/variant``. The default
/// is plain, which fills nothing. From UIKit's `UIButton.Configuration`; SwiftUI's
/// `buttonStyle(_:)`.
///
/// ```swift
/// struct PayButton: ButtonNode, TextContent, ButtonVariant {
///   let text = "Pay"
///   var buttonVariant: ButtonVariantValue { .prominent }
/// }
/// ```
public protocol ButtonVariant: SendableMetatype {
  /// The look of a button, as a set of defaults below all rules.
  var buttonVariant: ButtonVariantValue { get }
}

extension ButtonVariant {
  /// The default: plain.
  public var buttonVariant: ButtonVariantValue { .plain }
}

// MARK: Clear button mode

/// The moments at which a field has a button that clears it.
///
/// The default is never. From UIKit's `UITextField.clearButtonMode`;
/// `::-webkit-search-cancel-button` in browsers.
public protocol ClearButtonMode: SendableMetatype {
  /// The moments at which a field has a button that clears it.
  var clearButtonMode: ClearButtonModeValue { get }
}

extension ClearButtonMode {
  /// The default: never.
  public var clearButtonMode: ClearButtonModeValue { .never }
}

// MARK: Content edge insets

/// The space between a button's bounds and its content.
///
/// In points; negative insets extend the content beyond the bounds. The default is zero. From
/// UIKit's `UIButton.contentEdgeInsets`; CSS `padding`.
public protocol ContentEdgeInsets: SendableMetatype {
  /// The space between a button's bounds and its content.
  var contentEdgeInsets: EdgeInsets { get }
}

extension ContentEdgeInsets {
  /// The default: zero.
  public var contentEdgeInsets: EdgeInsets { .zero }
}

// MARK: Content horizontal alignment

/// The horizontal alignment of a control's content.
///
/// A button derives it from its text alignment unless it's written. The default is center. From
/// UIKit's `UIControl.contentHorizontalAlignment`; CSS `justify-content`.
public protocol ContentHorizontalAlignment: SendableMetatype {
  /// The horizontal alignment of a control's content.
  var contentHorizontalAlignment: ContentHorizontalAlignmentValue { get }
}

extension ContentHorizontalAlignment {
  /// The default: center.
  public var contentHorizontalAlignment: ContentHorizontalAlignmentValue { .center }
}

// MARK: Content vertical alignment

/// The vertical alignment of a control's content.
///
/// The default is center. From UIKit's `UIControl.contentVerticalAlignment`; CSS `align-items`.
public protocol ContentVerticalAlignment: SendableMetatype {
  /// The vertical alignment of a control's content.
  var contentVerticalAlignment: ContentVerticalAlignmentValue { get }
}

extension ContentVerticalAlignment {
  /// The default: center.
  public var contentVerticalAlignment: ContentVerticalAlignmentValue { .center }
}

// MARK: Control size

/// The size of a control, as defaults below all rules.
///
/// A button fills its insets and its font by it, unless some level of the cascade writes them. The
/// default is regular, which fills nothing. From UIKit's `UIButton.Configuration.buttonSize`;
/// SwiftUI's `controlSize(_:)`.
public protocol ControlSize: SendableMetatype {
  /// The size of a control, as defaults below all rules.
  var controlSize: ControlSizeValue { get }
}

extension ControlSize {
  /// The default: regular.
  public var controlSize: ControlSizeValue { .regular }
}

// MARK: Divider color

/// The color of the lines between segments.
///
/// The default is the system's separator. From UIKit's
/// `UISegmentedControl.setDividerImage(_:forLeftSegmentState:rightSegmentState:barMetrics:)`.
public protocol DividerColor: SendableMetatype {
  /// The color of the lines between segments.
  var dividerColor: Color { get }
}

extension DividerColor {
  /// The default: the system's separator.
  public var dividerColor: Color { .separator }
}

// MARK: Image for state

/// The image of a button, per control state.
///
/// The default is empty. From UIKit's `UIButton.setImage(_:for:)`.
public protocol ImageForState: SendableMetatype {
  /// The image of a button, per control state.
  var imageForState: StateValues<ImageReference> { get }
}

extension ImageForState {
  /// The default: empty.
  public var imageForState: StateValues<ImageReference> { [:] }
}

// MARK: Image padding

/// The distance between a button's image and its title.
///
/// In points, 0 or more. The default is 8, the distance without it. From UIKit's
/// `UIButton.Configuration.imagePadding`; CSS `gap`.
public protocol ImagePadding: SendableMetatype {
  /// The distance between a button's image and its title.
  var imagePadding: Double { get }
}

extension ImagePadding {
  /// The default: 8.
  public var imagePadding: Double { 8 }
}

// MARK: Image placement

/// The side of a button's title that its image is on.
///
/// The default is leading. From UIKit's `UIButton.Configuration.imagePlacement`; CSS
/// `flex-direction`.
public protocol ImagePlacement: SendableMetatype {
  /// The side of a button's title that its image is on.
  var imagePlacement: ImagePlacementValue { get }
}

extension ImagePlacement {
  /// The default: leading.
  public var imagePlacement: ImagePlacementValue { .leading }
}

// MARK: Selected segment tint color

/// The color behind the selected segment.
///
/// The default is white, and a gray in the dark. From UIKit's
/// `UISegmentedControl.selectedSegmentTintColor`; CSS `background-color`.
public protocol SelectedSegmentTintColor: SendableMetatype {
  /// The color behind the selected segment.
  var selectedSegmentTintColor: Color { get }
}

extension SelectedSegmentTintColor {
  /// The default: white, and a gray in the dark.
  public var selectedSegmentTintColor: Color {
    .adaptive(light: .white, dark: Color(hex: 0x636366))
  }
}

/// It's drawn behind a segment that is selected.
let selectedSegmentTintColorDrawingStates: ControlState = .selected

// MARK: Shows activity

/// Whether a button shows that its action is running, in place of its image.
///
/// The default is false. From UIKit's `UIButton.Configuration.showsActivityIndicator`; ARIA
/// `aria-busy`.
public protocol ShowsActivity: SendableMetatype {
  /// Whether a button shows that its action is running, in place of its image.
  var showsActivity: Bool { get }
}

extension ShowsActivity {
  /// The default: false.
  public var showsActivity: Bool { false }
}

// MARK: Title color for state

/// The color of a button's title, per control state.
///
/// The normal state's color is derived from the text color unless it's written. The default is
/// empty. From UIKit's `UIButton.setTitleColor(_:for:)`; CSS `color` under pseudo-classes.
public protocol TitleColorForState: SendableMetatype {
  /// The color of a button's title, per control state.
  var titleColorForState: StateValues<Color> { get }
}

extension TitleColorForState {
  /// The default: empty.
  public var titleColorForState: StateValues<Color> { [:] }
}

// MARK: Title edge insets

/// The offsets of a button's title from its position without insets.
///
/// In points; negative insets move it outwards. The default is zero. From UIKit's
/// `UIButton.titleEdgeInsets`.
public protocol TitleEdgeInsets: SendableMetatype {
  /// The offsets of a button's title from its position without insets.
  var titleEdgeInsets: EdgeInsets { get }
}

extension TitleEdgeInsets {
  /// The default: zero.
  public var titleEdgeInsets: EdgeInsets { .zero }
}

// MARK: Title shadow color for state

/// The color of the shadow of a button's title, per control state.
///
/// The default is empty. From UIKit's `UIButton.setTitleShadowColor(_:for:)`; the color of CSS
/// `text-shadow`.
public protocol TitleShadowColorForState: SendableMetatype {
  /// The color of the shadow of a button's title, per control state.
  var titleShadowColorForState: StateValues<Color> { get }
}

extension TitleShadowColorForState {
  /// The default: empty.
  public var titleShadowColorForState: StateValues<Color> { [:] }
}

// MARK: Title text attributes for state

/// The text attributes of a bar item's or segment's title, per control state.
///
/// The normal state's attributes are derived from text color, font and text alignment unless
/// they're written. The default is empty. From UIKit's `UIBarItem.setTitleTextAttributes(_:for:)`.
public protocol TitleTextAttributesForState: SendableMetatype {
  /// The text attributes of a bar item's or segment's title, per control state.
  var titleTextAttributesForState: StateValues<TextAttributes> { get }
}

extension TitleTextAttributesForState {
  /// The default: empty.
  public var titleTextAttributesForState: StateValues<TextAttributes> { [:] }
}
