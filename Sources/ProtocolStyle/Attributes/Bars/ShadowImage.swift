/// The image of the shadow that a bar casts.
///
/// The default is the image named BarShadow. From UIKit's `UINavigationBar.shadowImage`.
public protocol ShadowImage: SendableMetatype {
  /// The image of the shadow that a bar casts.
  var shadowImage: ImageReference { get }
}

extension ShadowImage {
  /// The default: the image named BarShadow.
  public var shadowImage: ImageReference { .named("BarShadow") }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image of the shadow that a bar casts.
  public static var shadowImage: Self { key }
}

private let key = Attribute<ImageReference>("shadowImage", of: (any ShadowImage).self, kinds: []) {
  ($0 as? any ShadowImage.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShadowImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.shadowImage)
}

extension ViewModel {
  /// The image of the shadow that a bar casts; nil if no level of the cascade writes it.
  public var shadowImage: ImageReference? {
    get { self[.shadowImage] }
    set { self[.shadowImage] = newValue }
  }
}
