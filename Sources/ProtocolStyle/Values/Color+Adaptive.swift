extension Color {
  /// Returns a color with variants for light and dark, like UIKit's dynamic colors.
  ///
  /// An adaptive color can be stored anywhere, even in a `static let`. It's resolved by the
  /// environment's color scheme when it's written into a view model; until then its components are
  /// those of the light variant.
  ///
  /// Nested adaptive colors are flattened: the light variant of `light` and the dark variant of
  /// `dark` are used. If both variants are equal, the result is that plain color.
  ///
  /// ```swift
  /// extension Color {
  ///   static let card = Color.adaptive(light: .white, dark: Color(hex: 0x1C1C1E))
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  /// - Returns: The adaptive color, or a plain color if both variants are equal.
  public static func adaptive(light: Color, dark: Color) -> Color {
    adaptive(light: light, dark: dark, highContrastLight: light, highContrastDark: dark)
  }

  /// Returns a color with variants for light and dark, at standard and at increased contrast, like
  /// a color in an Xcode asset catalog.
  ///
  /// It's resolved by the environment's color scheme and contrast when it's written into a view
  /// model; until then its components are those of the light variant. Nested adaptive colors are
  /// flattened, as in ``adaptive(light:dark:)``.
  ///
  /// A process keeps up to 65,536 different pairs of variants at increased contrast. A color with
  /// another pair uses its variants at standard contrast instead.
  ///
  /// - Parameters:
  ///   - light: The color in light.
  ///   - dark: The color in dark.
  ///   - highContrastLight: The color in light at increased contrast.
  ///   - highContrastDark: The color in dark at increased contrast.
  /// - Returns: The adaptive color, or a plain color if all variants are equal.
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
  /// - Parameter transform: A closure that returns a plain color for a plain color.
  /// - Returns: The changed color, adaptive if its variants differ.
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

  /// Returns the result of an operation on two colors, applied to each variant if either is
  /// adaptive.
  ///
  /// - Parameters:
  ///   - other: The second operand.
  ///   - combine: A closure that returns a plain color for two plain colors.
  /// - Returns: The combined color, adaptive if its variants differ.
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
