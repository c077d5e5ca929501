public import ProtocolStyle

/// The background of raised elements.
public protocol ModernRaised: BackgroundColor {}

extension ModernRaised {
  /// `Token.modernRaised`.
  public var backgroundColor: Color { Token.modernRaised.value }
}
