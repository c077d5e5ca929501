/// The color of a slider's track up to the thumb.
///
/// The default is system blue. From UIKit's `UISlider.minimumTrackTintColor`.
public protocol MinimumTrackTintColor: SendableMetatype {
  /// The color of a slider's track up to the thumb.
  var minimumTrackTintColor: Color { get }
}

extension MinimumTrackTintColor {
  /// The default: system blue.
  public var minimumTrackTintColor: Color { .systemBlue }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a slider's track up to the thumb.
  public static var minimumTrackTintColor: Self { key }
}

private let key = Attribute<Color>(
  "minimumTrackTintColor", of: (any MinimumTrackTintColor).self, kinds: []
) {
  ($0 as? any MinimumTrackTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MinimumTrackTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.minimumTrackTintColor)
}

extension ViewModel {
  /// The color of a slider's track up to the thumb; nil if no level of the cascade writes it.
  public var minimumTrackTintColor: Color? {
    get { self[.minimumTrackTintColor] }
    set { self[.minimumTrackTintColor] = newValue }
  }
}
