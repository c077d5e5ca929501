/// Something that shows a part of what it contains.
///
/// UIKit's `UIScrollView`.
public protocol ScrollNode: ViewNode {}

extension ScrollNode {
  /// The kind: `.scroll`.
  public static var nodeKind: NodeKind { .scroll }
}

extension NodeKind {
  /// The kind of a `ScrollNode`.
  ///
  /// Uses and derives what a view does.
  public static let scroll = NodeKind("scroll", of: (any ScrollNode).self, parent: .view)
}
