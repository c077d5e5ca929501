/// UIKit's colors for backgrounds and fills, which adapt to light and dark.
///
/// The values are those Apple published for iOS 15 to 18, at normal contrast and base elevation.
extension Color {
  /// The main background of an interface.
  ///
  /// `#ffffff` in light, `#000000` in dark.
  public static let systemBackground = system(light: (0xFFFFFF, 1), dark: (0x000000, 1))

  /// Content layered on the main background.
  ///
  /// `#f2f2f7` in light, `#1c1c1e` in dark.
  public static let secondarySystemBackground = system(light: (0xF2F2F7, 1), dark: (0x1C1C1E, 1))

  /// Content layered on the secondary background.
  ///
  /// `#ffffff` in light, `#2c2c2e` in dark.
  public static let tertiarySystemBackground = system(light: (0xFFFFFF, 1), dark: (0x2C2C2E, 1))

  /// The main background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#000000` in dark.
  public static let systemGroupedBackground = system(light: (0xF2F2F7, 1), dark: (0x000000, 1))

  /// Content layered on the main background of a grouped interface.
  ///
  /// `#ffffff` in light, `#1c1c1e` in dark.
  public static let secondarySystemGroupedBackground = system(
    light: (0xFFFFFF, 1), dark: (0x1C1C1E, 1))

  /// Content layered on the secondary background of a grouped interface.
  ///
  /// `#f2f2f7` in light, `#2c2c2e` in dark.
  public static let tertiarySystemGroupedBackground = system(
    light: (0xF2F2F7, 1), dark: (0x2C2C2E, 1))

  /// An overlay for thin and small shapes.
  ///
  /// `#787880` at 0.2 in light, `#787880` at 0.36 in dark.
  public static let systemFill = system(light: (0x787880, 0.2), dark: (0x787880, 0.36))

  /// An overlay for shapes of medium size.
  ///
  /// `#787880` at 0.16 in light, `#787880` at 0.32 in dark.
  public static let secondarySystemFill = system(light: (0x787880, 0.16), dark: (0x787880, 0.32))

  /// An overlay for large shapes.
  ///
  /// `#767680` at 0.12 in light, `#767680` at 0.24 in dark.
  public static let tertiarySystemFill = system(light: (0x767680, 0.12), dark: (0x767680, 0.24))

  /// An overlay for large areas with complex content.
  ///
  /// `#747480` at 0.08 in light, `#767680` at 0.18 in dark.
  public static let quaternarySystemFill = system(light: (0x747480, 0.08), dark: (0x767680, 0.18))
}
