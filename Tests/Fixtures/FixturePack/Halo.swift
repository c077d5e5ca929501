public import ProtocolStyle

/// An attribute that the pack declares.
public protocol Halo: SendableMetatype {
  /// The width of the halo, in points; 0 by default.
  var halo: Double { get }
}

extension Halo {
  /// The default: 0.
  public var halo: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The width of the halo.
  public static var halo: Self {
    @Sendable func read(_ node: borrowing some Halo, _ slot: borrowing AttributeSlot<Double>)
      -> AttributeWrite
    {
      slot.write(node.halo)
    }
    return Attribute("halo", of: (any Halo).self) {
      ($0 as? any Halo.Type).map { AttributeReader($0, read) }
    }
  }
}

/// A trait with the pack's attribute.
public protocol WideHalo: Halo {}

extension WideHalo {
  /// Eight points.
  public var halo: Double { 8 }
}

/// A trait whose getter lacks `public`.
public protocol LostHalo: Halo {}

extension LostHalo {
  var halo: Double { 9 }  // style: expected
}
