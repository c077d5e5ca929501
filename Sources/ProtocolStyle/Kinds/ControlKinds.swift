// The kinds of controls, and of views that show a value.
//
// A declaration is a protocol, and the attributes that the kind uses and derives. `swift run
// Generator` writes the rest.

// MARK: Control

/// A view that the user interacts with, like UIKit's `UIControl`.
public protocol ControlNode: ViewNode {}

extension NodeKind {
  /// The kind of a `ControlNode`.
  ///
  /// It uses the attributes of a view, the content alignments, a size and a control state.
  public static let control = NodeKind(
    "control", of: (any ControlNode).self, parent: .view,
    uses: [
      .contentVerticalAlignment, .contentHorizontalAlignment, .controlSize, .controlState,
    ])
}

// MARK: Button

/// A button with a title and images, like UIKit's `UIButton`.
///
/// ```swift
/// struct SaveButton: ButtonNode, TextContent, BackgroundColor, CornerRadius {
///   let text = "Save"
///   var backgroundColor: Color { .systemBlue }
/// }
///
/// StyleApplier().viewModel(for: SaveButton()).cornerRadius  // 8, the default of CornerRadius
/// ```
public protocol ButtonNode: ControlNode {}

extension NodeKind {
  /// The kind of a `ButtonNode`.
  ///
  /// It uses the attributes of a control and text color, font, alignment, typography, insets, the
  /// values per control state, a text with a subtitle, an image with its place, and whether its action
  /// is running.
  ///
  /// If they aren't written, the title color of the normal state is the text color, and the
  /// horizontal content alignment is the text alignment if that is left, center or right. Below all
  /// levels are the defaults of its variant and its size.
  public static let button = NodeKind(
    "button", of: (any ButtonNode).self, parent: .control,
    uses: .typography + .symbols + [
      .contentEdgeInsets, .titleEdgeInsets, .titleColorForState, .titleShadowColorForState,
      .imageForState, .backgroundImageForState, .font, .textAlignment, .text, .image, .subtitle,
      .imagePlacement, .imagePadding, .showsActivity,
    ],
    derivations: [.plainText, .titleColor, .contentAlignment, .buttonVariant, .limitedFont])
}

// MARK: Switch

/// A control that is on or off, like UIKit's `UISwitch`.
///
/// ```swift
/// struct AlarmSwitch: SwitchNode, OnContent, OnTintColor {
///   var isOn = false
///   var onTintColor: Color { .systemOrange }
/// }
/// ```
public protocol SwitchNode: ControlNode {}

extension NodeKind {
  /// The kind of a `SwitchNode`.
  ///
  /// It uses the attributes of a control, the tints of its on state and its thumb, and whether it's
  /// on.
  public static let `switch` = NodeKind(
    "switch", of: (any SwitchNode).self, parent: .control,
    uses: [.onTintColor, .thumbTintColor, .isOn])
}

// MARK: Segmented control

/// A row of segments, one of which is selected, like UIKit's `UISegmentedControl`.
///
/// ```swift
/// struct RangeControl: SegmentedControlNode, ItemsContent, TintColor {
///   let items = ["Day", "Week", "Month"]
///   var selectedIndex: Int? = 0
/// }
/// ```
public protocol SegmentedControlNode: ControlNode {}

extension NodeKind {
  /// The kind of a `SegmentedControlNode`.
  ///
  /// It uses the attributes of a control, a list of items, the colors between them and behind the
  /// selected one, and their text attributes. Text color, font and alignment are the defaults for
  /// the normal state.
  public static let segmentedControl = NodeKind(
    "segmentedControl", of: (any SegmentedControlNode).self, parent: .control,
    uses: [.dividerColor, .selectedSegmentTintColor, .items],
    derivations: [.itemTitleText])
}

// MARK: Stepper

/// Two buttons that increase and decrease a number, like UIKit's `UIStepper`.
public protocol StepperNode: ControlNode {}

extension NodeKind {
  /// The kind of a `StepperNode`.
  ///
  /// It uses the attributes of a control, a value in a range, and the images of its two buttons.
  public static let stepper = NodeKind(
    "stepper", of: (any StepperNode).self, parent: .control,
    uses: [.rangedValue, .decrementImageForState, .incrementImageForState])
}

