/// The text that stands in an empty field.
///
/// Content, not style: nodes that differ in it alone share one block of style. From UIKit's
/// `UITextField.placeholder`; HTML `placeholder`.
public protocol PlaceholderContent: SendableMetatype {
  /// The text that stands in the field while it is empty.
  var placeholder: String { get }
}

extension AnyAttribute where Self == Attribute<String> {
  /// The text that stands in an empty field.
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
  /// The text that stands in an empty field; nil where nothing says.
  public var placeholder: String? {
    get { self[.placeholder] }
    set { self[.placeholder] = newValue }
  }
}
