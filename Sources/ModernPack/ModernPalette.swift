internal import ProtocolStyle

/// The default colors of this pack's tokens.
///
/// Text has a contrast of at least 4.5 with its background, as required by WCAG's level AA, and of
/// at least 7 with increased contrast, as required by level AAA.
struct ModernPalette {
  let accent: Color
  let onAccent: Color
  let surface: Color
  let raised: Color
  let ink: Color
  let quietInk: Color

  /// The palette for the contrast of the environment.
  static var current: ModernPalette {
    StyleEnvironment.current.contrast == .increased ? .increasedContrast : .standard
  }

  static let standard = ModernPalette(
    accent: adaptive("#4353c8", dark: "#aeb8ff"), onAccent: adaptive("#ffffff", dark: "#14162b"),
    surface: adaptive("#ffffff", dark: "#15161b"), raised: adaptive("#f2f3f8", dark: "#22242c"),
    ink: adaptive("#1b1c20", dark: "#f1f2f7"), quietInk: adaptive("#5a5d69", dark: "#abafbd"))

  static let increasedContrast = ModernPalette(
    accent: adaptive("#202c8c", dark: "#cbd2ff"), onAccent: adaptive("#ffffff", dark: "#000000"),
    surface: adaptive("#ffffff", dark: "#000000"), raised: adaptive("#f2f3f8", dark: "#16171c"),
    ink: adaptive("#000000", dark: "#ffffff"), quietInk: adaptive("#3b3e48", dark: "#d3d6e0"))

  private static func adaptive(_ light: String, dark: String) -> Color {
    .adaptive(light: Color(hex: light)!, dark: Color(hex: dark)!)
  }
}
