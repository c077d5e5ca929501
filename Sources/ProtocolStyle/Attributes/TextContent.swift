/// The text of a node: a title, a label's text, what was typed into a field.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UILabel.text`; the text of an HTML element.
public protocol TextContent: SendableMetatype {
  /// The text.
  var text: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a node: a title, a label's text, what was typed into a field.
  public static var text: Self { key }
}

private let key = Attribute<String>("text", of: (any TextContent).self, kinds: [], isContent: true)
{
  ($0 as? any TextContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some TextContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.text)
}

extension ViewModel {
  /// The text of a node: a title, a label's text, what was typed into a field; nil where
  /// nothing says.
  public var text: String? {
    get { self[.text] }
    set { self[.text] = newValue }
  }
}
