/// How far the shadow of a node is blurred.
///
/// In points, 0 or more. The default is 3. From UIKit's `CALayer.shadowRadius`; the blur of CSS
/// `box-shadow`.
///
/// ![Shadows with a radius of 2, 6 and 16 points.](shadow)
public protocol ShadowRadius: SendableMetatype {
  /// How far the shadow of a node is blurred.
  var shadowRadius: Double { get }
}

extension ShadowRadius {
  /// The default: 3.
  public var shadowRadius: Double { 3 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// How far the shadow of a node is blurred.
  public static var shadowRadius: Self { key }
}

private let key = Attribute<Double>("shadowRadius", of: (any ShadowRadius).self, kinds: []) {
  ($0 as? any ShadowRadius.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some ShadowRadius, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.shadowRadius)
}

extension ViewModel {
  /// How far the shadow of a node is blurred; nil if no level of the cascade writes it.
  public var shadowRadius: Double? {
    get { self[.shadowRadius] }
    set { self[.shadowRadius] = newValue }
  }
}
