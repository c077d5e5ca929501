import ProtocolStyle

// The models of a bank's app: their content and their traits, all of them of the library.

extension Token<Color> {
  static let bankAccent = Token(
    "bankAccent", default: .adaptive(light: Color(rgb: 0x0B5D4B), dark: Color(rgb: 0x6FD6BB)))
  static let bankGround = Token("bankGround", default: .systemGroupedBackground)
  static let bankSurface = Token("bankSurface", default: .secondarySystemGroupedBackground)
  static let bankAlert = Token(
    "bankAlert", default: .adaptive(light: Color(rgb: 0xB3261E), dark: Color(rgb: 0xFFB4AB)))
}

// MARK: - Containers

/// A phone's display of fixed width, with a screen in it.
struct BankPhone: ViewNode, BackgroundColor, BorderColor, BorderWidth, CornerShape, Overflow,
  MinimumHeight, Spacing
{
  var backgroundColor: Color { Token.bankGround.value }
  var borderColor: Color { .separator }
  var cornerShape: CornerShapeValue { .radii(36).continuous() }
  var overflow: OverflowValue { .clipped }
  var minimumHeight: Double { 640 }
  var spacing: Double { 0 }
}

struct BankScreen: ScreenNode, Growth, Spacing {
  var growth: Double { 1 }
  var spacing: Double { 16 }
}

/// Children below each other.
struct BankColumn: ViewNode, StackAlignment, Spacing, Padding {
  var stackAlignment = StackAlignmentValue.fill
  var spacing = 12.0
  var padding = EdgeInsets.zero
}

/// Children beside each other.
struct BankRow: ViewNode, StackAxis, StackAlignment, StackDistribution, Spacing {
  var stackDistribution = StackDistributionValue.equalSpacing
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 12 }
}

/// Cards beside each other, with room for their shadows.
struct BankCards: ViewNode, StackAxis, Spacing, Padding, Overflow {
  var stackAxis: StackAxisValue { .horizontal }
  var spacing: Double { 16 }
  var padding: EdgeInsets { EdgeInsets(top: 8, left: 12, bottom: 24, right: 12) }
  var overflow: OverflowValue { .scrolls }
}

/// Tiles in as many columns as there's room for.
struct BankGrid: ViewNode, GridColumns, Spacing {
  var gridColumns = GridColumnsValue.adaptive(minimum: 130)
  var spacing: Double { 12 }
}

/// A row of two columns in a grid.
struct BankGridRow: ViewNode, StackAxis, StackAlignment {
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .firstBaseline }
}

struct BankPanel: ViewNode, BankSurface, Padding, Spacing {
  var padding: EdgeInsets { EdgeInsets(16) }
  var spacing: Double { 10 }
}

protocol BankSurface: BackgroundColor, CornerShape {}
extension BankSurface {
  var backgroundColor: Color { Token.bankSurface.value }
  var cornerShape: CornerShapeValue { .radii(16).continuous() }
}

/// A payment card, with a gradient, a near shadow and a wide one, and light on its upper edge.
struct BankCard: ViewNode, BackgroundGradient, CornerShape, Shadows, AspectRatio, MinimumWidth,
  Padding, StackDistribution
{
  var backgroundGradient: Gradient {
    Gradient([Color(rgb: 0x0B5D4B), Color(rgb: 0x12324A)], angle: 120)
  }
  var cornerShape: CornerShapeValue { .radii(20).continuous() }
  var shadows: [Shadow] {
    [
      Shadow(
        color: .white.withAlpha(0.35), offset: Offset(x: 0, y: 1), blur: 0, isInner: true),
      Shadow(color: .black.withAlpha(0.25), offset: Offset(x: 0, y: 2), blur: 4),
      Shadow(color: .black.withAlpha(0.2), offset: Offset(x: 0, y: 12), blur: 24, spread: -6),
    ]
  }
  var aspectRatio: Double { 1.586 }
  var minimumWidth: Double { 240 }
  var padding: EdgeInsets { EdgeInsets(20) }
  var stackDistribution: StackDistributionValue { .equalSpacing }
}

/// A message over the screen, which shows through.
struct BankBanner: ViewNode, BackgroundMaterial, BorderColor, BorderWidth, CornerShape, StackAxis,
  StackAlignment, Spacing, Padding
{
  var backgroundMaterial: BackgroundMaterialValue { .thick }
  var borderColor: Color { Token.bankAlert.value }
  var cornerShape: CornerShapeValue { .radii(14) }
  var stackAxis: StackAxisValue { .horizontal }
  var stackAlignment: StackAlignmentValue { .center }
  var spacing: Double { 12 }
  var padding: EdgeInsets { EdgeInsets(14) }
}

