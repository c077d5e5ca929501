internal import ProtocolStyle

extension ScreenAppearance {
  /// White on red bars, the default of AppearanceNavigationController; see ``BarAppearance/red``.
  public static let red = ScreenAppearance(navigationBar: .red, toolbar: .red)

  /// Black on white bars, in light and dark.
  public static let light = ScreenAppearance(barColor: .white)

  /// White on black bars, in light and dark.
  public static let dark = ScreenAppearance(barColor: .black)

  /// Black on white bars in light, and white on black bars in dark.
  ///
  /// The bars use UIKit's `systemBackground`, and the status bar style is `.default`.
  public static let system = ScreenAppearance(barColor: .systemBackground)
}
