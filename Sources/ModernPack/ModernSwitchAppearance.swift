public import ProtocolStyle

/// A switch in the accent color while it's on.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ModernSwitchAppearance {}`.
public protocol ModernSwitchAppearance: ModernTint, OnTintColor, ThumbTintColor {}

extension ModernSwitchAppearance {
  /// The accent color.
  public var onTintColor: Color { tintColor }

  /// The color of text on the accent, which contrasts with it.
  public var thumbTintColor: Color { Token.modernOnAccent.value }
}
