/// UIKit's colors for backgrounds and fills, which adapt to light and dark.
///
/// The values are those of iOS 15 to 18 at base elevation.
extension Color {
  /// The main background of an interface.
  ///
  /// `#ffffff` in light, `#000000` in dark, at either contrast.
  public static let systemBackground = system(light: (0xFFFFFF, 1), dark: (0x000000, 1))

  /// Content layered on the main background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark; at increased contrast
  /// `#ebebf0` and `#242426`.
  public static let secondarySystemBackground = system(
    light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x242426, 1))

  /// Content layered on the secondary background.
  ///
  /// `#ffffff` in light, `#2c2c2e` in dark; at increased contrast
  /// `#ffffff` and `#363638`.
  public static let tertiarySystemBackground = system(
    light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1),
    increasedLight: (0xFFFFFF, 1), increasedDark: (0x363638, 1))

  /// The main background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#000000` in dark; at increased contrast
  /// `#ebebf0` and `#000000`.
  public static let systemGroupedBackground = system(
    light: (0xF2F2F7, 1), dark: (0x000000, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x000000, 1))

  /// Content layered on the main background of a grouped interface.
  ///
  /// `#ffffff` in light, `#1c1c1e` in dark; at increased contrast
  /// `#ffffff` and `#242426`.
  public static let secondarySystemGroupedBackground = system(
    light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1),
    increasedLight: (0xFFFFFF, 1), increasedDark: (0x242426, 1))

  /// Content layered on the secondary background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#2c2c2e` in dark; at increased contrast
  /// `#ebebf0` and `#363638`.
  public static let tertiarySystemGroupedBackground = system(
    light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1),
    increasedLight: (0xEBEBF0, 1), increasedDark: (0x363638, 1))

  /// An overlay for thin and small shapes.
  ///
  /// `#787880` at 0.2 in light, `#787880` at 0.36 in dark; at increased contrast
  /// `#787880` at 0.28 and `#787880` at 0.44.
  public static let systemFill = system(
    light: (0x787880, 0.2), dark: (0x787880, 0.36),
    increasedLight: (0x787880, 0.28), increasedDark: (0x787880, 0.44))

  /// An overlay for shapes of medium size.
  ///
  /// `#787880` at 0.16 in light, `#787880` at 0.32 in dark; at increased contrast
  /// `#787880` at 0.24 and `#787880` at 0.4.
  public static let secondarySystemFill = system(
    light: (0x787880, 0.16), dark: (0x787880, 0.32),
    increasedLight: (0x787880, 0.24), increasedDark: (0x787880, 0.4))

  /// An overlay for large shapes.
  ///
  /// `#767680` at 0.12 in light, `#767680` at 0.24 in dark; at increased contrast
  /// `#767680` at 0.2 and `#767680` at 0.32.
  public static let tertiarySystemFill = system(
    light: (0x767680, 0.12), dark: (0x767680, 0.24),
    increasedLight: (0x767680, 0.2), increasedDark: (0x767680, 0.32))

  /// An overlay for large areas with complex content.
  ///
  /// `#747480` at 0.08 in light, `#767680` at 0.18 in dark; at increased contrast
  /// `#747480` at 0.16 and `#767680` at 0.26.
  public static let quaternarySystemFill = system(
    light: (0x747480, 0.08), dark: (0x767680, 0.18),
    increasedLight: (0x747480, 0.16), increasedDark: (0x767680, 0.26))
}
