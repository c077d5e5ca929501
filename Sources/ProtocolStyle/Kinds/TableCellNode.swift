/// A row of a table, like UIKit's `UITableViewCell`.
///
/// ```swift
/// struct ContactRow: TableCellNode, TextContent, TextColor {
///   var text: String
///   var textColor: Color { .label }
/// }
/// ```
public protocol TableCellNode: ViewNode {}

extension TableCellNode {
  /// The kind: `.tableCell`.
  public static var nodeKind: NodeKind { .tableCell }
}

extension NodeKind {
  /// The kind of a `TableCellNode`.
  ///
  /// Uses a text with its color, font and alignment, a detail text with its color, an image, an
  /// accessory and its control state besides.
  public static let tableCell = NodeKind(
    "tableCell", of: (any TableCellNode).self, parent: .view,
    uses: [
      .textColor, .font, .textAlignment, .text, .image, .detailText, .detailTextColor,
      .accessoryType, .controlState,
    ])
}
