public import ProtocolStyle

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
