/// Anything that is seen.
///
/// UIKit's `UIView`.
public protocol ViewNode: StyleNode {}

extension ViewNode {
  /// The kind: `.view`.
  public static var nodeKind: NodeKind { .view }
}

extension NodeKind {
  /// The kind of a `ViewNode`.
  ///
  /// Uses the attributes of layers and views, and what is read out for it.
  public static let view = NodeKind(
    "view", of: (any ViewNode).self, uses: .layer + .view + [.accessibilityLabel])
}
