public import ProtocolStyle

/// The accent color as a tint, which descendants inherit.
public protocol ModernTint: TintColor {}

extension ModernTint {
  /// `Token.modernAccent`.
  public var tintColor: Color { Token.modernAccent.value }
}
