internal import ProtocolStyle

/// The colors that tokens of this pack have where no theme says otherwise.
///
/// Text has a contrast of at least 4.5 on what it stands on, as WCAG's level AA asks for; with
/// increased contrast 7, as level AAA does.
struct ModernPalette {
  let accent: Color
  let onAccent: Color
  let surface: Color
  let raised: Color
  let ink: Color
  let quietInk: Color

  /// That of the contrast which the environment asks for.
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
