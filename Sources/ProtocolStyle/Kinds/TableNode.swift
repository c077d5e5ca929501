/// A list of rows, or of sections of rows, like UIKit's `UITableView`.
public protocol TableNode: ScrollNode {}

extension TableNode {
  /// The kind: `.table`.
  public static var nodeKind: NodeKind { .table }
}

extension NodeKind {
  /// The kind of a `TableNode`.
  ///
  /// It uses the attributes of a view, the separators and the height of its rows.
  public static let table = NodeKind(
    "table", of: (any TableNode).self, parent: .scroll,
    uses: [.separatorColor, .separatorStyle, .rowHeight])
}
