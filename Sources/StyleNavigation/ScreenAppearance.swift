public import ProtocolStyle

/// The appearance of the bars around a screen: the navigation bar, the toolbar, and the status bar.
///
/// ```swift
/// let orange = ScreenAppearance(barColor: .orange)
/// orange.navigationBar.tintColor   // black
/// orange.statusBarStyle            // darkContent
/// orange.inverse().statusBarStyle  // lightContent
/// ```
///
/// From AppearanceNavigationController's `Appearance`.
public struct ScreenAppearance: Hashable, Sendable {
  /// The style of the status bar, which is over the navigation bar.
  public var statusBarStyle: StatusBarStyleValue

  /// The appearance of the navigation bar.
  public var navigationBar: BarAppearance

  /// The appearance of the toolbar.
  public var toolbar: BarAppearance

  /// Creates an appearance from its parts.
  ///
  /// - Parameters:
  ///   - statusBarStyle: The style of the status bar; nil, the default, chooses a legible style for
  ///     the navigation bar's color, and `.default` if it has none.
  ///   - navigationBar: The appearance of the navigation bar; one that sets nothing by default.
  ///   - toolbar: The appearance of the toolbar; one that sets nothing by default.
  public init(
    statusBarStyle: StatusBarStyleValue? = nil,
    navigationBar: BarAppearance = BarAppearance(),
    toolbar: BarAppearance = BarAppearance()
  ) {
    self.statusBarStyle =
      statusBarStyle ?? navigationBar.visibleColor?.readableStatusBarStyle ?? .default
    self.navigationBar = navigationBar
    self.toolbar = toolbar
  }

  /// Creates an appearance with one color for both bars, and a legible tint and status bar.
  ///
  /// Both are black or white, whichever has the higher contrast according to WCAG 2.x, which is at
  /// least 4.58.
  ///
  /// - Parameter barColor: The background of both bars. Its alpha doesn't affect the choice. If the
  ///   color is adaptive, the tint is, too. The status bar style is then `.default`, which follows
  ///   the environment, or the one style that is legible on both variants. No style is legible on a
  ///   color that is dark in light mode and light in dark mode; it gets the style for the light
  ///   variant.
  public init(barColor: Color) {
    let bar = BarAppearance(color: barColor)
    self.init(navigationBar: bar, toolbar: bar)
  }

  /// Returns the appearance with inverted color channels, except alpha, and a matching status bar.
  ///
  /// The status bar style is chosen again, as in ``init(barColor:)``, unless the navigation bar has
  /// no color.
  ///
  /// - Returns: The inverted appearance.
  public func inverse() -> ScreenAppearance {
    let bar = navigationBar.inverse()
    return ScreenAppearance(
      statusBarStyle: bar.visibleColor?.readableStatusBarStyle ?? statusBarStyle,
      navigationBar: bar, toolbar: toolbar.inverse())
  }
}

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
