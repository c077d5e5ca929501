/// Whether a node's text shrinks until it fits the width.
///
/// The default is true. From UIKit's `UILabel.adjustsFontSizeToFitWidth`.
public protocol AdjustsFontSizeToFitWidth: SendableMetatype {
  /// Whether a node's text shrinks until it fits the width.
  var adjustsFontSizeToFitWidth: Bool { get }
}

extension AdjustsFontSizeToFitWidth {
  /// The default: true.
  public var adjustsFontSizeToFitWidth: Bool { true }
}

extension AnyAttribute where Self == Attribute<Bool> {
  /// Whether a node's text shrinks until it fits the width.
  public static var adjustsFontSizeToFitWidth: Self { key }
}

private let key = Attribute<Bool>(
  "adjustsFontSizeToFitWidth", of: (any AdjustsFontSizeToFitWidth).self, kinds: []
) {
  ($0 as? any AdjustsFontSizeToFitWidth.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some AdjustsFontSizeToFitWidth, _ slot: borrowing AttributeSlot<Bool>
) -> AttributeWrite {
  slot.write(node.adjustsFontSizeToFitWidth)
}

extension ViewModel {
  /// Whether a node's text shrinks until it fits the width; nil if no level of the cascade writes
  /// it.
  public var adjustsFontSizeToFitWidth: Bool? {
    get { self[.adjustsFontSizeToFitWidth] }
    set { self[.adjustsFontSizeToFitWidth] = newValue }
  }
}
