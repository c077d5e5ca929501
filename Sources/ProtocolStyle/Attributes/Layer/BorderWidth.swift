/// The width of the border around a node.
///
/// In points, 0 or more. The default is 1. From UIKit's `CALayer.borderWidth`; CSS
/// `border-width`.
///
/// ```swift
/// protocol Outlined: BorderWidth, BorderColor {}
/// extension Outlined {
///   var borderWidth: Double { 2 }
///   var borderColor: Color { .separator }
/// }
///
/// struct OutlinedButton: ButtonNode, Outlined {}
/// ```
///
/// ![Borders of 1, 2 and 6 points.](border)
public protocol BorderWidth: SendableMetatype {
  /// The width of the border around a node.
  var borderWidth: Double { get }
}

extension BorderWidth {
  /// The default: 1.
  public var borderWidth: Double { 1 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of the border around a node.
  public static var borderWidth: Self { key }
}

private let key = Attribute<Double>("borderWidth", of: (any BorderWidth).self, kinds: []) {
  ($0 as? any BorderWidth.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some BorderWidth, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.borderWidth)
}

extension ViewModel {
  /// The width of the border around a node; nil if no level of the cascade writes it.
  public var borderWidth: Double? {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }
}
