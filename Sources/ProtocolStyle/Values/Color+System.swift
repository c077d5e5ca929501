/// UIKit's standard colors, which adapt to light and dark and to increased contrast.
///
/// The values are those Apple published for iOS 15 to 18.
extension Color {
  /// A red that adapts to light and dark.
  ///
  /// `#ff3b30` in light, `#ff453a` in dark; at increased contrast `#d70015` and `#ff6961`.
  public static let systemRed = system(0xFF3B30, 0xFF453A, increased: 0xD70015, 0xFF6961)

  /// An orange that adapts to light and dark.
  ///
  /// `#ff9500` in light, `#ff9f0a` in dark; at increased contrast `#c93400` and `#ffb340`.
  public static let systemOrange = system(0xFF9500, 0xFF9F0A, increased: 0xC93400, 0xFFB340)

  /// A yellow that adapts to light and dark.
  ///
  /// `#ffcc00` in light, `#ffd60a` in dark; at increased contrast `#b25000` and `#ffd426`.
  public static let systemYellow = system(0xFFCC00, 0xFFD60A, increased: 0xB25000, 0xFFD426)

  /// A green that adapts to light and dark.
  ///
  /// `#34c759` in light, `#30d158` in dark; at increased contrast `#248a3d` and `#30db5b`.
  public static let systemGreen = system(0x34C759, 0x30D158, increased: 0x248A3D, 0x30DB5B)

  /// A mint that adapts to light and dark.
  ///
  /// `#00c7be` in light, `#63e6e2` in dark; at increased contrast `#0c817b` and `#66d4cf`.
  public static let systemMint = system(0x00C7BE, 0x63E6E2, increased: 0x0C817B, 0x66D4CF)

  /// A teal that adapts to light and dark.
  ///
  /// `#30b0c7` in light, `#40c8e0` in dark; at increased contrast `#008299` and `#5de6ff`.
  public static let systemTeal = system(0x30B0C7, 0x40C8E0, increased: 0x008299, 0x5DE6FF)

  /// A cyan that adapts to light and dark.
  ///
  /// `#32ade6` in light, `#64d2ff` in dark; at increased contrast `#0071a4` and `#70d7ff`.
  public static let systemCyan = system(0x32ADE6, 0x64D2FF, increased: 0x0071A4, 0x70D7FF)

  /// A blue that adapts to light and dark.
  ///
  /// `#007aff` in light, `#0a84ff` in dark; at increased contrast `#0040dd` and `#409cff`.
  public static let systemBlue = system(0x007AFF, 0x0A84FF, increased: 0x0040DD, 0x409CFF)

  /// An indigo that adapts to light and dark.
  ///
  /// `#5856d6` in light, `#5e5ce6` in dark; at increased contrast `#3634a3` and `#7d7aff`.
  public static let systemIndigo = system(0x5856D6, 0x5E5CE6, increased: 0x3634A3, 0x7D7AFF)

  /// A purple that adapts to light and dark.
  ///
  /// `#af52de` in light, `#bf5af2` in dark; at increased contrast `#8944ab` and `#da8fff`.
  public static let systemPurple = system(0xAF52DE, 0xBF5AF2, increased: 0x8944AB, 0xDA8FFF)

  /// A pink that adapts to light and dark.
  ///
  /// `#ff2d55` in light, `#ff375f` in dark; at increased contrast `#d30f45` and `#ff6482`.
  public static let systemPink = system(0xFF2D55, 0xFF375F, increased: 0xD30F45, 0xFF6482)

  /// A brown that adapts to light and dark.
  ///
  /// `#a2845e` in light, `#ac8e68` in dark; at increased contrast `#7f6545` and `#b59469`.
  public static let systemBrown = system(0xA2845E, 0xAC8E68, increased: 0x7F6545, 0xB59469)

  /// The base gray, the same in light and dark at standard contrast.
  ///
  /// `#8e8e93` in light, `#8e8e93` in dark; at increased contrast `#6c6c70` and `#aeaeb2`.
  public static let systemGray = system(0x8E8E93, 0x8E8E93, increased: 0x6C6C70, 0xAEAEB2)

  /// The second gray, one step nearer to the background.
  ///
  /// `#aeaeb2` in light, `#636366` in dark; at increased contrast `#8e8e93` and `#7c7c80`.
  public static let systemGray2 = system(0xAEAEB2, 0x636366, increased: 0x8E8E93, 0x7C7C80)

  /// The third gray, two steps nearer to the background.
  ///
  /// `#c7c7cc` in light, `#48484a` in dark; at increased contrast `#aeaeb2` and `#545456`.
  public static let systemGray3 = system(0xC7C7CC, 0x48484A, increased: 0xAEAEB2, 0x545456)

  /// The fourth gray, three steps nearer to the background.
  ///
  /// `#d1d1d6` in light, `#3a3a3c` in dark; at increased contrast `#bcbcc0` and `#444446`.
  public static let systemGray4 = system(0xD1D1D6, 0x3A3A3C, increased: 0xBCBCC0, 0x444446)

  /// The fifth gray, four steps nearer to the background.
  ///
  /// `#e5e5ea` in light, `#2c2c2e` in dark; at increased contrast `#d8d8dc` and `#363638`.
  public static let systemGray5 = system(0xE5E5EA, 0x2C2C2E, increased: 0xD8D8DC, 0x363638)

  /// The sixth gray, the nearest to the background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark; at increased contrast `#ebebf0` and `#242426`.
  public static let systemGray6 = system(0xF2F2F7, 0x1C1C1E, increased: 0xEBEBF0, 0x242426)

  /// Creates an adaptive color from four published values.
  ///
  /// - Parameters:
  ///   - light: The components in light as `0xRRGGBB`.
  ///   - dark: The components in dark.
  ///   - highContrastLight: The components in light at increased contrast.
  ///   - highContrastDark: The components in dark at increased contrast.
  /// - Returns: The adaptive color.
  private static func system(
    _ light: UInt32, _ dark: UInt32, increased highContrastLight: UInt32,
    _ highContrastDark: UInt32
  ) -> Color {
    adaptive(
      light: Color(hex: light), dark: Color(hex: dark),
      highContrastLight: Color(hex: highContrastLight),
      highContrastDark: Color(hex: highContrastDark))
  }

  /// Makes an adaptive color of two or four published values.
  ///
  /// - Parameters:
  ///   - light: The components in light as `0xRRGGBB`, and the alpha.
  ///   - dark: The components in dark as `0xRRGGBB`, and the alpha.
  ///   - increasedLight: The components in light with increased contrast; nil, the default, for
  ///     `light`.
  ///   - increasedDark: The components in dark with increased contrast; nil, the default, for
  ///     `dark`.
  /// - Returns: The adaptive color.
  static func system(
    light: (rgb: UInt32, alpha: Double), dark: (rgb: UInt32, alpha: Double),
    increasedLight: (rgb: UInt32, alpha: Double)? = nil,
    increasedDark: (rgb: UInt32, alpha: Double)? = nil
  ) -> Color {
    let (highContrastLight, highContrastDark) = (increasedLight ?? light, increasedDark ?? dark)
    return adaptive(
      light: Color(hex: light.rgb, alpha: light.alpha),
      dark: Color(hex: dark.rgb, alpha: dark.alpha),
      highContrastLight: Color(hex: highContrastLight.rgb, alpha: highContrastLight.alpha),
      highContrastDark: Color(hex: highContrastDark.rgb, alpha: highContrastDark.alpha))
  }
}
