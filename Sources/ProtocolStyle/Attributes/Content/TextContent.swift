/// The text of a node: a title, a label's text, or the text of a field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UILabel.text`; the text of an HTML element.
///
/// ```swift
/// struct CartLabel: LabelNode, TextContent {
///   var count: Int
///   var text: String { count == 1 ? "1 item" : "\(count) items" }
/// }
/// ```
public protocol TextContent: SendableMetatype {
  /// The text.
  var text: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a node: a title, a label's text, or the text of a field.
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
  /// The text of a node: a title, a label's text, or the text of a field; nil if no level of the
  /// cascade writes it.
  public var text: String? {
    get { self[.text] }
    set { self[.text] = newValue }
  }
}
