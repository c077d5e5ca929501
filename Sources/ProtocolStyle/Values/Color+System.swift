/// UIKit's standard colours, which adapt to light and dark.
///
/// The values are those Apple published for iOS 15 to 18, at normal contrast.
extension Color {
  /// A red that adapts to light and dark.
  ///
  /// `#ff3b30` in light, `#ff453a` in dark.
  public static let systemRed = system(light: (0xFF3B30, 1), dark: (0xFF453A, 1))

  /// An orange that adapts to light and dark.
  ///
  /// `#ff9500` in light, `#ff9f0a` in dark.
  public static let systemOrange = system(light: (0xFF9500, 1), dark: (0xFF9F0A, 1))

  /// A yellow that adapts to light and dark.
  ///
  /// `#ffcc00` in light, `#ffd60a` in dark.
  public static let systemYellow = system(light: (0xFFCC00, 1), dark: (0xFFD60A, 1))

  /// A green that adapts to light and dark.
  ///
  /// `#34c759` in light, `#30d158` in dark.
  public static let systemGreen = system(light: (0x34C759, 1), dark: (0x30D158, 1))

  /// A mint that adapts to light and dark.
  ///
  /// `#00c7be` in light, `#63e6e2` in dark.
  public static let systemMint = system(light: (0x00C7BE, 1), dark: (0x63E6E2, 1))

  /// A teal that adapts to light and dark.
  ///
  /// `#30b0c7` in light, `#40c8e0` in dark.
  public static let systemTeal = system(light: (0x30B0C7, 1), dark: (0x40C8E0, 1))

  /// A cyan that adapts to light and dark.
  ///
  /// `#32ade6` in light, `#64d2ff` in dark.
  public static let systemCyan = system(light: (0x32ADE6, 1), dark: (0x64D2FF, 1))

  /// A blue that adapts to light and dark.
  ///
  /// `#007aff` in light, `#0a84ff` in dark.
  public static let systemBlue = system(light: (0x007AFF, 1), dark: (0x0A84FF, 1))

  /// An indigo that adapts to light and dark.
  ///
  /// `#5856d6` in light, `#5e5ce6` in dark.
  public static let systemIndigo = system(light: (0x5856D6, 1), dark: (0x5E5CE6, 1))

  /// A purple that adapts to light and dark.
  ///
  /// `#af52de` in light, `#bf5af2` in dark.
  public static let systemPurple = system(light: (0xAF52DE, 1), dark: (0xBF5AF2, 1))

  /// A pink that adapts to light and dark.
  ///
  /// `#ff2d55` in light, `#ff375f` in dark.
  public static let systemPink = system(light: (0xFF2D55, 1), dark: (0xFF375F, 1))

  /// A brown that adapts to light and dark.
  ///
  /// `#a2845e` in light, `#ac8e68` in dark.
  public static let systemBrown = system(light: (0xA2845E, 1), dark: (0xAC8E68, 1))

  /// The base grey, the same in light and dark.
  ///
  /// `#8e8e93`.
  public static let systemGray = system(light: (0x8E8E93, 1), dark: (0x8E8E93, 1))

  /// The second grey, one step nearer to the background.
  ///
  /// `#aeaeb2` in light, `#636366` in dark.
  public static let systemGray2 = system(light: (0xAEAEB2, 1), dark: (0x636366, 1))

  /// The third grey, two steps nearer to the background.
  ///
  /// `#c7c7cc` in light, `#48484a` in dark.
  public static let systemGray3 = system(light: (0xC7C7CC, 1), dark: (0x48484A, 1))

  /// The fourth grey, three steps nearer to the background.
  ///
  /// `#d1d1d6` in light, `#3a3a3c` in dark.
  public static let systemGray4 = system(light: (0xD1D1D6, 1), dark: (0x3A3A3C, 1))

  /// The fifth grey, four steps nearer to the background.
  ///
  /// `#e5e5ea` in light, `#2c2c2e` in dark.
  public static let systemGray5 = system(light: (0xE5E5EA, 1), dark: (0x2C2C2E, 1))

  /// The sixth grey, the nearest to the background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark.
  public static let systemGray6 = system(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))

  /// Makes an adaptive colour of two published values.
  ///
  /// - Parameters:
  ///   - light: The components in light as `0xRRGGBB`, and the alpha.
  ///   - dark: The components in dark as `0xRRGGBB`, and the alpha.
  /// - Returns: The adaptive colour, or the plain one when both are equal.
  static func system(
    light: (rgb: UInt32, alpha: Double), dark: (rgb: UInt32, alpha: Double)
  ) -> Color {
    func color(_ rgb: UInt32, _ alpha: Double) -> Color {
      Color(
        red: Double(rgb >> 16) / 255, green: Double(rgb >> 8 & 0xFF) / 255,
        blue: Double(rgb & 0xFF) / 255, alpha: alpha)
    }
    return adaptive(light: color(light.rgb, light.alpha), dark: color(dark.rgb, dark.alpha))
  }
}