// MARK: - Texts

protocol BankText: TextColor, Font {}
extension BankText {
  var textColor: Color { .label }
  var font: FontDescriptor { FontDescriptor(textStyle: .body) }
}

/// A text on as many lines as it needs.
protocol BankLines: BankText, MaximumNumberOfLines {}
extension BankLines {
  var maximumNumberOfLines: Int { 0 }
}

struct BankTitle: LabelNode, BankLines, TextAlignment, TextContent, AccessibilityTraitsContent {
  var text: String
  var textAlignment = TextAlignmentValue.natural
  var font: FontDescriptor { FontDescriptor(textStyle: .title2).withWeight(.bold) }
  var accessibilityTraits: AccessibilityTraits { .header }
}

struct BankNote: LabelNode, BankLines, TextAlignment, TextContent {
  var text: String
  var textAlignment = TextAlignmentValue.natural
  var textColor: Color { .adaptive(light: Color(rgb: 0x55585E), dark: Color(rgb: 0xB4B7BD)) }
  var font: FontDescriptor { FontDescriptor(textStyle: .subheadline) }
}

struct BankMistake: LabelNode, BankLines, TextContent {
  var text: String
  var textColor: Color { Token.bankAlert.value }
  var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}

struct BankAmount: LabelNode, BankLines, TextAlignment, TextContent {
  var text: String
  var textAlignment: TextAlignmentValue { .right }
  var font: FontDescriptor { FontDescriptor(textStyle: .body).monospacedDigits() }
}

struct BankRichText: LabelNode, BankLines, BankTint, TextAlignment, RichTextContent {
  var richText: RichText
  var textAlignment = TextAlignmentValue.natural
}

struct BankCardText: LabelNode, BankLines, ContentSizeLimits, TextContent {
  var text: String
  var textColor: Color { .white }
  var font: FontDescriptor { FontDescriptor(textStyle: .headline).monospacedDigits() }
  var contentSizeLimits: ContentSizeLimitsValue { ContentSizeLimitsValue(maximum: .extraLarge) }
}

/// A short status in a capsule.
struct BankTag: LabelNode, TextColor, Font, BackgroundColor, CornerShape, Padding, TextContent {
  var text: String
  var textColor: Color { .adaptive(light: .white, dark: .black) }
  var font: FontDescriptor { FontDescriptor(textStyle: .caption1).withWeight(.semibold) }
  var backgroundColor: Color { Token.bankAlert.value }
  var cornerShape: CornerShapeValue { .capsule }
  var padding: EdgeInsets { EdgeInsets(top: 2, left: 8, bottom: 2, right: 8) }
}

struct BankLink: LinkNode, BankTint, Underline, TextContent, LinkContent {
  var text: String
  var link: String
  var underline: TextLineStyle { .solid }
}

// MARK: - Controls

protocol BankTint: TintColor {}
extension BankTint {
  var tintColor: Color { Token.bankAccent.value }
}

/// Two rings around what has the focus: an outline, and a shadow with a spread inside it.
protocol BankFocusRings: Outline, Shadows {}
extension BankFocusRings {
  private var isFocused: Bool { ControlState.current.contains(.focused) }
  var outline: OutlineValue {
    isFocused ? OutlineValue(width: 2, color: Token.bankAccent.value, offset: 2) : .hidden
  }
  var shadows: [Shadow] {
    isFocused
      ? [Shadow(color: Token.bankSurface.value, offset: .zero, blur: 0, spread: 2)] : []
  }
}

struct BankButton: ButtonNode, BankTint, ButtonVariant, ControlSize, CornerShape, ShowsActivity,
  BankFocusRings, TextContent, ControlStateContent
{
  var text: String
  var buttonVariant = ButtonVariantValue.prominent
  var controlState = ControlState.normal
  var showsActivity = false
  var controlSize: ControlSizeValue { .large }
  var cornerShape: CornerShapeValue { .capsule }
}

struct BankAction: ButtonNode, BankTint, ButtonVariant, CornerShape, ImagePlacement, ImagePadding,
  Font, TextContent, ImageContent
{
  var text: String
  var image: ImageReference
  var buttonVariant: ButtonVariantValue { .tinted }
  var cornerShape: CornerShapeValue { .radii(16).continuous() }
  var imagePlacement: ImagePlacementValue { .top }
  var imagePadding: Double { 4 }
  var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
}

