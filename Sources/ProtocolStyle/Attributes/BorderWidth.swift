/// The width of the border around a node.
///
/// In points, 0 or more. The default is 1. From UIKit's `CALayer.borderWidth`; CSS
/// `border-width`.
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
  public static var borderWidth: Self {
    @Sendable func read(
      _ node: borrowing some BorderWidth, _ slot: borrowing Slot<Double>
    ) -> Outcome {
      slot.write(node.borderWidth)
    }
    return Attribute("borderWidth", of: (any BorderWidth).self, kinds: []) {
      ($0 as? any BorderWidth.Type).map { AttributeReader($0, read) }
    }
  }
}

extension ViewModel {
  /// The width of the border around a node; nil where nothing says.
  public var borderWidth: Double? {
    get { self[.borderWidth] }
    set { self[.borderWidth] = newValue }
  }
}
