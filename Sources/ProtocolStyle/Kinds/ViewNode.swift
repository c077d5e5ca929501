/// A visible node, like UIKit's `UIView`.
///
/// ```swift
/// struct Card: ViewNode, BackgroundColor, CornerRadius, ShadowOpacity {
///   var backgroundColor: Color { .secondarySystemBackground }
///   var cornerRadius: Double { 12 }
/// }
/// ```
public protocol ViewNode: StyleNode {}

extension ViewNode {
  /// The kind: `.view`.
  public static var nodeKind: NodeKind { .view }
}

extension NodeKind {
  /// The kind of a `ViewNode`.
  ///
  /// It uses the attributes of layers and views, and an accessibility label.
  public static let view = NodeKind(
    "view", of: (any ViewNode).self, uses: .layer + .view + [.accessibilityLabel])
}
