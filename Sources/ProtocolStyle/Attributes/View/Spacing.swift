/// The distance between a node's children.
///
/// In points, 0 or more. The default is 8. From UIKit's `UIStackView.spacing`; CSS `gap`.
public protocol Spacing: SendableMetatype {
  /// The distance between the node's children.
  var spacing: Double { get }
}

extension Spacing {
  /// The default: 8.
  public var spacing: Double { 8 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The distance between a node's children.
  public static var spacing: Self { key }
}

private let key = Attribute<Double>("spacing", of: (any Spacing).self, kinds: []) {
  ($0 as? any Spacing.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Spacing, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.spacing)
}

extension ViewModel {
  /// The distance between a node's children; nil if no level of the cascade writes it.
  public var spacing: Double? {
    get { self[.spacing] }
    set { self[.spacing] = newValue }
  }
}
