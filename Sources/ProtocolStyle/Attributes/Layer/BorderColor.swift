/// The color of the border around a node.
///
/// The default is black. From UIKit's `CALayer.borderColor`; CSS `border-color`.
public protocol BorderColor: SendableMetatype {
  /// The color of the border around a node.
  var borderColor: Color { get }
}

extension BorderColor {
  /// The default: black.
  public var borderColor: Color { .black }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the border around a node.
  public static var borderColor: Self { key }
}

private let key = Attribute<Color>("borderColor", of: (any BorderColor).self, kinds: []) {
  ($0 as? any BorderColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BorderColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.borderColor)
}

extension ViewModel {
  /// The color of the border around a node; nil if no level of the cascade writes it.
  public var borderColor: Color? {
    get { self[.borderColor] }
    set { self[.borderColor] = newValue }
  }
}
