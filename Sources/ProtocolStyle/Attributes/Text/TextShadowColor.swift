/// The color of the shadow of a node's text.
///
/// The default is black. From UIKit's `UILabel.shadowColor`; the color of CSS `text-shadow`.
public protocol TextShadowColor: SendableMetatype {
  /// The color of the shadow of a node's text.
  var textShadowColor: Color { get }
}

extension TextShadowColor {
  /// The default: black.
  public var textShadowColor: Color { .black }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of the shadow of a node's text.
  public static var textShadowColor: Self { key }
}

private let key = Attribute<Color>("textShadowColor", of: (any TextShadowColor).self, kinds: []) {
  ($0 as? any TextShadowColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextShadowColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.textShadowColor)
}

extension ViewModel {
  /// The color of the shadow of a node's text; nil if no level of the cascade writes it.
  public var textShadowColor: Color? {
    get { self[.textShadowColor] }
    set { self[.textShadowColor] = newValue }
  }
}
