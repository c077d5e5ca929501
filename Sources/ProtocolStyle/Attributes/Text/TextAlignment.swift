/// The alignment of a node's text.
///
/// A button derives its horizontal content alignment from left, center and right. The default is
/// natural. From UIKit's `UILabel.textAlignment`; CSS `text-align`.
public protocol TextAlignment: SendableMetatype {
  /// The alignment of a node's text.
  var textAlignment: TextAlignmentValue { get }
}

extension TextAlignment {
  /// The default: natural.
  public var textAlignment: TextAlignmentValue { .natural }
}

extension AnyAttribute where Self == Attribute<TextAlignmentValue> {
  /// The alignment of a node's text.
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
  /// The alignment of a node's text; nil if no level of the cascade writes it.
  public var textAlignment: TextAlignmentValue? {
    get { self[.textAlignment] }
    set { self[.textAlignment] = newValue }
  }
}
