public import ProtocolStyle

/// What is raised from the surface.
public protocol ModernRaised: BackgroundColor {}

extension ModernRaised {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }
}
