/// The kind of border that a text field draws.
///
/// The default is roundedRect. From UIKit's `UITextField.borderStyle`; CSS `border-style`.
public protocol BorderStyle: SendableMetatype {
  /// The kind of border that a text field draws.
  var borderStyle: BorderStyleValue { get }
}

extension BorderStyle {
  /// The default: roundedRect.
  public var borderStyle: BorderStyleValue { .roundedRect }
}

extension AnyAttribute where Self == Attribute<BorderStyleValue> {
  /// The kind of border that a text field draws.
  public static var borderStyle: Self { key }
}

private let key = Attribute<BorderStyleValue>("borderStyle", of: (any BorderStyle).self, kinds: [])
{
  ($0 as? any BorderStyle.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BorderStyle, _ slot: borrowing AttributeSlot<BorderStyleValue>
) -> AttributeWrite {
  slot.write(node.borderStyle)
}

extension ViewModel {
  /// The kind of border that a text field draws; nil if no level of the cascade writes it.
  public var borderStyle: BorderStyleValue? {
    get { self[.borderStyle] }
    set { self[.borderStyle] = newValue }
  }
}
