/// The image at the start of a slider's track, which stands for the smallest value.
///
/// The default is the symbol minus. Symbols are drawn in the tint color, and decorate the slider:
/// assistive technologies read its value instead. From UIKit's `UISlider.minimumValueImage`; a
/// background image in CSS.
public protocol MinimumValueImage: SendableMetatype {
  /// The image at the start of the track.
  var minimumValueImage: ImageReference { get }
}

extension MinimumValueImage {
  /// The default: the symbol minus.
  public var minimumValueImage: ImageReference { .symbol("minus") }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the start of a slider's track.
  public static var minimumValueImage: Self { key }
}

private let key = Attribute<ImageReference>(
  "minimumValueImage", of: (any MinimumValueImage).self, kinds: []
) {
  ($0 as? any MinimumValueImage.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MinimumValueImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.minimumValueImage)
}

extension ViewModel {
  /// The image at the start of a slider's track; nil if no level of the cascade writes it.
  public var minimumValueImage: ImageReference? {
    get { self[.minimumValueImage] }
    set { self[.minimumValueImage] = newValue }
  }
}
