/// The text of a table cell beside or below its own, such as the value of a setting.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UIListContentConfiguration.secondaryText`; an element after the text in HTML.
public protocol DetailTextContent: SendableMetatype {
  /// The text; an empty one shows nothing.
  var detailText: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text of a table cell beside or below its own.
  public static var detailText: Self { key }
}

private let key = Attribute<String>(
  "detailText", of: (any DetailTextContent).self, kinds: [], isContent: true
) {
  ($0 as? any DetailTextContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some DetailTextContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.detailText)
}

extension ViewModel {
  /// The text of a table cell beside or below its own; nil if no level of the cascade writes it.
  public var detailText: String? {
    get { self[.detailText] }
    set { self[.detailText] = newValue }
  }
}
