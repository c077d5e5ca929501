internal import ProtocolStyle

extension ScreenAppearance {
  /// Black on white bars, in light and in dark.
  public static let light = ScreenAppearance(barColor: .white)

  /// White on black bars, in light and in dark.
  public static let dark = ScreenAppearance(barColor: .black)

  /// Black on white bars in light, white on black ones in dark.
  ///
  /// The bars have UIKit's `systemBackground`, and the status bar style is `.default`.
  public static let system = ScreenAppearance(barColor: .systemBackground)
}
