extension Color {
  /// A color that is one thing in light and another in dark, as UIKit's dynamic colors.
  ///
  /// It has not decided yet, so it may be stored anywhere, even in a `static let`. It decides by
  /// the color scheme of the environment when it is written into a view model; until then its
  /// components are those of the light variant.
  ///
  /// Nested adaptive colors are flattened: of `light` its light variant is taken, of `dark` its
  /// dark one. When both variants are equal the result is that plain color.
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  /// - Returns: The adaptive color, or the plain one when there is nothing to decide.
  public static func adaptive(light: Color, dark: Color) -> Color {
    adaptive(light: light, dark: dark, highContrastLight: light, highContrastDark: dark)
  }

  /// A color with variants for light and dark, at standard and at increased contrast, as a color of an
  /// asset catalog in Xcode.
  ///
  /// It's resolved by the color scheme and the contrast of the environment when it's written into a
  /// view model; until then its components are those of the light variant. Nested adaptive colors are
  /// flattened, as by ``adaptive(light:dark:)``.
  ///
  /// A process keeps up to 65,536 different pairs of variants at increased contrast. A color with
  /// another pair has its variants at standard contrast in their place.
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  ///   - highContrastLight: The color in light where the contrast is increased.
  ///   - highContrastDark: The color in dark where the contrast is increased.
  /// - Returns: The adaptive color, or the plain one when all variants are equal.
  public static func adaptive(
    light: Color, dark: Color, highContrastLight: Color, highContrastDark: Color
  ) -> Color {
    let light = (
      light.decided(dark: false), highContrastLight.decided(dark: false, highContrast: true)
    )
    let dark = (
      dark.decided(dark: true), highContrastDark.decided(dark: true, highContrast: true)
    )
    if light.0 == light.1, dark.0 == dark.1 {
      return light.0 == dark.0 ? light.0 : Color(light.0.components, dark: dark.0.components)
    }
    let variants = HighContrastVariants(
      .init(light: light.1.components, dark: dark.1.components))
    return variants == .same && light.0 == dark.0
      ? light.0
      : Color(light.0.components, dark: dark.0.components, highContrast: variants)
  }

  /// The result of a change to this color, made to both variants of an adaptive one.
  ///
  /// - Parameter transform: Makes a plain color of a plain color.
  /// - Returns: The changed color, adaptive when its variants differ.
  package func mappingVariants(_ transform: (Color) -> Color) -> Color {
    guard isAdaptive else { return transform(self) }
    let light = transform(decided(dark: false))
    let dark = transform(decided(dark: true))
    guard highContrast != .same else { return .adaptive(light: light, dark: dark) }
    return .adaptive(
      light: light, dark: dark,
      highContrastLight: transform(decided(dark: false, highContrast: true)),
      highContrastDark: transform(decided(dark: true, highContrast: true)))
  }

  /// The result of an operation on two colors, done for light and for dark where either adapts.
  ///
  /// - Parameters:
  ///   - other: The second operand.
  ///   - combine: Makes a plain color of two plain colors.
  /// - Returns: The combined color, adaptive when its variants differ.
  func combiningVariants(with other: Color, _ combine: (Color, Color) -> Color) -> Color {
    guard isAdaptive || other.isAdaptive else { return combine(self, other) }
    func combined(dark: Bool, highContrast: Bool = false) -> Color {
      combine(
        decided(dark: dark, highContrast: highContrast),
        other.decided(dark: dark, highContrast: highContrast))
    }
    let (light, dark) = (combined(dark: false), combined(dark: true))
    guard highContrast != .same || other.highContrast != .same else {
      return .adaptive(light: light, dark: dark)
    }
    return .adaptive(
      light: light, dark: dark, highContrastLight: combined(dark: false, highContrast: true),
      highContrastDark: combined(dark: true, highContrast: true))
  }
}
