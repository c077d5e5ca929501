/// Text of many lines.
///
/// UIKit's `UITextView`.
public protocol TextViewNode: ViewNode {}

extension TextViewNode {
  /// The kind: `.textView`.
  public static var nodeKind: NodeKind { .textView }
}

extension NodeKind {
  /// The kind of a `TextViewNode`.
  ///
  /// Uses text color, font, alignment, typography and a text besides.
  public static let textView = NodeKind(
    "textView", of: (any TextViewNode).self, parent: .view,
    uses: .typography + [.textColor, .font, .textAlignment, .text])
}
