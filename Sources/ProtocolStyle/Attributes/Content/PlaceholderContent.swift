/// The placeholder text of an empty field.
///
/// Content, not style: nodes that differ only in content share the memory of their style. From
/// UIKit's `UITextField.placeholder`; HTML `placeholder`.
public protocol PlaceholderContent: SendableMetatype {
  /// The text of the field while it's empty.
  var placeholder: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The placeholder text of an empty field.
  public static var placeholder: Self { key }
}

private let key = Attribute<String>(
  "placeholder", of: (any PlaceholderContent).self, kinds: [], isContent: true
) {
  ($0 as? any PlaceholderContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some PlaceholderContent, _ slot: borrowing AttributeSlot<String>
) -> AttributeWrite {
  slot.write(node.placeholder)
}

extension ViewModel {
  /// The placeholder text of an empty field; nil if no level of the cascade writes it.
  public var placeholder: String? {
    get { self[.placeholder] }
    set { self[.placeholder] = newValue }
  }
}
