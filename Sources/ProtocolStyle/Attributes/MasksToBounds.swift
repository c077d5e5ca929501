/// Whether what lies outside of a node's bounds is cut off.
///
/// The default is true. From UIKit's `CALayer.masksToBounds`; CSS `overflow: clip`.
public protocol MasksToBounds: SendableMetatype {
  /// Whether what lies outside of a node's bounds is cut off.
  var masksToBounds: Bool { get }
}

extension MasksToBounds {
  /// The default: true.
  public var masksToBounds: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether what lies outside of a node's bounds is cut off.
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
  /// Whether what lies outside of a node's bounds is cut off; nil where nothing says.
  public var masksToBounds: Bool? {
    get { self[.masksToBounds] }
    set { self[.masksToBounds] = newValue }
  }
}
