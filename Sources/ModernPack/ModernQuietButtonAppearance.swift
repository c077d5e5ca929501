public import ProtocolStyle

/// A secondary button with a title in the accent color.
///
/// For buttons: `struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}`.
public protocol ModernQuietButtonAppearance: ModernButtonAppearance {}

extension ModernQuietButtonAppearance {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }

  /// `Token.modernAccent`.
  public var textColor: Color { Token.modernAccent.value }
}
