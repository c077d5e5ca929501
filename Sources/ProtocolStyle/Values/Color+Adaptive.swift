extension Color {
  /// A colour that is one thing in light and another in dark, as UIKit's dynamic colours.
  ///
  /// It has not decided yet, so it may be stored anywhere, even in a `static let`. It decides by
  /// the colour scheme of the environment when it is written into a view model; until then its
  /// components are those of the light variant.
  ///
  /// Nested adaptive colours are flattened: of `light` its light variant is taken, of `dark` its
  /// dark one. When both variants are equal the result is that plain colour.
  ///
  /// - Parameters:
  ///   - light: The colour in light.
  ///   - dark: The colour in dark.
  /// - Returns: The adaptive colour, or the plain one when there is nothing to decide.
  public static func adaptive(light: Color, dark: Color) -> Color {
    let light = light.decided(dark: false)
    let dark = dark.decided(dark: true)
    return light == dark ? light : Color(light.components, dark: dark.components)
  }

  /// Whether this colour has not decided yet between light and dark.
  public var isAdaptive: Bool {
    dark != nil
  }

  /// The result of a change to this colour, made to both variants of an adaptive one.
  ///
  /// - Parameter transform: Makes a plain colour of a plain colour.
  /// - Returns: The changed colour, adaptive when its variants differ.
  package func mappingVariants(_ transform: (Color) -> Color) -> Color {
    guard isAdaptive else { return transform(self) }
    return .adaptive(
      light: transform(decided(dark: false)), dark: transform(decided(dark: true)))
  }

  /// The result of an operation on two colours, done for light and for dark where either adapts.
  ///
  /// - Parameters:
  ///   - other: The second operand.
  ///   - combine: Makes a plain colour of two plain colours.
  /// - Returns: The combined colour, adaptive when its variants differ.
  func combiningVariants(with other: Color, _ combine: (Color, Color) -> Color) -> Color {
    guard isAdaptive || other.isAdaptive else { return combine(self, other) }
    return .adaptive(
      light: combine(decided(dark: false), other.decided(dark: false)),
      dark: combine(decided(dark: true), other.decided(dark: true)))
  }
}
