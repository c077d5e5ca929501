import ProtocolStyle

/// The height of a node above its background, in points.
public protocol Elevation: SendableMetatype {
  /// The height; 0 by default.
  var elevation: Double { get }
}

extension Elevation {
  /// The default: 0.
  public var elevation: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The height of a node above its background.
  public static var elevation: Self {
    @Sendable func read(
      _ node: borrowing some Elevation, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.elevation)
    }
    return Attribute("elevation", of: (any Elevation).self) {
      ($0 as? any Elevation.Type).map { AttributeReader($0, read) }
    }
  }
}

extension ViewModel {
  /// The height of the node above its background; nil if it has none.
  public var elevation: Double? {
    get { self[.elevation] }
    set { self[.elevation] = newValue }
  }
}
