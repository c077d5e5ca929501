/// A list of rows.
///
/// UIKit's `UITableView`.
public protocol TableNode: ScrollNode {}

extension TableNode {
  /// The kind: `.table`.
  public static var nodeKind: NodeKind { .table }
}

extension NodeKind {
  /// The kind of a `TableNode`.
  ///
  /// Uses the separators and the height of its rows besides.
  public static let table = NodeKind(
    "table", of: (any TableNode).self, parent: .scroll,
    uses: [.separatorColor, .separatorStyle, .rowHeight])
}
