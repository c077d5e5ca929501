public import ProtocolStyle

/// A switch that is tinted when it is on, with a white thumb.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ClassicSwitchAppearance {}`.
public protocol ClassicSwitchAppearance: ClassicTint, OnTintColor, ThumbTintColor {}

extension ClassicSwitchAppearance {
  /// The tint.
  public var onTintColor: Color { tintColor }

  /// White.
  public var thumbTintColor: Color { .white }
}
