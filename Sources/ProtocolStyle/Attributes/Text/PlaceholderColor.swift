/// The color of an empty field's placeholder text.
///
/// The default is the system's placeholder text. From UIKit's
/// `UITextField.attributedPlaceholder`; CSS `::placeholder`.
public protocol PlaceholderColor: SendableMetatype {
  /// The color of an empty field's placeholder text.
  var placeholderColor: Color { get }
}

extension PlaceholderColor {
  /// The default: the system's placeholder text.
  public var placeholderColor: Color { .placeholderText }
}

extension AnyAttribute where Self == Attribute<Color> {
  /// The color of an empty field's placeholder text.
  public static var placeholderColor: Self { key }
}

private let key = Attribute<Color>("placeholderColor", of: (any PlaceholderColor).self, kinds: []) {
  ($0 as? any PlaceholderColor.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some PlaceholderColor, _ slot: borrowing AttributeSlot<Color>
) -> AttributeWrite {
  slot.write(node.placeholderColor)
}

extension ViewModel {
  /// The color of an empty field's placeholder text; nil if no level of the cascade writes it.
  public var placeholderColor: Color? {
    get { self[.placeholderColor] }
    set { self[.placeholderColor] = newValue }
  }
}
