/// The radius of the corners of a node.
///
/// In points, 0 or more. The default is 8. From UIKit's `CALayer.cornerRadius`; CSS
/// `border-radius`.
///
/// ```swift
/// protocol Rounded: CornerRadius, MasksToBounds {}
/// extension Rounded {
///   var cornerRadius: Double { 12 }
///   var masksToBounds: Bool { true }
/// }
///
/// struct Photo: ImageNode, Rounded {}
/// ```
///
/// ![Corners with a radius of 0, 8 and 28 points.](corner)
public protocol CornerRadius: SendableMetatype {
  /// The radius of the corners of a node.
  var cornerRadius: Double { get }
}

extension CornerRadius {
  /// The default: 8.
  public var cornerRadius: Double { 8 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The radius of the corners of a node.
  public static var cornerRadius: Self { key }
}

private let key = Attribute<Double>("cornerRadius", of: (any CornerRadius).self, kinds: []) {
  ($0 as? any CornerRadius.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some CornerRadius, _ slot: borrowing AttributeSlot<Double>
) -> AttributeWrite {
  slot.write(node.cornerRadius)
}

extension ViewModel {
  /// The radius of the corners of a node; nil if no level of the cascade writes it.
  public var cornerRadius: Double? {
    get { self[.cornerRadius] }
    set { self[.cornerRadius] = newValue }
  }
}
