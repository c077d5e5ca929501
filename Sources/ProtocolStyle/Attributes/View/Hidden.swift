/// Whether a node and its descendants are hidden and take no space.
///
/// A hidden node stays in its tree, and pages keep its element. Assistive technologies skip it. The
/// default is true. From UIKit's `UIView.isHidden`; CSS `display: none`.
public protocol Hidden: SendableMetatype {
  /// Whether the node is hidden.
  var isHidden: Bool { get }
}

extension Hidden {
  /// The default: true.
  public var isHidden: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node and its descendants are hidden and take no space.
  public static var isHidden: Self { key }
}

private let key = Attribute<Bool>("isHidden", of: (any Hidden).self, kinds: []) {
  ($0 as? any Hidden.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Hidden, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.isHidden)
}

extension ViewModel {
  /// Whether a node and its descendants are hidden and take no space; nil if no level of the
  /// cascade writes it.
  public var isHidden: Bool? {
    get { self[.isHidden] }
    set { self[.isHidden] = newValue }
  }
}
