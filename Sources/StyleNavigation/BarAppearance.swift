public import ProtocolStyle

/// The appearance of one bar of a screen stack.
///
/// Properties that are nil are determined by the rules and traits of the bar's node; in
/// `BarAppearance()`, all are nil. Adaptive colors are resolved when the bar is styled, and follow
/// the environment. For arbitrary colors, use ``init(color:)``, which chooses a legible tint.
public struct BarAppearance: Hashable, Sendable {
  /// The style of the bar, like UIKit's `barStyle`.
  public var style: BarStyleValue?

  /// The color behind the bar's content, which is also the bar tint if there is no other.
  public var backgroundColor: Color?

  /// The color of the bar's buttons and, in a navigation bar, of its title.
  public var tintColor: Color?

  /// The color of the bar itself, like UIKit's `barTintColor`; it's drawn over the background.
  public var barTintColor: Color?

  /// The motion with which the bar changes into the appearance; nil, the default, means that of the
  /// bar's node.
  ///
  /// A bar without a motion has the animation of its view. During an interactive pop, bars follow
  /// the finger without motion.
  public var motion: MotionValues?

  /// Creates an appearance from its parts, all nil by default.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - backgroundColor: The color behind the content.
  ///   - tintColor: The color of the buttons and the title.
  ///   - barTintColor: The color of the bar itself.
  ///   - motion: The motion with which the bar changes into the appearance.
  public init(
    style: BarStyleValue? = nil, backgroundColor: Color? = nil, tintColor: Color? = nil,
    barTintColor: Color? = nil, motion: MotionValues? = nil
  ) {
    self.style = style
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.barTintColor = barTintColor
    self.motion = motion
  }

  /// Creates an appearance with one color and a tint that is legible on it.
  ///
  /// The tint is black or white, whichever has the higher contrast according to WCAG 2.x, which is
  /// at least 4.58.
  ///
  /// - Parameter color: The background. Its alpha doesn't affect the tint. If the color is
  ///   adaptive, the tint is, too.
  public init(color: Color) {
    self.init(style: .default, backgroundColor: color, tintColor: color.readableContent)
  }

  /// White on `#ea2e49`, the default of AppearanceNavigationController.
  ///
  /// White on this red has a contrast of 4.2, which is sufficient for large text only.
  public static let red = BarAppearance(
    style: .default, backgroundColor: Color(hex: 0xEA2E49), tintColor: .white)

  /// The visible color behind the bar's content: the bar tint or, without one, the background.
  var visibleColor: Color? { barTintColor ?? backgroundColor }

  /// Returns the appearance with inverted color channels, except alpha; the style is unchanged.
  ///
  /// - Returns: The inverse appearance.
  public func inverse() -> BarAppearance {
    BarAppearance(
      style: style, backgroundColor: backgroundColor?.inverse, tintColor: tintColor?.inverse,
      barTintColor: barTintColor?.inverse, motion: motion)
  }
}

extension BarAppearance: Interpolatable {
  /// Returns an interpolated appearance, as used during an interactive pop.
  ///
  /// Colors are interpolated in OKLab. The style, the motion, and a color that only one of the
  /// appearances has, change at 0.5.
  ///
  /// - Parameters:
  ///   - other: The appearance at fraction 1.
  ///   - fraction: The fraction, from 0 to 1; infinity and NaN count as 0.
  /// - Returns: The interpolated appearance: exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: BarAppearance, at fraction: Double) -> BarAppearance {
    BarAppearance(
      style: fraction.isSecondHalf ? other.style : style,
      backgroundColor: backgroundColor.interpolated(to: other.backgroundColor, at: fraction),
      tintColor: tintColor.interpolated(to: other.tintColor, at: fraction),
      barTintColor: barTintColor.interpolated(to: other.barTintColor, at: fraction),
      motion: fraction.isSecondHalf ? other.motion : motion)
  }
}

// MARK: - Screens

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

// MARK: - Color: Readable

/// Legible content on a bar of this color.
extension Color {
  /// Black or white, whichever has the higher contrast on this color; adaptive if that varies.
  var readableContent: Color {
    mappingVariants { $0.isDark ? .white : .black }
  }

  /// The style of a status bar whose content has the color `readableContent`.
  var readableStatusBarStyle: StatusBarStyleValue {
    switch (decided(dark: false).isDark, decided(dark: true).isDark) {
    case (false, true): .default
    case (true, _): .lightContent
    case (false, false): .darkContent
    }
  }

  /// Whether white has a higher contrast on this color than black.
  private var isDark: Bool {
    contrastRatio(with: .white) > contrastRatio(with: .black)
  }
}

// MARK: - AppliedAppearance

/// The complete appearance of a bar at one time, compared so that equal ones aren't applied twice.
struct AppliedAppearance: Hashable, Interpolatable {
  var bar: BarAppearance

  /// The style of the status bar over a navigation bar; nil for a toolbar.
  var statusBarStyle: StatusBarStyleValue?

  func interpolated(to other: AppliedAppearance, at fraction: Double) -> AppliedAppearance {
    AppliedAppearance(
      bar: bar.interpolated(to: other.bar, at: fraction),
      statusBarStyle: fraction.isSecondHalf ? other.statusBarStyle : statusBarStyle)
  }
}

/// A bar of a stack and its last applied appearance.
struct BarState {
  let bar: ScreenBar
  let node: AnyNodeHandle

  /// The last applied appearance; nil if there is none or it was removed.
  var received: AppliedAppearance?

  /// Whether the strategy was replaced after it applied the appearance.
  var isOutdated = false

  /// Whether the last applied appearance was one of an interactive pop.
  var isInteractive = false
}
