/// The opacity of the shadow that a node casts.
///
/// From 0, transparent, to 1, opaque; stored unclamped, so 15 stays 15. The default is 0.3.
/// From UIKit's `CALayer.shadowOpacity`; the alpha of CSS `box-shadow`.
public protocol ShadowOpacity: SendableMetatype {
  /// The opacity of the shadow that a node casts.
  var shadowOpacity: Double { get }
}

extension ShadowOpacity {
  /// The default: 0.3.
  public var shadowOpacity: Double { 0.3 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The opacity of the shadow that a node casts.
  public static var shadowOpacity: Self { key }
}

private let key = Attribute<Double>("shadowOpacity", of: (any ShadowOpacity).self, kinds: []) {
  ($0 as? any ShadowOpacity.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShadowOpacity, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.shadowOpacity)
}

extension ViewModel {
  /// The opacity of the shadow that a node casts; nil if no level of the cascade writes it.
  public var shadowOpacity: Double? {
    get { self[.shadowOpacity] }
    set { self[.shadowOpacity] = newValue }
  }
}
