/// The color of a switch while it's on.
///
/// The default is system green. From UIKit's `UISwitch.onTintColor`.
public protocol OnTintColor: SendableMetatype {
  /// The color of a switch while it's on.
  var onTintColor: Color { get }
}

extension OnTintColor {
  /// The default: system green.
  public var onTintColor: Color { .systemGreen }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of a switch while it's on.
  public static var onTintColor: Self { key }
}

private let key = Attribute<Color>("onTintColor", of: (any OnTintColor).self, kinds: []) {
  ($0 as? any OnTintColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some OnTintColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.onTintColor)
}

extension ViewModel {
  /// The color of a switch while it's on; nil if no level of the cascade writes it.
  public var onTintColor: Color? {
    get { self[.onTintColor] }
    set { self[.onTintColor] = newValue }
  }
}
