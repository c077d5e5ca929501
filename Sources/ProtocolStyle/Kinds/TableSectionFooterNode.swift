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

extension TableSectionFooterNode {
  /// The kind: `.tableSectionFooter`.
  public static var nodeKind: NodeKind { .tableSectionFooter }
}

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
    ])
}
