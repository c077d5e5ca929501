public import ProtocolStyle

/// How the bars around a screen look: the navigation bar, the toolbar, and the status bar above.
///
/// ```swift
/// let orange = ScreenAppearance(barColor: .orange)
/// orange.navigationBar.tintColor   // black
/// orange.statusBarStyle            // darkContent
/// orange.inverse().statusBarStyle  // lightContent
/// ```
///
/// From AppearanceNavigationController's `StyleRule`.
public struct ScreenAppearance: Hashable, Sendable {
  /// The style of the status bar, which lies on the navigation bar.
  public var statusBarStyle: StatusBarStyleValue

  /// How the bar above the screen looks.
  public var navigationBar: BarAppearance

  /// How the bar below the screen looks.
  public var toolbar: BarAppearance

  /// Makes an appearance of its parts.
  ///
  /// - Parameters:
  ///   - statusBarStyle: The style of the status bar; nil, the default, chooses what is readable on
  ///     the navigation bar's color, and `.default` where that has none.
  ///   - navigationBar: How the bar above looks; one that sets nothing by default.
  ///   - toolbar: How the bar below looks; one that sets nothing by default.
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

  /// Makes an appearance of one color for both bars, with a tint and a status bar readable on it.
  ///
  /// Both are black or white, whichever has the higher contrast by WCAG 2.x: 4.58 at the least.
  ///
  /// - Parameter barColor: The background of both bars. Its alpha is ignored in choosing. Where it
  ///   is adaptive, so is the tint; the status bar then is `.default`, which follows the
  ///   environment, or the one style that suits both variants. No style suits a color that is dark
  ///   in light and light in dark: it gets that of the light variant.
  public init(barColor: Color) {
    let bar = BarAppearance(color: barColor)
    self.init(navigationBar: bar, toolbar: bar)
  }

  /// The same with every channel of its colors inverted but alpha, and a status bar to match.
  ///
  /// The status bar is chosen anew, as by ``init(barColor:)``; it stays where the navigation bar
  /// has no color.
  ///
  /// - Returns: The inverse appearance.
  public func inverse() -> ScreenAppearance {
    let bar = navigationBar.inverse()
    return ScreenAppearance(
      statusBarStyle: bar.visibleColor?.readableStatusBarStyle ?? statusBarStyle,
      navigationBar: bar, toolbar: toolbar.inverse())
  }
}
