/// Whether a text field hides what is typed, such as a password.
///
/// The text is in the view model, its description and its JSON as it is: only what is shown of it
/// is hidden. Content, not style: nodes that differ in it alone share one block of style. From
/// UIKit's `UITextInputTraits.isSecureTextEntry`; HTML `type=password`.
public protocol SecureTextContent: SendableMetatype {
  /// Whether dots stand for the characters; true by default.
  var isSecureTextEntry: Bool { get }
}

extension SecureTextContent {
  /// The default: true.
  public var isSecureTextEntry: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a text field hides what is typed.
  public static var isSecureTextEntry: Self { key }
}

private let key = Attribute<Bool>(
  "isSecureTextEntry", of: (any SecureTextContent).self, kinds: [], isContent: true
) {
  ($0 as? any SecureTextContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some SecureTextContent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isSecureTextEntry)
}

extension ViewModel {
  /// Whether a text field hides what is typed; nil if no level of the cascade writes it.
  public var isSecureTextEntry: Bool? {
    get { self[.isSecureTextEntry] }
    set { self[.isSecureTextEntry] = newValue }
  }
}
