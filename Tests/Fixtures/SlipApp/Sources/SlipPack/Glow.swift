public import ProtocolStyle

// Attributes of other modules are checked like those of the library.

/// The light around a node.
public protocol Glow: SendableMetatype {
  var glow: Double { get }
}

extension Glow {
  /// The default is no light.
  public var glow: Double { 0 }
}

extension AnyAttribute where Self == Attribute<Double> {
  /// The light around a node.
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
  /// A faint light.
  public var glow: Float { 0.1 }
}
