/// An image.
///
/// UIKit's `UIImageView`.
public protocol ImageNode: ViewNode {}

extension ImageNode {
  /// The kind: `.image`.
  public static var nodeKind: NodeKind { .image }
}

extension NodeKind {
  /// The kind of a `ImageNode`.
  ///
  /// Uses its image besides.
  public static let image = NodeKind(
    "image", of: (any ImageNode).self, parent: .view, uses: [.image])
}
