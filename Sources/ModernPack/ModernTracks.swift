public import ProtocolStyle

/// A slider with a track and thumb in the accent color.
///
/// For sliders: `struct VolumeSlider: SliderNode, ModernSliderAppearance {}`.
public protocol ModernSliderAppearance:
  ModernTint, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor
{}

extension ModernSliderAppearance {
  /// The accent color.
  public var minimumTrackTintColor: Color { tintColor }

  /// The secondary text color at 25% opacity.
  public var maximumTrackTintColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }

  /// The accent color.
  public var thumbTintColor: Color { tintColor }
}

/// A progress bar in the accent color.
///
/// For progress bars: `struct LoadingBar: ProgressNode, ModernProgressAppearance {}`.
public protocol ModernProgressAppearance: ModernTint, ProgressTintColor, TrackTintColor {}

extension ModernProgressAppearance {
  /// The accent color.
  public var progressTintColor: Color { tintColor }

  /// The secondary text color at 25% opacity.
  public var trackTintColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }
}

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

/// The accent color as a tint, which descendants inherit.
public protocol ModernTint: TintColor {}

extension ModernTint {
  /// `Token.modernAccent`.
  public var tintColor: Color { Token.modernAccent.value }
}
