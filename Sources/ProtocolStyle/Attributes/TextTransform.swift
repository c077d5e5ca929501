/// How the letters of a node's text are changed where it is shown.
///
/// The default is uppercase. From UIKit's `NSAttributedString`; CSS `text-transform`.
public protocol TextTransform: SendableMetatype {
  /// How the letters of a node's text are changed where it is shown.
  var textTransform: TextTransformValue { get }
}

extension TextTransform {
  /// The default: uppercase.
  public var textTransform: TextTransformValue { .uppercase }
}

extension AnyAttribute where Self == Attribute<TextTransformValue> {
  /// How the letters of a node's text are changed where it is shown.
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
  /// How the letters of a node's text are changed where it is shown; nil where nothing says.
  public var textTransform: TextTransformValue? {
    get { self[.textTransform] }
    set { self[.textTransform] = newValue }
  }
}
