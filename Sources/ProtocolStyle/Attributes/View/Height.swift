/// The height of a node.
///
/// In points, 0 or more. The default is 44. From UIKit's `UIView.bounds`; CSS `height`.
public protocol Height: SendableMetatype {
  /// The height of a node.
  var height: Double { get }
}

extension Height {
  /// The default: 44.
  public var height: Double { 44 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a node.
  public static var height: Self { key }
}

private let key = Attribute<Double>("height", of: (any Height).self, kinds: []) {
  ($0 as? any Height.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Height, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.height)
}

extension ViewModel {
  /// The height of a node; nil if no level of the cascade writes it.
  public var height: Double? {
    get { self[.height] }
    set { self[.height] = newValue }
  }
}
