/// A text that is only read.
///
/// UIKit's `UILabel`.
public protocol LabelNode: ViewNode {}

extension LabelNode {
  /// The kind: `.label`.
  public static var nodeKind: NodeKind { .label }
}

extension NodeKind {
  /// The kind of a `LabelNode`.
  ///
  /// Uses the attributes of text, typography and a text besides.
  public static let label = NodeKind(
    "label", of: (any LabelNode).self, parent: .view,
    uses: .typography + [
      .textColor, .font, .textAlignment, .lineBreakMode, .adjustsFontSizeToFitWidth, .text,
    ])
}
