/// The opacity of a node and its descendants.
///
/// From 0, transparent, to 1, opaque. The default is 1. From UIKit's `UIView.alpha`; CSS
/// `opacity`.
///
/// ```swift
/// struct OfferButton: ButtonNode, Alpha {
///   var isSoldOut = false
///   var alpha: Double { isSoldOut ? 0.5 : 1 }
/// }
/// ```
///
/// ![Views with an opacity of 1, 0.5 and 0.2.](alpha)
public protocol Alpha: SendableMetatype {
  /// The opacity of a node and its descendants.
  var alpha: Double { get }
}

extension Alpha {
  /// The default: 1.
  public var alpha: Double { 1 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The opacity of a node and its descendants.
  public static var alpha: Self { key }
}

private let key = Attribute<Double>("alpha", of: (any Alpha).self, kinds: []) {
  ($0 as? any Alpha.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some Alpha, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.alpha)
}

extension ViewModel {
  /// The opacity of a node and its descendants; nil if no level of the cascade writes it.
  public var alpha: Double? {
    get { self[.alpha] }
    set { self[.alpha] = newValue }
  }
}
