/// A color in sRGB: a plain one, or an adaptive one with variants for light and dark.
///
/// ```swift
/// let brand = Color(hex: 0x5856D6)
/// let card = Color.adaptive(light: .white, dark: .black)
/// brand.contrastRatio(with: .white)
/// brand.withAlpha(0.5).composited(over: .white)
/// ```
///
/// Components are `Double`s from 0 to 1, with gamma, not premultiplied, as in `UIColor` and CSS.
/// They aren't clamped: values outside 0…1 represent colors outside the sRGB gamut, as in UIKit's
/// extended range.
///
/// A color created by ``adaptive(light:dark:)`` has both variants, and one created by
/// ``adaptive(light:dark:highContrastLight:highContrastDark:)`` has all four. Its components are
/// those of the light variant until it's written into a view model, which resolves it by the
/// environment.
///
/// Colors contain no references, so copying one neither allocates nor retains.
public struct Color: Sendable {
  /// The components; those in light if the color is adaptive.
  @usableFromInline let components: Components

  /// The components in dark; of a color that has decided, its components.
  @usableFromInline let dark: Components

  // An optional color keeps in the spare values of this flag that it's nil. With an optional of
  // components in place of the two, it would have a byte more, which is copied separately.
  /// Whether this color has variants, of which none is chosen yet.
  public let isAdaptive: Bool

  /// The components at increased contrast if they differ from these; only used together with
  /// `dark`.
  @usableFromInline let highContrast: HighContrastVariants

  /// Creates a color from its components.
  ///
  /// An infinite or NaN component is replaced by 0, as CSS Values 4 censors NaN, and an infinite or
  /// NaN alpha by 1. Use ``init(validatingRed:green:blue:alpha:)`` to throw an error instead.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1 inside the sRGB gamut.
  ///   - green: The green component, from 0 to 1 inside the sRGB gamut.
  ///   - blue: The blue component, from 0 to 1 inside the sRGB gamut.
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.init(
      Components(
        red: red.finite(or: 0), green: green.finite(or: 0), blue: blue.finite(or: 0),
        alpha: alpha.finite(or: 1)))
  }

  /// Creates a shade of gray, like UIKit's `UIColor(white:alpha:)`.
  ///
  /// - Parameters:
  ///   - white: The value of all three components, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a plain color or an adaptive one.
  ///
  /// - Parameters:
  ///   - components: The components; those in light if `dark` isn't nil.
  ///   - dark: The components in dark; nil for a plain color.
  ///   - highContrast: The components at increased contrast, if they differ.
  init(
    _ components: Components, dark: Components? = nil, highContrast: HighContrastVariants = .same
  ) {
    self.components = components
    self.dark = dark ?? components
    isAdaptive = dark != nil
    self.highContrast = highContrast
  }

  /// The red component, from 0 to 1 inside the sRGB gamut.
  public var red: Double { components.red }

  /// The green component, from 0 to 1 inside the sRGB gamut.
  public var green: Double { components.green }

  /// The blue component, from 0 to 1 inside the sRGB gamut.
  public var blue: Double { components.blue }

  /// The opacity, from 0 (transparent) to 1 (opaque).
  public var alpha: Double { components.alpha }

  /// Returns the variant of this color for a color scheme and contrast; a plain color returns
  /// itself.
  ///
  /// - Parameters:
  ///   - isDark: Whether the color scheme is dark.
  ///   - isHighContrast: Whether the contrast is increased; false by default.
  /// - Returns: A plain color.
  package func decided(dark isDark: Bool, highContrast isHighContrast: Bool = false) -> Color {
    guard isAdaptive else { return self }
    if isHighContrast, let variants = highContrast.components {
      return Color(isDark ? variants.dark : variants.light)
    }
    return Color(isDark ? dark : components)
  }
}

extension Color: Hashable {
  /// Returns whether two colors have the same components in light and dark, at either contrast.
  ///
  /// It's inlined because colors are compared each time a node is styled.
  ///
  /// - Parameters:
  ///   - left: A color.
  ///   - right: Another color.
  /// - Returns: True if the colors are equal in every environment.
  @inlinable
  public static func == (left: Color, right: Color) -> Bool {
    left.components == right.components && left.isAdaptive == right.isAdaptive
      && left.dark == right.dark && left.highContrast == right.highContrast
  }

  /// Hashes the components in light and in dark.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    if isAdaptive { hasher.combine(dark) }
  }
}
