/// The image beside the title of the back button.
///
/// The default is the symbol chevron.backward. From UIKit's
/// `UINavigationBar.backIndicatorImage`.
public protocol BackIndicatorImage: SendableMetatype {
  /// The image beside the title of the back button.
  var backIndicatorImage: ImageReference { get }
}

extension BackIndicatorImage {
  /// The default: the symbol chevron.backward.
  public var backIndicatorImage: ImageReference { .symbol("chevron.backward") }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image beside the title of the back button.
  public static var backIndicatorImage: Self { key }
}

private let key = Attribute<ImageReference>(
  "backIndicatorImage", of: (any BackIndicatorImage).self, kinds: []
) {
  ($0 as? any BackIndicatorImage.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackIndicatorImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.backIndicatorImage)
}

extension ViewModel {
  /// The image beside the title of the back button; nil if no level of the cascade writes it.
  public var backIndicatorImage: ImageReference? {
    get { self[.backIndicatorImage] }
    set { self[.backIndicatorImage] = newValue }
  }
}
