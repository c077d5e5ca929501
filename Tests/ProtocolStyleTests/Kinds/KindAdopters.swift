import ProtocolStyle

/// Every style protocol at once, with its default.
protocol EveryBaseProtocol:
  BorderWidth, BorderColor, CornerRadius, ShadowColor, ShadowOpacity, ShadowOffset, ShadowRadius,
  MasksToBounds, ShouldRasterize, BackgroundColor, TintColor, Alpha, ContentMode, Opaque,
  TextColor, Font, TextAlignment, LineBreakMode, AdjustsFontSizeToFitWidth, BorderStyle,
  ContentVerticalAlignment, ContentHorizontalAlignment, ContentEdgeInsets, TitleEdgeInsets,
  TitleColorForState, TitleShadowColorForState, ImageForState, BackgroundImageForState,
  TitleTextAttributesForState, MinimumTrackTintColor, ProgressTintColor, MaximumTrackTintColor,
  TrackTintColor, ThumbTintColor, OnTintColor, BarTintColor, Translucent, CurrentPageTintColor,
  BarStyle, ShadowImage, LargeTitleTextAttributes, TitleVerticalPositionForMetrics,
  BackIndicatorImage, BackIndicatorTransitionMaskImage, BackgroundImageForMetrics,
  BackgroundImageForPlacement, StatusBarStyle, Padding, Width, Height, BackgroundGradient,
  TextShadowColor, TextShadowOffset, TextTransform, LetterSpacing, LineHeight,
  MaximumNumberOfLines, PlaceholderColor, SeparatorColor, SeparatorStyle, RowHeight, DividerColor,
  Spacing, Hidden, DetailTextColor, AccessoryType, BadgeColor, Animating
{}

/// Every content protocol at once.
protocol EveryContentProtocol:
  TextContent, PlaceholderContent, ImageContent, ValueContent, DateContent, OnContent,
  ItemsContent, PageContent, ControlStateContent, AccessibilityLabelContent,
  DetailTextContent, BadgeContent, PromptContent, SecureTextContent
{}

extension EveryContentProtocol {
  var text: String { "Buy" }
  var placeholder: String { "Search" }
  var image: ImageReference { .named("star") }
  var value: Double { 3 }
  var range: ClosedRange<Double> { 0...10 }
  var date: CalendarDate { CalendarDate(year: 2026, month: 11, day: 22) }
  var isOn: Bool { true }
  var items: [String] { ["Day", "Week"] }
  var selectedIndex: Int? { 1 }
  var numberOfPages: Int { 5 }
  var currentPage: Int { 2 }
  var controlState: ControlState { .selected }
  var accessibilityLabel: String { "Close" }
  var detailText: String { "On" }
  var badge: String { "3" }
  var prompt: String { "Choose a day" }
}

/// Every style and content protocol at once.
typealias EveryProtocol = EveryBaseProtocol & EveryContentProtocol

/// A node for each kind that adopts every style and content protocol.
enum AdoptingAll {
  struct Screen: ScreenNode, EveryProtocol {}
  struct View: ViewNode, EveryProtocol {}
  struct Control: ControlNode, EveryProtocol {}
  struct Button: ButtonNode, EveryProtocol {}
  struct Label: LabelNode, EveryProtocol {}
  struct TextField: TextFieldNode, EveryProtocol {}
  struct TextView: TextViewNode, EveryProtocol {}
  struct SearchBar: SearchBarNode, EveryProtocol {}
  struct NavigationBar: NavigationBarNode, EveryProtocol {}
  struct Toolbar: ToolbarNode, EveryProtocol {}
  struct TabBar: TabBarNode, EveryProtocol {}
  struct BarItem: BarItemNode, EveryProtocol {}
  struct BarButtonItem: BarButtonItemNode, EveryProtocol {}
  struct TabBarItem: TabBarItemNode, EveryProtocol {}
  struct SegmentedControl: SegmentedControlNode, EveryProtocol {}
  struct Slider: SliderNode, EveryProtocol {}
  struct Switch: SwitchNode, EveryProtocol {}
  struct Stepper: StepperNode, EveryProtocol {}
  struct Progress: ProgressNode, EveryProtocol {}
  struct PageControl: PageControlNode, EveryProtocol {}
  struct DatePicker: DatePickerNode, EveryProtocol {}
  struct Image: ImageNode, EveryProtocol {}
  struct Scroll: ScrollNode, EveryProtocol {}
  struct Table: TableNode, EveryProtocol {}
  struct TableCell: TableCellNode, EveryProtocol {}
  struct ActivityIndicator: ActivityIndicatorNode, EveryProtocol {}
  struct Picker: PickerNode, EveryProtocol {}
}

/// Every base protocol that some kind derives from.
protocol EveryDerivationInput:
  BackgroundColor, TintColor, TextColor, Font, TextAlignment, CurrentPageTintColor
{}

extension EveryDerivationInput {
  var textAlignment: TextAlignmentValue { .right }
}

/// A node for each kind that adopts what some kind derives from, and nothing that is derived.
enum AdoptingInputs {
  struct Screen: ScreenNode, EveryDerivationInput {}
  struct View: ViewNode, EveryDerivationInput {}
  struct Control: ControlNode, EveryDerivationInput {}
  struct Button: ButtonNode, EveryDerivationInput {}
  struct Label: LabelNode, EveryDerivationInput {}
  struct TextField: TextFieldNode, EveryDerivationInput {}
  struct TextView: TextViewNode, EveryDerivationInput {}
  struct SearchBar: SearchBarNode, EveryDerivationInput {}
  struct NavigationBar: NavigationBarNode, EveryDerivationInput {}
  struct Toolbar: ToolbarNode, EveryDerivationInput {}
  struct TabBar: TabBarNode, EveryDerivationInput {}
  struct BarItem: BarItemNode, EveryDerivationInput {}
  struct BarButtonItem: BarButtonItemNode, EveryDerivationInput {}
  struct TabBarItem: TabBarItemNode, EveryDerivationInput {}
  struct SegmentedControl: SegmentedControlNode, EveryDerivationInput {}
  struct Slider: SliderNode, EveryDerivationInput {}
  struct Switch: SwitchNode, EveryDerivationInput {}
  struct Stepper: StepperNode, EveryDerivationInput {}
  struct Progress: ProgressNode, EveryDerivationInput {}
  struct PageControl: PageControlNode, EveryDerivationInput {}
  struct DatePicker: DatePickerNode, EveryDerivationInput {}
  struct Image: ImageNode, EveryDerivationInput {}
  struct Scroll: ScrollNode, EveryDerivationInput {}
  struct Table: TableNode, EveryDerivationInput {}
  struct TableCell: TableCellNode, EveryDerivationInput {}
  struct ActivityIndicator: ActivityIndicatorNode, EveryDerivationInput {}
  struct Picker: PickerNode, EveryDerivationInput {}
}
