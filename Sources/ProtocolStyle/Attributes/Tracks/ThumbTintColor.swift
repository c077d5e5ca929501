/// The color of the thumb of a slider or a switch.
///
/// The default is white. From UIKit's `UISlider.thumbTintColor`, `UISwitch.thumbTintColor`.
public protocol ThumbTintColor: SendableMetatype {
  /// The color of the thumb of a slider or a switch.
  var thumbTintColor: Color { get }
}

extension ThumbTintColor {
  /// The default: white.
  public var thumbTintColor: Color { .white }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the thumb of a slider or a switch.
  public static var thumbTintColor: Self { key }
}

private let key = Attribute<Color>("thumbTintColor", of: (any ThumbTintColor).self, kinds: []) {
  ($0 as? any ThumbTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ThumbTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.thumbTintColor)
}

extension ViewModel {
  /// The color of the thumb of a slider or a switch; nil if no level of the cascade writes it.
  public var thumbTintColor: Color? {
    get { self[.thumbTintColor] }
    set { self[.thumbTintColor] = newValue }
  }
}
