/// Whether a bar is translucent.
///
/// The default is true. From UIKit's `UINavigationBar.isTranslucent`.
public protocol Translucent: SendableMetatype {
  /// Whether a bar is translucent.
  var isTranslucent: Bool { get }
}

extension Translucent {
  /// The default: true.
  public var isTranslucent: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a bar is translucent.
  public static var isTranslucent: Self { key }
}

private let key = Attribute<Bool>("isTranslucent", of: (any Translucent).self, kinds: []) {
  ($0 as? any Translucent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Translucent, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isTranslucent)
}

extension ViewModel {
  /// Whether a bar is translucent; nil if no level of the cascade writes it.
  public var isTranslucent: Bool? {
    get { self[.isTranslucent] }
    set { self[.isTranslucent] = newValue }
  }
}
