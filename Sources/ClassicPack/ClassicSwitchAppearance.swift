public import ProtocolStyle

/// A switch with a white thumb, which is tinted while it's on.
///
/// For switches: `struct WiFiSwitch: SwitchNode, ClassicSwitchAppearance {}`.
public protocol ClassicSwitchAppearance: ClassicTint, OnTintColor, ThumbTintColor {}

extension ClassicSwitchAppearance {
  /// The tint.
  public var onTintColor: Color { tintColor }

  /// White.
  public var thumbTintColor: Color { .white }
}
