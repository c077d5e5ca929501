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

extension TableSectionHeaderNode {
  /// The kind: `.tableSectionHeader`.
  public static var nodeKind: NodeKind { .tableSectionHeader }
}

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
    ])
}
