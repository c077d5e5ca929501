/// How a node's text is aligned.
///
/// On a button, left, center and right derive the horizontal content alignment. The default is
/// natural. From UIKit's `UILabel.textAlignment`; CSS `text-align`.
public protocol TextAlignment: SendableMetatype {
  /// How a node's text is aligned.
  var textAlignment: TextAlignmentValue { get }
}

extension TextAlignment {
  /// The default: natural.
  public var textAlignment: TextAlignmentValue { .natural }
}

extension AnyAttribute where Self == Attribute<TextAlignmentValue> {
  /// How a node's text is aligned.
  public static var textAlignment: Self { key }
}

private let key = Attribute<TextAlignmentValue>(
  "textAlignment", of: (any TextAlignment).self, kinds: []
) {
  ($0 as? any TextAlignment.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextAlignment, _ slot: borrowing AttributeSlot<TextAlignmentValue>
) -> AttributeWrite {
  slot.write(node.textAlignment)
}

extension ViewModel {
  /// How a node's text is aligned; nil where nothing says.
  public var textAlignment: TextAlignmentValue? {
    get { self[.textAlignment] }
    set { self[.textAlignment] = newValue }
  }
}
