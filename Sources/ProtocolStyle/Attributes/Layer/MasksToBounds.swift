/// Whether a node clips its content to its bounds.
///
/// The default is true. From UIKit's `CALayer.masksToBounds`; CSS `overflow: clip`.
public protocol MasksToBounds: SendableMetatype {
  /// Whether a node clips its content to its bounds.
  var masksToBounds: Bool { get }
}

extension MasksToBounds {
  /// The default: true.
  public var masksToBounds: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node clips its content to its bounds.
  public static var masksToBounds: Self { key }
}

private let key = Attribute<Bool>("masksToBounds", of: (any MasksToBounds).self, kinds: []) {
  ($0 as? any MasksToBounds.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some MasksToBounds, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.masksToBounds)
}

extension ViewModel {
  /// Whether a node clips its content to its bounds; nil if no level of the cascade writes it.
  public var masksToBounds: Bool? {
    get { self[.masksToBounds] }
    set { self[.masksToBounds] = newValue }
  }
}
