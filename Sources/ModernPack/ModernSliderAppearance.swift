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
