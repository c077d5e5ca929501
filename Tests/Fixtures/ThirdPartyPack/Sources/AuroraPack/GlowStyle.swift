import ProtocolStyle

/// The light around a node.
public protocol GlowStyle: SendableMetatype {
  /// The light around the node.
  var glow: Glow { get }
}

extension GlowStyle {
  /// The default: 4 points of the pack's color.
  public var glow: Glow { Glow(Token.aurora.value, radius: 4) }
}

extension AnyAttribute where Self == Attribute<Glow> {
  /// The light around a node.
  public static var glow: Self {
    @Sendable func read(
      _ node: borrowing some GlowStyle, _ slot: borrowing AttributeSlot<Glow>
    ) -> AttributeWrite {
      slot.write(node.glow)
    }
    return Attribute("glow", of: (any GlowStyle).self) {
      ($0 as? any GlowStyle.Type).map { AttributeReader($0, read) }
    }
  }
}

extension ViewModel {
  /// The light around a node; nil if it has none.
  public var glow: Glow? {
    get { self[.glow] }
    set { self[.glow] = newValue }
  }
}
