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

/// A progress bar in the tint, on a track in the tint at 30%.
///
/// For progress bars: `struct LoadingBar: ProgressNode, ClassicProgressAppearance {}`.
public protocol ClassicProgressAppearance: ClassicTint, ProgressTintColor, TrackTintColor {}

extension ClassicProgressAppearance {
  /// The tint.
  public var progressTintColor: Color { tintColor }

  /// The tint at 30%.
  public var trackTintColor: Color { tintColor.withAlpha(0.3) }
}

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

/// Page dots in the tint for the current page, and in the tint at 30% for the others.
///
/// For page controls: `struct Pages: PageControlNode, ClassicPagesAppearance {}`.
public protocol ClassicPagesAppearance: TintColor, CurrentPageTintColor {}

extension ClassicPagesAppearance {
  /// The tint at 30%, used by the other pages.
  public var tintColor: Color { currentPageTintColor.withAlpha(0.3) }

  /// `Token.classicTint`.
  public var currentPageTintColor: Color { Token.classicTint.value }
}
