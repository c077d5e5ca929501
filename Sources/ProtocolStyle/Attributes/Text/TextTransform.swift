/// The capitalization of a node's text.
///
/// The default is uppercase. From UIKit's `NSAttributedString`; CSS `text-transform`.
public protocol TextTransform: SendableMetatype {
  /// The capitalization of a node's text.
  var textTransform: TextTransformValue { get }
}

extension TextTransform {
  /// The default: uppercase.
  public var textTransform: TextTransformValue { .uppercase }
}

extension AnyAttribute where Self == Attribute<TextTransformValue> {
  /// The capitalization of a node's text.
  public static var textTransform: Self { key }
}

private let key = Attribute<TextTransformValue>(
  "textTransform", of: (any TextTransform).self, kinds: []
) {
  ($0 as? any TextTransform.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextTransform, _ slot: borrowing AttributeSlot<TextTransformValue>
) -> AttributeWrite {
  slot.write(node.textTransform)
}

extension ViewModel {
  /// The capitalization of a node's text; nil if no level of the cascade writes it.
  public var textTransform: TextTransformValue? {
    get { self[.textTransform] }
    set { self[.textTransform] = newValue }
  }
}
