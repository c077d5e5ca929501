// The kinds of tables and their parts.
//
// A declaration is a protocol, and the attributes that the kind uses and derives. `swift run
// Generator` writes the rest.

// MARK: Table

/// A list of rows, or of sections of rows, like UIKit's `UITableView`.
public protocol TableNode: ScrollNode {}

extension NodeKind {
  /// The kind of a `TableNode`.
  ///
  /// It uses the attributes of a view, the look of its sections, the separators and the height of its
  /// rows.
  public static let table = NodeKind(
    "table", of: (any TableNode).self, parent: .scroll,
    uses: [.separatorColor, .separatorStyle, .separatorInsets, .rowHeight, .listVariant])
}

// MARK: Table section

/// A group of a table's rows with a header and a footer, like a section of UIKit's `UITableView`.
///
/// Its children are rows, a ``TableSectionHeaderNode`` before them and a ``TableSectionFooterNode``
/// after them; both are optional. A rule can style what's in it by its type, and a hidden section
/// hides all of it:
///
/// ```swift
/// struct SettingsTable: TableNode {}
/// struct AccountSection: TableSectionNode {}
/// struct SectionTitle: TableSectionHeaderNode, TextContent {
///   var text: String
/// }
/// struct SettingRow: TableCellNode, TextContent {
///   var text: String
/// }
///
/// let tree = StyleTree()
/// let section = tree.attach(AccountSection(), to: tree.attach(SettingsTable()))
/// tree.attach(SectionTitle(text: "Account"), to: section)
/// tree.attach(SettingRow(text: "Sign out"), to: section)
/// ```
///
/// Rows in the table itself form sections of their own.
public protocol TableSectionNode: StyleNode {}

extension NodeKind {
  /// The kind of a `TableSectionNode`.
  ///
  /// It uses only the arrangement of its rows and whether it's hidden, because a section isn't a
  /// view: its table has the separators and the background, and inherited values pass through it to
  /// its children.
  public static let tableSection = NodeKind(
    "tableSection", of: (any TableSectionNode).self, uses: .stack + [.isHidden])
}

// MARK: Table section header

/// The title of a table's section, above its rows, like UIKit's `UITableViewHeaderFooterView`.
///
/// It's a child of a ``TableSectionNode``, before the rows. In a page, its text is a heading below that
/// of the bar.
///
/// ```swift
/// struct SectionTitle: TableSectionHeaderNode, TextContent, TextTransform, TextColor {
///   var text: String
///   var textTransform: TextTransformValue { .uppercase }
///   var textColor: Color { .secondaryLabel }
/// }
/// ```
public protocol TableSectionHeaderNode: ViewNode {}

extension NodeKind {
  /// The kind of a `TableSectionHeaderNode`.
  ///
  /// It uses the attributes of a view; a text with its color, font, alignment and transform; a
  /// detail text with its color; and an image.
  public static let tableSectionHeader = NodeKind(
    "tableSectionHeader", of: (any TableSectionHeaderNode).self, parent: .view,
    uses: [
      .textColor, .font, .textAlignment, .textTransform, .text, .image, .detailText,
      .detailTextColor,
    ],
    derivations: [.limitedFont])
}

// MARK: Table section footer

/// The text below the rows of a table's section, like UIKit's `UITableViewHeaderFooterView`.
///
/// It's a child of a ``TableSectionNode``, after the rows.
///
/// ```swift
/// struct SectionNote: TableSectionFooterNode, TextContent, Font {
///   var text: String
///   var font: FontDescriptor { FontDescriptor(textStyle: .footnote) }
/// }
/// ```
public protocol TableSectionFooterNode: ViewNode {}

extension NodeKind {
  /// The kind of a `TableSectionFooterNode`.
  ///
  /// It uses the attributes of a view; a text with its color, font, alignment and transform; a
  /// detail text with its color; and an image.
  public static let tableSectionFooter = NodeKind(
    "tableSectionFooter", of: (any TableSectionFooterNode).self, parent: .view,
    uses: [
      .textColor, .font, .textAlignment, .textTransform, .text, .image, .detailText,
      .detailTextColor,
    ],
    derivations: [.limitedFont])
}

// MARK: Table cell

/// A row of a table, like UIKit's `UITableViewCell`.
///
/// ```swift
/// struct ContactRow: TableCellNode, TextContent, TextColor {
///   var text: String
///   var textColor: Color { .label }
/// }
/// ```
public protocol TableCellNode: ViewNode {}

extension NodeKind {
  /// The kind of a `TableCellNode`.
  ///
  /// It uses the attributes of a view; a text with its color, font and alignment; a detail text
  /// with its color and position; an image with the attributes of symbols; an accessory; a control
  /// state; and the color behind it while it's selected.
  public static let tableCell = NodeKind(
    "tableCell", of: (any TableCellNode).self, parent: .view,
    uses: .symbols + [
      .textColor, .font, .textAlignment, .text, .image, .detailText, .detailTextColor,
      .accessoryType, .controlState, .cellVariant, .selectedBackgroundColor,
    ],
    derivations: [.limitedFont, .plainText])
}
