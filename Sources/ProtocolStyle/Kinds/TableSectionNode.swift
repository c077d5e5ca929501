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

extension TableSectionNode {
  /// The kind: `.tableSection`.
  public static var nodeKind: NodeKind { .tableSection }
}

extension NodeKind {
  /// The kind of a `TableSectionNode`.
  ///
  /// It uses only whether it's hidden, because a section isn't a view: its table has the separators
  /// and the background, and inherited values pass through it to its children.
  public static let tableSection = NodeKind(
    "tableSection", of: (any TableSectionNode).self, uses: [.isHidden])
}
