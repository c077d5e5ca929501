/// Text with several lines, like UIKit's `UITextView`.
public protocol TextViewNode: ViewNode {}

extension TextViewNode {
  /// The kind: `.textView`.
  public static var nodeKind: NodeKind { .textView }
}

extension NodeKind {
  /// The kind of a `TextViewNode`.
  ///
  /// It uses the attributes of a view, text color, font, alignment, typography and a text.
  public static let textView = NodeKind(
    "textView", of: (any TextViewNode).self, parent: .view,
    uses: .typography + [.textColor, .font, .textAlignment, .text])
}
