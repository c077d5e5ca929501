import ModernPack
import ProtocolStyle

// A node of every kind, each with a trait of ModernPack and content.

struct KindsScreen: ScreenNode {}

/// Columns side by side, and below each other where there's no room.
struct KindsColumns: ViewNode, StackAxis, StackWrapping, StackAlignment, Spacing, Padding {
  var padding: EdgeInsets { EdgeInsets(top: 8, left: 0, bottom: 16, right: 0) }
  var stackAxis: StackAxisValue { .horizontal }
  var wrapsChildren: Bool { true }
  var stackAlignment: StackAlignmentValue { .leading }
  var spacing: Double { 16 }
}

struct KindsColumn: ViewNode, Width, Growth, Spacing {
  var width: Double { 340 }
  var growth: Double { 1 }
  var spacing: Double { 16 }
}

struct KindsBar: NavigationBarNode, ModernNavigationBarAppearance, BackIndicatorImage, TextContent {
  var text: String
}

struct KindsItem: BarButtonItemNode, TextContent {
  var text: String
}

struct KindsTool: BarButtonItemNode, ImageContent, AccessibilityLabelContent {
  var image: ImageReference
  var accessibilityLabel: String
}

struct KindsSearch: SearchBarNode, ModernRaised, PlaceholderContent, AccessibilityLabelContent {
  var placeholder: String
  var accessibilityLabel: String { "Search" }
}

struct KindsSegments: SegmentedControlNode, ModernRaised, ItemsContent, AccessibilityLabelContent {
  var items: [String]
  var selectedIndex: Int?
  var accessibilityLabel: String { "Books" }
}

struct KindsLayout: SegmentedControlNode, ItemsContent, AccessibilityLabelContent {
  var items: [String] { ["List", "Grid"] }
  var itemImages: [ImageReference?] { [.symbol("list.bullet"), .symbol("square.grid.2x2")] }
  var selectedIndex: Int? { 1 }
  var accessibilityLabel: String { "Layout of the shelf" }
}

struct KindsCard: ViewNode, ModernCardAppearance {}

struct KindsControl: ControlNode, ModernCardAppearance {}

struct KindsScroll: ScrollNode {}

struct KindsCover: ImageNode, ImageContent, ContentMode, Width, Height, CornerRadius {
  var image: ImageReference { .bookCover }
  var contentMode: ContentModeValue { .scaleAspectFill }
  var width: Double { 96 }
  var height: Double { 128 }
  var cornerRadius: Double { 8 }
}

struct KindsTitle: LabelNode, ModernTitleAppearance, TextContent {
  var text: String
}

struct KindsCaption: LabelNode, ModernCaptionAppearance, TextContent {
  var text: String
}

struct KindsProgress: ProgressNode, ModernProgressAppearance, ValueContent,
  AccessibilityLabelContent
{
  var value: Double
  var accessibilityLabel: String
}

struct KindsButton: ButtonNode, ModernButtonAppearance, TextContent {
  var text: String
}

struct KindsQuietButton: ButtonNode, ModernQuietButtonAppearance, TextContent {
  var text: String
  var backgroundColor: Color { Token.modernSurface.value }
}

struct KindsPages: PageControlNode, ModernTint, PageContent, AccessibilityLabelContent {
  var currentPage: Int
  var numberOfPages: Int
  var accessibilityLabel: String { "Books on the shelf" }
}

struct KindsName: TextFieldNode, ModernFieldAppearance, TextContent, PlaceholderContent,
  AccessibilityLabelContent
{
  var text: String
  var placeholder: String
  var accessibilityLabel: String { "Name of a shelf" }
}

struct KindsNotes: TextViewNode, ModernRaised, ModernTextAppearance, CornerRadius, TextContent,
  AccessibilityLabelContent
{
  var cornerRadius: Double { 14 }
  var text: String
  var accessibilityLabel: String { "Notes" }
}

struct KindsIndicator: ActivityIndicatorNode, ModernTint, AccessibilityLabelContent {
  var accessibilityLabel: String
}

struct KindsTable: TableNode, ModernTableAppearance {
  var backgroundColor: Color { .clear }
}

struct KindsSection: TableSectionNode {}

struct KindsSectionTitle: TableSectionHeaderNode, KindsQuietText, TextContent {
  var text: String
}

struct KindsSectionNote: TableSectionFooterNode, KindsQuietText, TextContent {
  var text: String
}

/// The color of texts beside the rows of a table.
protocol KindsQuietText: TextColor {}

extension KindsQuietText {
  var textColor: Color { Token.modernQuietInk.value }
}

struct KindsRow: TableCellNode, TextContent {
  var text: String
}

struct KindsLinkRow: TableCellNode, CellVariant, TextContent, DetailTextContent, AccessoryType {
  var cellVariant = CellVariantValue.value
  var text: String
  var detailText: String
}

struct KindsChoiceRow: TableCellNode, SelectedBackgroundColor, TextContent, AccessoryType,
  ControlStateContent
{
  var text: String
  var selectedBackgroundColor: Color { Token.modernAccent.value.withAlpha(0.12) }
  var accessoryType: AccessoryTypeValue { .checkmark }
  var controlState: ControlState { .selected }
}

struct KindsSwitch: SwitchNode, ModernSwitchAppearance, OnContent, AccessibilityLabelContent {
  var isOn: Bool
  var accessibilityLabel: String
}

struct KindsSlider: SliderNode, ModernSliderAppearance, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
}

struct KindsBrightness: SliderNode, ModernSliderAppearance, MinimumValueImage, MaximumValueImage,
  ValueContent, AccessibilityLabelContent
{
  var minimumValueImage: ImageReference { .symbol("sun.min") }
  var maximumValueImage: ImageReference { .symbol("sun.max") }
  var value: Double
  var accessibilityLabel: String { "Brightness" }
}

struct KindsStepper: StepperNode, ModernStepperAppearance, ValueContent, AccessibilityLabelContent {
  var value: Double
  var range: ClosedRange<Double> { 0...100 }
  var accessibilityLabel: String
}

struct KindsDate: DatePickerNode, ModernDateFieldAppearance, DateContent,
  AccessibilityLabelContent
{
  var date: CalendarDate
  var accessibilityLabel: String
}

struct KindsVoice: PickerNode, ModernRaised, ItemsContent, AccessibilityLabelContent {
  var items: [String] { ["Calm", "Lively", "Whisper"] }
  var selectedIndex: Int? { 1 }
  var accessibilityLabel: String
}

struct KindsToolbar: ToolbarNode, ModernBarAppearance {}

struct KindsTabs: TabBarNode, ModernBarAppearance {}

struct KindsTab: TabBarItemNode, TextContent, ImageContent, ControlStateContent, BadgeContent {
  var text: String
  var image: ImageReference
  var controlState: ControlState
  var badge: String
}

extension ImageReference {
  /// The cover of a book: a sun over hills.
  static let bookCover = drawing(
    """
    <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 120 160"><rect width="120" height="160" \
    fill="#2b3a67"/><circle cx="60" cy="66" r="30" fill="#ffc482"/><path d="M0 110q30-34 62-8t58-12\
    v70H0z" fill="#496a81"/><path d="M0 134q40-26 76-6t44-8v40H0z" fill="#66999b"/></svg>
    """)
}
