/// A read-only text, like UIKit's `UILabel`.
///
/// ```swift
/// struct Heading: LabelNode, TextContent, Font {
///   var text: String
///   var font: FontDescriptor { FontDescriptor(textStyle: .headline) }
/// }
/// ```
public protocol LabelNode: ViewNode {}

extension LabelNode {
  /// The kind: `.label`.
  public static var nodeKind: NodeKind { .label }
}

extension NodeKind {
  /// The kind of a `LabelNode`.
  ///
  /// It uses the attributes of a view, the attributes of text, typography and a text.
  public static let label = NodeKind(
    "label", of: (any LabelNode).self, parent: .view,
    uses: .typography + [
      .textColor, .font, .textAlignment, .lineBreakMode, .adjustsFontSizeToFitWidth, .text,
    ])
}
