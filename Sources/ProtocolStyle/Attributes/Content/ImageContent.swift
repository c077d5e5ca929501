/// The image that a node shows.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UIImageView.image`; HTML `img`.
public protocol ImageContent: SendableMetatype {
  /// The image.
  var image: ImageReference { get }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image that a node shows.
  public static var image: Self { key }
}

private let key = Attribute<ImageReference>(
  "image", of: (any ImageContent).self, kinds: [], isContent: true
) {
  ($0 as? any ImageContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ImageContent, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.image)
}

extension ViewModel {
  /// The image that a node shows; nil if no level of the cascade writes it.
  public var image: ImageReference? {
    get { self[.image] }
    set { self[.image] = newValue }
  }
}
