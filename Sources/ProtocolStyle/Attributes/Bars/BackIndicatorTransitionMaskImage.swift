/// The mask of the back button's image while screens change.
///
/// The default is the symbol chevron.backward. From UIKit's
/// `UINavigationBar.backIndicatorTransitionMaskImage`.
public protocol BackIndicatorTransitionMaskImage: SendableMetatype {
  /// The mask of the back button's image while screens change.
  var backIndicatorTransitionMaskImage: ImageReference { get }
}

extension BackIndicatorTransitionMaskImage {
  /// The default: the symbol chevron.backward.
  public var backIndicatorTransitionMaskImage: ImageReference { .symbol("chevron.backward") }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The mask of the back button's image while screens change.
  public static var backIndicatorTransitionMaskImage: Self { key }
}

private let key = Attribute<ImageReference>(
  "backIndicatorTransitionMaskImage", of: (any BackIndicatorTransitionMaskImage).self, kinds: []
) {
  ($0 as? any BackIndicatorTransitionMaskImage.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BackIndicatorTransitionMaskImage,
  _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.backIndicatorTransitionMaskImage)
}

extension ViewModel {
  /// The mask of the back button's image while screens change; nil if no level of the cascade
  /// writes it.
  public var backIndicatorTransitionMaskImage: ImageReference? {
    get { self[.backIndicatorTransitionMaskImage] }
    set { self[.backIndicatorTransitionMaskImage] = newValue }
  }
}
