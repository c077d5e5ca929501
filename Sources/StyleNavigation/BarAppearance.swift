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

  /// Creates an appearance from its parts, all nil by default.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - backgroundColor: The color behind the content.
  ///   - tintColor: The color of the buttons and the title.
  ///   - barTintColor: The color of the bar itself.
  public init(
    style: BarStyleValue? = nil, backgroundColor: Color? = nil, tintColor: Color? = nil,
    barTintColor: Color? = nil
  ) {
    self.style = style
    self.backgroundColor = backgroundColor
    self.tintColor = tintColor
    self.barTintColor = barTintColor
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
      barTintColor: barTintColor?.inverse)
  }
}

extension BarAppearance: Interpolatable {
  /// Returns an interpolated appearance, as used during an interactive pop.
  ///
  /// Colors are interpolated in OKLab. The style, and a color that only one of the appearances has,
  /// changes at 0.5.
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
      barTintColor: barTintColor.interpolated(to: other.barTintColor, at: fraction))
  }
}
