/// The color of a slider's track beyond the thumb.
///
/// The default is light gray. From UIKit's `UISlider.maximumTrackTintColor`.
public protocol MaximumTrackTintColor: SendableMetatype {
  /// The color of a slider's track beyond the thumb.
  var maximumTrackTintColor: Color { get }
}

extension MaximumTrackTintColor {
  /// The default: light gray.
  public var maximumTrackTintColor: Color { .lightGray }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a slider's track beyond the thumb.
  public static var maximumTrackTintColor: Self { key }
}

private let key = Attribute<Color>(
  "maximumTrackTintColor", of: (any MaximumTrackTintColor).self, kinds: []
) {
  ($0 as? any MaximumTrackTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MaximumTrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.maximumTrackTintColor)
}

extension ViewModel {
  /// The color of a slider's track beyond the thumb; nil if no level of the cascade writes it.
  public var maximumTrackTintColor: Color? {
    get { self[.maximumTrackTintColor] }
    set { self[.maximumTrackTintColor] = newValue }
  }
}
