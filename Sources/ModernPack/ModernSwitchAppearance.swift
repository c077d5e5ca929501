public import ProtocolStyle

/// A switch in the accent when it is on.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ModernSwitchAppearance {}`.
public protocol ModernSwitchAppearance: ModernTint, OnTintColor, ThumbTintColor {}

extension ModernSwitchAppearance {
  /// The accent.
  public var onTintColor: Color { tintColor }

  /// What stands out from the accent.
  public var thumbTintColor: Color { Token.modernOnAccent.value }
}
