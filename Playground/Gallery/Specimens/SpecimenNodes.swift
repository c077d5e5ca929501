import ProtocolStyle

// The nodes of the page around the components, whose colors are neutral in all systems.

extension Token<Color> {
  static let specimenPage = Token(
    "specimenPage", default: .adaptive(light: Color(rgb: 0xF3F3F5), dark: Color(rgb: 0x0B0B0D)))
  static let specimenText = Token(
    "specimenText", default: .adaptive(light: Color(rgb: 0x17181C), dark: Color(rgb: 0xF2F2F4)))
  static let specimenCaption = Token(
    "specimenCaption", default: .adaptive(light: Color(rgb: 0x5C5F67), dark: Color(rgb: 0xB0B3BB)))
  static let specimenLine = Token(
    "specimenLine",
    default: .adaptive(light: .black.withAlpha(0.12), dark: .white.withAlpha(0.18)))
}

struct SpecimenBar: NavigationBarNode, BackgroundColor, TextColor, TextContent {
  var text: String
  var backgroundColor: Color { Token.specimenPage.value }
  var textColor: Color { Token.specimenText.value }
}

/// The page below its bar.
struct SpecimenPage: ViewNode, BackgroundColor, Padding, Spacing {
  var backgroundColor: Color { Token.specimenPage.value }
  var padding: EdgeInsets { EdgeInsets(top: 8, leading: 24, bottom: 48, trailing: 24) }
  var spacing: Double { 56 }
}

/// Parts below each other.
struct SpecimenColumn: ViewNode, Spacing, StackAlignment, Growth {
  var spacing = 16.0
  var stackAlignment = StackAlignmentValue.fill
  var growth = 0.0
}

/// Sheets side by side where there's room.
struct SpecimenShelf: ViewNode, GridColumns, Spacing, StackAlignment {
  var minimum = 560.0
  var gridColumns: GridColumnsValue { .adaptive(minimum: minimum) }
  var spacing: Double { 16 }
  var stackAlignment: StackAlignmentValue { .fill }
}

/// The components of a brand in one scheme, on its background.
struct SpecimenSheet: ViewNode, BackgroundColor, BorderColor, BorderWidth, CornerRadius, Padding,
  Overflow, StyleClassed
{
  let background: @Sendable () -> Color
  var styleClasses: [String] = []
  var backgroundColor: Color { background() }
  var borderColor: Color { Token.specimenLine.value }
  var borderWidth: Double { 1 }
  var cornerRadius: Double { 12 }
  var padding: EdgeInsets { EdgeInsets(19) }
  var overflow: OverflowValue { .scrolls }
}

/// The content of a sheet, which scrolls where there's less room.
struct SpecimenContent: ViewNode, MinimumWidth, Spacing {
  var minimumWidth = 566.0
  var spacing: Double { 32 }
}

/// Components in columns of equal width, each at the leading edge of its column.
struct SpecimenGrid: ViewNode, GridColumns, Spacing, StackAlignment {
  var columns: Int
  var spacing = 8.0
  var stackAlignment = StackAlignmentValue.leading
  var gridColumns: GridColumnsValue { .count(columns) }
}

/// A cell of a grid, whose content keeps its own size.
struct SpecimenCell: ViewNode, StackAlignment, StackDistribution, Spacing {
  var stackAlignment = StackAlignmentValue.leading
  var stackDistribution: StackDistributionValue { .center }
  var spacing: Double { 6 }
}

/// A component in a state, as a picture with a name.
struct SpecimenPicture: ViewNode, AccessibilityTraitsContent, AccessibilityLabelContent {
  var accessibilityLabel: String
  var accessibilityTraits: AccessibilityTraits { .image }
}

/// The content of a picture, which neither the pointer nor the keyboard reaches.
struct InertSpecimen: InertNode, StackAlignment {
  var stackAlignment = StackAlignmentValue.leading
}

protocol InertNode: ViewNode {}
extension InertNode { static var nodeKind: NodeKind { .inert } }

extension NodeKind {
  static let inert = NodeKind("inert", of: (any InertNode).self, parent: .view)
}

protocol SpecimenText: LabelNode, TextColor, Font, MaximumNumberOfLines, TextContent {}
extension SpecimenText {
  var textColor: Color { Token.specimenText.value }
  var maximumNumberOfLines: Int { 0 }
}

/// The name of a system, a brand or a component.
struct SpecimenTitle: SpecimenText, AccessibilityTraitsContent {
  var text: String
  var size = 28.0
  var font: FontDescriptor { .system(size: size, weight: size > 14 ? .bold : .semibold) }
  var accessibilityTraits: AccessibilityTraits { .header }
}

struct SpecimenNote: SpecimenText {
  var text: String
  var textColor: Color { Token.specimenCaption.value }
  var font: FontDescriptor { .system(size: 15) }
}

/// The name of a state, a variant or a size.
struct SpecimenCaption: SpecimenText, ColumnSpan, Padding {
  var text: String
  var columnSpan = 1
  var textColor: Color { Token.specimenCaption.value }
  var font: FontDescriptor { .system(size: 11, weight: columnSpan > 1 ? .semibold : .regular) }

  /// The name of a row is nearer to it than to the row above.
  var padding: EdgeInsets { EdgeInsets(top: columnSpan > 1 ? 8 : 0, left: 0, bottom: 0, right: 0) }
}
