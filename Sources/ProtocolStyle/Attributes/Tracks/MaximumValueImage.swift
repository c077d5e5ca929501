/// The image at the end of a slider's track, which stands for the largest value.
///
/// The default is the symbol plus. Symbols are drawn in the tint color, and decorate the slider:
/// assistive technologies read its value instead. From UIKit's `UISlider.maximumValueImage`; a
/// background image in CSS.
public protocol MaximumValueImage: SendableMetatype {
  /// The image at the end of the track.
  var maximumValueImage: ImageReference { get }
}

extension MaximumValueImage {
  /// The default: the symbol plus.
  public var maximumValueImage: ImageReference { .symbol("plus") }
}

extension AnyAttribute where Self == Attribute<ImageReference> {
  /// The image at the end of a slider's track.
  public static var maximumValueImage: Self { key }
}

private let key = Attribute<ImageReference>(
  "maximumValueImage", of: (any MaximumValueImage).self, kinds: []
) {
  ($0 as? any MaximumValueImage.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MaximumValueImage, _ slot: borrowing AttributeSlot<ImageReference>
) -> AttributeWrite {
  slot.write(node.maximumValueImage)
}

extension ViewModel {
  /// The image at the end of a slider's track; nil if no level of the cascade writes it.
  public var maximumValueImage: ImageReference? {
    get { self[.maximumValueImage] }
    set { self[.maximumValueImage] = newValue }
  }
}