// MARK: Slider

/// A track with a thumb that sets a number, like UIKit's `UISlider`.
///
/// ```swift
/// struct VolumeSlider: SliderNode, ValueContent, MinimumTrackTintColor {
///   var value = 0.5
///   var minimumTrackTintColor: Color { .systemTeal }
/// }
/// ```
public protocol SliderNode: ControlNode {}

extension NodeKind {
  /// The kind of a `SliderNode`.
  ///
  /// It uses the attributes of a control, the tints of its tracks and its thumb, the images at the
  /// ends of its track, of its track and of its thumb, and a value in a range.
  public static let slider = NodeKind(
    "slider", of: (any SliderNode).self, parent: .control,
    uses: [
      .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .minimumValueImage,
      .maximumValueImage, .rangedValue, .minimumTrackImageForState, .maximumTrackImageForState,
      .thumbImageForState,
    ])
}

// MARK: Page control

/// A row of dots, one per page, like UIKit's `UIPageControl`.
///
/// ```swift
/// struct TourPages: PageControlNode, PageContent, CurrentPageTintColor {
///   let numberOfPages = 4
///   var currentPage = 0
/// }
/// ```
public protocol PageControlNode: ControlNode {}

extension NodeKind {
  /// The kind of a `PageControlNode`.
  ///
  /// It uses the attributes of a control, a page number, and the images and the tints of its
  /// indicators, which are derived from the tint color and the current page's tint.
  public static let pageControl = NodeKind(
    "pageControl", of: (any PageControlNode).self, parent: .control,
    uses: [.page, .pageIndicatorImageForState],
    derivations: [.pageIndicatorTint, .currentPageIndicatorTint])
}

// MARK: Date picker

/// A control that sets a date or a time, like UIKit's `UIDatePicker`.
public protocol DatePickerNode: ControlNode {}

extension NodeKind {
  /// The kind of a `DatePickerNode`.
  ///
  /// It uses the attributes of a control, and a date with its limits.
  public static let datePicker = NodeKind(
    "datePicker", of: (any DatePickerNode).self, parent: .control, uses: [.rangedDate])
}

// MARK: Picker

/// Wheels for choosing values, like UIKit's `UIPickerView`.
public protocol PickerNode: ViewNode {}

extension NodeKind {
  /// The kind of a `PickerNode`.
  ///
  /// It uses the attributes of a view and a list of items.
  public static let picker = NodeKind(
    "picker", of: (any PickerNode).self, parent: .view, uses: [.items])
}

// MARK: Progress

/// A bar that shows the progress of work, like UIKit's `UIProgressView`.
///
/// ```swift
/// struct DownloadProgress: ProgressNode, ValueContent, ProgressTintColor {
///   var value: Double
///   var progressTintColor: Color { value < 1 ? .systemBlue : .systemGreen }
/// }
/// ```
public protocol ProgressNode: ViewNode {}

extension NodeKind {
  /// The kind of a `ProgressNode`.
  ///
  /// It uses the attributes of a view, the tints of its progress and its track, a gradient of the
  /// former, and a value in a range.
  public static let progress = NodeKind(
    "progress", of: (any ProgressNode).self, parent: .view,
    uses: [.progressTintColor, .tintGradient, .trackTintColor, .rangedValue])
}

// MARK: Activity indicator

/// An indicator that turns while work is in progress, like UIKit's `UIActivityIndicatorView`.
public protocol ActivityIndicatorNode: ViewNode {}

extension NodeKind {
  /// The kind of an `ActivityIndicatorNode`.
  ///
  /// It uses the attributes of a view, and whether it turns.
  public static let activityIndicator = NodeKind(
    "activityIndicator", of: (any ActivityIndicatorNode).self, parent: .view,
    uses: [.isAnimating])
}

// MARK: - Enclosing controls

extension NodeKind {
  /// Whether nodes of the kind are controls or cells, whose state their descendants can read by
  /// ``ControlState/ofEnclosingControl``.
  package var isControlOrCell: Bool { isKind(of: .control) || isKind(of: .tableCell) }
}
