public import ProtocolStyle

/// A slider with a white thumb, and a track that is tinted up to the thumb.
///
/// For sliders: `struct VolumeSlider: SliderNode, ClassicSliderAppearance {}`.
public protocol ClassicSliderAppearance:
  ClassicTint, MinimumTrackTintColor, MaximumTrackTintColor, ThumbTintColor
{}

extension ClassicSliderAppearance {
  /// The tint.
  public var minimumTrackTintColor: Color { tintColor }

  /// The tint at 30%.
  public var maximumTrackTintColor: Color { tintColor.withAlpha(0.3) }

  /// White.
  public var thumbTintColor: Color { .white }
}
