/// A color in sRGB, or a pair of them that has not decided yet between light and dark.
///
/// Components are `Double`s from 0 to 1, with gamma, not premultiplied, as in `UIColor` and CSS.
/// They are not clamped: values outside 0…1 stand for colors outside the sRGB gamut, as in
/// UIKit's extended range, and are kept.
///
/// A color made by ``adaptive(light:dark:)`` holds both variants, and one made by
/// ``adaptive(light:dark:highContrastLight:highContrastDark:)`` all four. Its own components are those
/// of the light one until it is written into a view model, which resolves it by the environment.
///
/// A color is plain memory: copying one never allocates and counts no reference.
public struct Color: Sendable {
  /// The components; of a color that has not decided, those in light.
  @usableFromInline let components: Components

  /// The components in dark; of a color that has decided, its components.
  @usableFromInline let dark: Components

  // An optional color keeps in the spare values of this flag that it's nil. With an optional of
  // components in place of the two, it would have a byte more, which is copied separately.
  /// Whether this color has variants, of which none is chosen yet.
  public let isAdaptive: Bool

  /// The components at increased contrast, when they differ from these; only with `dark`.
  @usableFromInline let highContrast: HighContrastVariants

  /// Makes a color of its components, kept as they are.
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
    self.init(
      Components(
        red: red.finite(or: 0), green: green.finite(or: 0), blue: blue.finite(or: 0),
        alpha: alpha.finite(or: 1)))
  }

  /// Makes a shade of gray, as UIKit's `UIColor(white:alpha:)`.
  ///
  /// - Parameters:
  ///   - white: The value of all three components, from 0 (black) to 1 (white).
  ///   - alpha: The opacity, from 0 to 1; opaque by default.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Makes a color that has decided, or one that has the light components of one that has.
  ///
  /// - Parameters:
  ///   - components: The components; in light, when there are others for dark.
  ///   - dark: The components in dark; nil for a color that has decided.
  ///   - highContrast: The components at increased contrast, if these are others.
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

  /// The plain color this one is in light or in dark; a plain color is itself.
  ///
  /// - Parameters:
  ///   - isDark: Whether the color scheme is dark.
  ///   - isHighContrast: Whether the contrast is increased; not by default.
  /// - Returns: A color that is not adaptive.
  package func decided(dark isDark: Bool, highContrast isHighContrast: Bool = false) -> Color {
    guard isAdaptive else { return self }
    if isHighContrast, let variants = highContrast.components {
      return Color(isDark ? variants.dark : variants.light)
    }
    return Color(isDark ? dark : components)
  }
}

extension Color: Hashable {
  /// Whether two colors have the same components, in light and in dark, at either contrast.
  ///
  /// Inlined, for colors are compared at every styling of a node.
  ///
  /// - Parameters:
  ///   - left: A color.
  ///   - right: Another color.
  /// - Returns: True when no context can tell the two apart.
  @inlinable
  public static func == (left: Color, right: Color) -> Bool {
    left.components == right.components && left.isAdaptive == right.isAdaptive
      && left.dark == right.dark && left.highContrast == right.highContrast
  }

  /// Hashes the components, in light and in dark.
  ///
  /// - Parameter hasher: The hasher to feed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    if isAdaptive { hasher.combine(dark) }
  }
}
