/// A view that shows an image, like UIKit's `UIImageView`.
///
/// ```swift
/// struct Logo: ImageNode, ImageContent, ContentMode {
///   let image = ImageReference.named("logo")
///   var contentMode: ContentModeValue { .scaleAspectFit }
/// }
/// ```
public protocol ImageNode: ViewNode {}

extension ImageNode {
  /// The kind: `.image`.
  public static var nodeKind: NodeKind { .image }
}

extension NodeKind {
  /// The kind of an `ImageNode`.
  ///
  /// It uses the attributes of a view and an image.
  public static let image = NodeKind(
    "image", of: (any ImageNode).self, parent: .view, uses: [.image])
}
