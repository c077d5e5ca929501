public import ProtocolStyle

/// A slider in the accent, thumb and all.
///
/// For sliders: `struct VolumeSlider: SliderNode, ModernSliderAppearance {}`.
public protocol ModernSliderAppearance:
  ModernTint, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor
{}

extension ModernSliderAppearance {
  /// The accent.
  public var minimumTrackTintColor: Color { tintColor }

  /// The ink that steps back, at a quarter.
  public var maximumTrackTintColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }

  /// The accent.
  public var thumbTintColor: Color { tintColor }
}
