public import ProtocolStyle

/// A progress bar in the accent.
///
/// For progress bars: `struct LoadingBar: ProgressNode, ModernProgressAppearance {}`.
public protocol ModernProgressAppearance: ModernTint, ProgressTintColor, TrackTintColor {}

extension ModernProgressAppearance {
  /// The accent.
  public var progressTintColor: Color { tintColor }

  /// The ink that steps back, at a quarter.
  public var trackTintColor: Color { Token.modernQuietInk.value.withAlpha(0.25) }
}
