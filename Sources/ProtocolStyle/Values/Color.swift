/// A colour in sRGB, or a pair of them that has not decided yet between light and dark.
///
/// Components are `Double`s from 0 to 1, with gamma, not premultiplied, as in `UIColor` and CSS.
/// They are not clamped: values outside 0…1 stand for colours outside the sRGB gamut, as in
/// UIKit's extended range, and are kept.
///
/// A colour made by ``adaptive(light:dark:)`` holds both variants. Its own components are those of
/// the light one until it is written into a view model, which decides by the environment.
///
/// A colour takes 40 bytes. Only an adaptive one allocates, once; copies share it.
public struct Color: Sendable {
  /// The red component, from 0 to 1 inside the sRGB gamut.
  public let red: Double

  /// The green component, from 0 to 1 inside the sRGB gamut.
  public let green: Double

  /// The blue component, from 0 to 1 inside the sRGB gamut.
  public let blue: Double

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public let alpha: Double

  /// The variant for dark, when this colour has not decided yet.
  let darkVariant: DarkVariant?

  /// Makes a colour of its components, kept as they are.
  ///
  /// A component that is infinite or NaN counts as 0, as CSS Values 4 censors NaN, and such an
  /// alpha as 1; see ``init(validatingRed:green:blue:alpha:)`` to have it refused.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1 inside the sRGB gamut.
  ///   - green: The green component, from 0 to 1 inside the sRGB gamut.
  ///   - blue: The blue component, from 0 to 1 inside the sRGB gamut.
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red.finite(or: 0)
    self.green = green.finite(or: 0)
    self.blue = blue.finite(or: 0)
    self.alpha = alpha.finite(or: 1)
    darkVariant = nil
  }

  /// Makes a shade of grey, as UIKit's `UIColor(white:alpha:)`.
  ///
  /// - Parameters:
  ///   - white: The value of all three components, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a colour that shows one variant and keeps the other.
  ///
  /// - Parameters:
  ///   - light: The variant for light, already decided.
  ///   - darkVariant: The variant for dark; nil for a colour that is the same in both.
  init(light: Color, darkVariant: DarkVariant?) {
    red = light.red
    green = light.green
    blue = light.blue
    alpha = light.alpha
    self.darkVariant = darkVariant
  }
}

extension Color: Hashable {
  /// Whether two colours have the same components, and so have their variants for dark.
  ///
  /// - Parameters:
  ///   - left: A colour.
  ///   - right: Another colour.
  /// - Returns: True when no context can tell the two apart.
  public static func == (left: Color, right: Color) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.alpha == right.alpha
      && (left.darkVariant === right.darkVariant
        || left.darkVariant?.color == right.darkVariant?.color)
  }

  /// Feeds the components, and those of the variant for dark, into a hasher.
  ///
  /// - Parameter hasher: The hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(alpha)
    hasher.combine(darkVariant?.color)
  }
}
