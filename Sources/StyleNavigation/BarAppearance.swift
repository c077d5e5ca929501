public import ProtocolStyle

/// How one bar of a screen stack looks, where it sets anything.
///
/// Properties that are nil are left to the rules and traits of the bar's node, as all are in
/// `BarAppearance()`. Colors may be adaptive; they
/// decide when the bar is styled, and follow the environment. Colors for a bar that nobody has
/// checked are best left to ``init(color:)``, which chooses a readable tint.
public struct BarAppearance: Hashable, Sendable {
  /// The style of the bar, UIKit's `barStyle`.
  public var style: BarStyleValue?

  /// The color behind the bar's content, which is its bar tint as well where none is given.
  public var backgroundColor: Color?

  /// The color of the bar's buttons and, in a navigation bar, of its title.
  public var tintColor: Color?

  /// The color of the bar itself, UIKit's `barTintColor`; over the background.
  public var barTintColor: Color?

  /// Makes an appearance of its parts, each of which is nil by default: left to rules and traits.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - backgroundColor: The color behind the content.
  ///   - tintColor: The color of buttons and title.
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

  /// Makes an appearance of one color, with a tint that is readable on it.
  ///
  /// The tint is black or white, whichever has the higher contrast by WCAG 2.x: 4.58 at the least.
  ///
  /// - Parameter color: The background. Its alpha is ignored in choosing the tint. Where it is
  ///   adaptive, so is the tint.
  public init(color: Color) {
    self.init(style: .default, backgroundColor: color, tintColor: color.readableContent)
  }

  /// White on `#ea2e49`, the default of AppearanceNavigationController.
  ///
  /// White on that red has a contrast of 4.2, which suffices for large text only.
  public static let red = BarAppearance(
    style: .default, backgroundColor: Color(hex: 0xEA2E49), tintColor: .white)

  /// The color of the bar that content is seen on: the bar tint, else the background.
  var visibleColor: Color? { barTintColor ?? backgroundColor }

  /// The same with every channel of its colors inverted but alpha; the style stays.
  ///
  /// - Returns: The inverse appearance.
  public func inverse() -> BarAppearance {
    BarAppearance(
      style: style, backgroundColor: backgroundColor?.inverse, tintColor: tintColor?.inverse,
      barTintColor: barTintColor?.inverse)
  }
}
