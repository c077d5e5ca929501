/// Whether a node covers everything behind it.
///
/// The default is true. From UIKit's `UIView.isOpaque`.
public protocol Opaque: SendableMetatype {
  /// Whether a node covers everything behind it.
  var isOpaque: Bool { get }
}

extension Opaque {
  /// The default: true.
  public var isOpaque: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node covers everything behind it.
  public static var isOpaque: Self { key }
}

private let key = Attribute<Bool>("isOpaque", of: (any Opaque).self, kinds: []) {
  ($0 as? any Opaque.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Opaque, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isOpaque)
}

extension ViewModel {
  /// Whether a node covers everything behind it; nil if no level of the cascade writes it.
  public var isOpaque: Bool? {
    get { self[.isOpaque] }
    set { self[.isOpaque] = newValue }
  }
}
