/// UIKit's colors for text, links and lines, which adapt to light and dark.
///
/// The values are those of iOS 15 to 18 at base elevation.
extension Color {
  /// Text of primary content.
  ///
  /// `#000000` in light, `#ffffff` in dark, at either contrast.
  public static let label = system(light: (0x000000, 1), dark: (0xFFFFFF, 1))

  /// Text of secondary content.
  ///
  /// `#3c3c43` at 0.6 in light, `#ebebf5` at 0.6 in dark; at increased contrast
  /// `#3c3c43` at 0.68 and `#ebebf5` at 0.68.
  public static let secondaryLabel = system(
    light: (0x3C3C43, 0.6), dark: (0xEBEBF5, 0.6),
    increasedLight: (0x3C3C43, 0.68), increasedDark: (0xEBEBF5, 0.68))

  /// Text of tertiary content.
  ///
  /// `#3c3c43` at 0.3 in light, `#ebebf5` at 0.3 in dark; at increased contrast
  /// `#3c3c43` at 0.38 and `#ebebf5` at 0.38.
  public static let tertiaryLabel = system(
    light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3),
    increasedLight: (0x3C3C43, 0.38), increasedDark: (0xEBEBF5, 0.38))

  /// Text of quaternary content.
  ///
  /// `#3c3c43` at 0.18 in light, `#ebebf5` at 0.16 in dark; at increased contrast
  /// `#3c3c43` at 0.26 and `#ebebf5` at 0.24.
  public static let quaternaryLabel = system(
    light: (0x3C3C43, 0.18), dark: (0xEBEBF5, 0.16),
    increasedLight: (0x3C3C43, 0.26), increasedDark: (0xEBEBF5, 0.24))

  /// Placeholder text of controls and text views.
  ///
  /// `#3c3c43` at 0.3 in light, `#ebebf5` at 0.3 in dark; at increased contrast
  /// `#3c3c43` at 0.38 and `#ebebf5` at 0.38.
  public static let placeholderText = system(
    light: (0x3C3C43, 0.3), dark: (0xEBEBF5, 0.3),
    increasedLight: (0x3C3C43, 0.38), increasedDark: (0xEBEBF5, 0.38))

  /// Links.
  ///
  /// `#007aff` in light, `#0984ff` in dark, at either contrast.
  public static let link = system(light: (0x007AFF, 1), dark: (0x0984FF, 1))

  /// Thin lines that let some of the content below show through.
  ///
  /// `#3c3c43` at 0.29 in light, `#545458` at 0.6 in dark; at increased contrast
  /// `#3c3c43` at 0.37 and `#545458` at 0.68.
  public static let separator = system(
    light: (0x3C3C43, 0.29), dark: (0x545458, 0.6),
    increasedLight: (0x3C3C43, 0.37), increasedDark: (0x545458, 0.68))

  /// Thin lines that hide the content below.
  ///
  /// `#c6c6c8` in light, `#38383a` in dark, at either contrast.
  public static let opaqueSeparator = system(light: (0xC6C6C8, 1), dark: (0x38383A, 1))
}
