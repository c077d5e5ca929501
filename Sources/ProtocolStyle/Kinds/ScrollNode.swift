/// A view that shows a part of its content, like UIKit's `UIScrollView`.
public protocol ScrollNode: ViewNode {}

extension ScrollNode {
  /// The kind: `.scroll`.
  public static var nodeKind: NodeKind { .scroll }
}

extension NodeKind {
  /// The kind of a `ScrollNode`.
  ///
  /// It uses and derives the attributes of a view.
  public static let scroll = NodeKind("scroll", of: (any ScrollNode).self, parent: .view)
}
