public import ProtocolStyle

/// A button that leaves the accent to its title.
///
/// For buttons: `struct LaterButton: ButtonNode, ModernQuietButtonAppearance {}`.
public protocol ModernQuietButtonAppearance: ModernButtonAppearance {}

extension ModernQuietButtonAppearance {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }

  /// `Token.modernAccent`.
  public var textColor: Color { Token.modernAccent.value }
}
