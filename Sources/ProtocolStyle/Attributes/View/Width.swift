/// The width of a node.
///
/// In points, 0 or more. The default is 44. From UIKit's `UIView.bounds`; CSS `width`.
public protocol Width: SendableMetatype {
  /// The width of a node.
  var width: Double { get }
}

extension Width {
  /// The default: 44.
  public var width: Double { 44 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of a node.
  public static var width: Self { key }
}

private let key = Attribute<Double>("width", of: (any Width).self, kinds: []) {
  ($0 as? any Width.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Width, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.width)
}

extension ViewModel {
  /// The width of a node; nil if no level of the cascade writes it.
  public var width: Double? {
    get { self[.width] }
    set { self[.width] = newValue }
  }
}
