/// The color of the shadow that a node casts.
///
/// The default is black. From UIKit's `CALayer.shadowColor`; the color of CSS `box-shadow`.
public protocol ShadowColor: SendableMetatype {
  /// The color of the shadow that a node casts.
  var shadowColor: Color { get }
}

extension ShadowColor {
  /// The default: black.
  public var shadowColor: Color { .black }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the shadow that a node casts.
  public static var shadowColor: Self { key }
}

private let key = Attribute<Color>("shadowColor", of: (any ShadowColor).self, kinds: []) {
  ($0 as? any ShadowColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShadowColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.shadowColor)
}

extension ViewModel {
  /// The color of the shadow that a node casts; nil if no level of the cascade writes it.
  public var shadowColor: Color? {
    get { self[.shadowColor] }
    set { self[.shadowColor] = newValue }
  }
}