struct BankField: TextFieldNode, BankText, BankFieldLook, InputKindContent, TextContent,
  PlaceholderContent, ControlStateContent, AccessibilityLabelContent
{
  var placeholder: String
  var inputKind = InputKind.text
  var text = ""
  var controlState = ControlState.normal
  var accessibilityLabel: String { placeholder }
}

protocol BankFieldLook: BackgroundColor, BorderColor, BorderWidth, CornerRadius, PlaceholderColor,
  Alpha, ClearButtonMode
{}
extension BankFieldLook {
  var backgroundColor: Color { Token.bankSurface.value }
  var borderColor: Color {
    if ControlState.current.contains(.invalid) { return Token.bankAlert.value }
    return ControlState.current.contains(.focused) ? Token.bankAccent.value : .separator
  }
  var borderWidth: Double { ControlState.current.contains(.invalid) ? 2 : 1 }
  var cornerRadius: Double { 12 }
  var placeholderColor: Color {
    .adaptive(light: Color(rgb: 0x63666C), dark: Color(rgb: 0xA8ABB1))
  }
  var alpha: Double { ControlState.current.contains(.disabled) ? 0.5 : 1 }
  var clearButtonMode: ClearButtonModeValue { .whileEditing }
}

struct BankDate: DatePickerNode, BankTint, DateContent, AccessibilityLabelContent {
  var date = CalendarDate(year: 2026, month: 12, day: 1)
  var accessibilityLabel: String { "Day of the transfer" }
}

struct BankSegments: SegmentedControlNode, BankTint, ItemsContent, AccessibilityLabelContent {
  var items: [String]
  var selectedIndex: Int? = 0
  var accessibilityLabel: String
}

struct BankSwitch: SwitchNode, OnTintColor, OnContent, AccessibilityLabelContent {
  var isOn: Bool
  var accessibilityLabel: String
  var onTintColor: Color { Token.bankAccent.value }
}

struct BankSlider: SliderNode, MinimumTrackTintColor, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
  var minimumTrackTintColor: Color { Token.bankAccent.value }
}

struct BankProgress: ProgressNode, ProgressTintColor, ValueContent, AccessibilityLabelContent {
  var value: Double
  var accessibilityLabel: String
  var progressTintColor: Color { Token.bankAccent.value }
}

struct BankSymbol: ImageNode, BankTint, ImageContent, Width, Height, SymbolWeight,
  AccessibilityLabelContent
{
  var image: ImageReference
  var accessibilityLabel: String
  var size = 28.0
  var width: Double { size }
  var height: Double { size }
  var symbolWeight: FontDescriptor.Weight { .semibold }
}

// MARK: - Tables and bars

struct BankTable: TableNode, ListVariant, SeparatorInsets, BackgroundColor {
  var listVariant: ListVariantValue { .insetGrouped }
  var separatorInsets: EdgeInsets { EdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 0) }
  var backgroundColor: Color { Token.bankGround.value }
}

struct BankSection: TableSectionNode {}

struct BankSectionTitle: TableSectionHeaderNode, TextContent {
  var text: String
}

struct BankCell: TableCellNode, BankText, CellVariant, AccessoryType, SelectedBackgroundColor,
  BackgroundColor, TextContent, DetailTextContent
{
  var text: String
  var detailText = ""
  var cellVariant = CellVariantValue.subtitle
  var accessoryType = AccessoryTypeValue.hidden
  var backgroundColor: Color { Token.bankSurface.value }
  var selectedBackgroundColor: Color { Token.bankAccent.value.withAlpha(0.15) }
}

struct BankBar: NavigationBarNode, BankTint, BackgroundColor, BarTintColorForAppearance,
  TextContent,
  SubtitleContent
{
  var text: String
  var subtitle = ""
  var backgroundColor: Color { Token.bankSurface.value }
  var barTintColorForAppearance: BarAppearanceValues<Color> {
    [.scrollEdge: Token.bankGround.value]
  }
}

struct BankBarItem: BarButtonItemNode, BankTint, BarItemVariant, TextContent {
  var text: String
  var barItemVariant = BarItemVariantValue.plain
}

struct BankTabs: TabBarNode, BankTint, BackgroundColor, UnselectedItemTintColor {
  var backgroundColor: Color { Token.bankSurface.value }
  var unselectedItemTintColor: Color {
    .adaptive(light: Color(rgb: 0x5F6268), dark: Color(rgb: 0xA8ABB1))
  }
}

struct BankTab: TabBarItemNode, TextContent, ImageContent, BadgeContent, ControlStateContent {
  var text: String
  var image: ImageReference
  var badge = ""
  var controlState = ControlState.normal
}
