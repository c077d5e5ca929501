public import ProtocolStyle

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
