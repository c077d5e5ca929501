public import ProtocolStyle

/// The tint of this pack's controls: `Token.classicTint`.
public protocol ClassicTint: TintColor {}

extension ClassicTint {
  /// `Token.classicTint`.
  public var tintColor: Color { Token.classicTint.value }
}
