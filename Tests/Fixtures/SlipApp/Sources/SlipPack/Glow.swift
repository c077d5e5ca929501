public import ProtocolStyle

// Attributes of any module count as the library's do.

/// Light around a node.
public protocol Glow: SendableMetatype {
  var glow: Double { get }
}

extension Glow {
  /// The default: none.
  public var glow: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// Light around a node.
  public static var glow: Self {
    @Sendable func read(
      _ node: borrowing some Glow, _ slot: borrowing AttributeSlot<Double>
    ) -> AttributeWrite {
      slot.write(node.glow)
    }
    return Attribute("glow", of: (any Glow).self) {
      ($0 as? any Glow.Type).map { AttributeReader($0, read) }
    }
  }
}

/// A trait of another type.
public protocol FaintGlow: Glow {}

extension FaintGlow {
  /// Hardly any.
  public var glow: Float { 0.1 }
}
