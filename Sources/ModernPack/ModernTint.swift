public import ProtocolStyle

/// The accent as a tint, which everything in the node inherits.
public protocol ModernTint: TintColor {}

extension ModernTint {
  /// `Token.modernAccent`.
  public var tintColor: Color { Token.modernAccent.value }
}
