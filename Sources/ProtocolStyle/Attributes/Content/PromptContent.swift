/// A line above the title of a navigation bar, such as an instruction for its screen.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UINavigationItem.prompt`; an element before the title in HTML.
public protocol PromptContent: SendableMetatype {
  /// The line; an empty one shows nothing.
  var prompt: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// A line above the title of a navigation bar.
  public static var prompt: Self { key }
}

private let key = Attribute<String>(
  "prompt", of: (any PromptContent).self, kinds: [], isContent: true
) {
  ($0 as? any PromptContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some PromptContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.prompt)
}

extension ViewModel {
  /// A line above the title of a navigation bar; nil if no level of the cascade writes it.
  public var prompt: String? {
    get { self[.prompt] }
    set { self[.prompt] = newValue }
  }
}
