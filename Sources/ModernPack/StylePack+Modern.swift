public import ProtocolStyle

extension StylePack {
  /// A calm style with few colors and rounded corners, which follows the color scheme and contrast.
  ///
  /// Its traits are named `Modern…` and don't require anything else. All of their values come from
  /// the tokens `Token.modern…`, which the themes `comfortable`, `compact` and `increasedContrast`
  /// set. In a tree, the pack dims disabled and pressed controls and styles the items in its bars
  /// and the rows of its tables.
  public static let modern = StylePack(
    "modern", version: Version(1), styleSheet: rules,
    themes: [.modernComfortable, .modernCompact, .modernIncreasedContrast],
    tokens: [
      Token.modernAccent, Token.modernOnAccent, Token.modernSurface, Token.modernRaised,
      Token.modernInk, Token.modernQuietInk, Token.modernEdge, Token<Double>.modernDensity,
    ])

  /// Rules for control states and for the items in bars, which only target this pack's traits.
  private static let rules = StyleSheet {
    StyleRule(for: (any ModernButtonAppearance).self, when: .controlState(.disabled)) {
      $0.alpha = 0.4
    }
    StyleRule(for: (any ModernButtonAppearance).self, when: .controlState(.highlighted)) {
      $0.alpha = 0.9
    }
    StyleRule(for: .tableCell, containedIn: [(any ModernTableAppearance).self]) {
      $0.backgroundColor = Token.modernRaised.value
    }
    StyleRule(for: .barButtonItem, containedIn: [(any ModernBarAppearance).self]) {
      $0.tintColor = Token.modernAccent.value
      $0.titleTextAttributesForState = [
        .normal: TextAttributes(
          foregroundColor: Token.modernAccent.value, font: FontDescriptor(textStyle: .body))
      ]
    }
  }
}

// MARK: - Theme: Modern

extension Theme {
  /// The default spacing, which you can set for a subtree of a compact tree.
  public static let modernComfortable = Theme("comfortable", summary: "The default spacing.") {
    $0[.modernDensity] = 1.0
  }

  /// Three quarters of the default spacing.
  public static let modernCompact = Theme("compact", summary: "Less spacing.") {
    $0[.modernDensity] = 0.75
  }

  /// Text with a contrast of at least 7, regardless of the environment's contrast.
  public static let modernIncreasedContrast = Theme(
    "increasedContrast", summary: "Text with a contrast of at least 7."
  ) {
    $0[.modernAccent] = ModernPalette.increasedContrast.accent
    $0[.modernOnAccent] = ModernPalette.increasedContrast.onAccent
    $0[.modernSurface] = ModernPalette.increasedContrast.surface
    $0[.modernRaised] = ModernPalette.increasedContrast.raised
    $0[.modernInk] = ModernPalette.increasedContrast.ink
    $0[.modernQuietInk] = ModernPalette.increasedContrast.quietInk
    $0[.modernEdge] = ModernPalette.increasedContrast.edge
  }
}

// MARK: - Token: Modern

extension Token<Color> {
  /// The color of interactive and important elements; indigo by default.
  public static let modernAccent = Token(
    "modernAccent", default: ModernPalette.current.accent,
    summary: "Interactive and important elements.")

  /// The color of text on the accent; white by default, dark in dark mode.
  public static let modernOnAccent = Token(
    "modernOnAccent", default: ModernPalette.current.onAccent, summary: "Text on the accent.")

  /// The background color; white by default, nearly black in dark mode.
  public static let modernSurface = Token(
    "modernSurface", default: ModernPalette.current.surface, summary: "The background.")

  /// The background color of raised elements, such as cards and fields.
  public static let modernRaised = Token(
    "modernRaised", default: ModernPalette.current.raised,
    summary: "The background of raised elements, such as cards and fields.")

  /// The color of text on the surface and on raised elements.
  public static let modernInk = Token(
    "modernInk", default: ModernPalette.current.ink,
    summary: "Text on the surface and on raised elements.")

  /// The color of secondary text on the surface and on raised elements.
  public static let modernQuietInk = Token(
    "modernQuietInk", default: ModernPalette.current.quietInk, summary: "Secondary text.")

  /// The color of the boundaries of controls, such as fields and tracks; a gray with a contrast of at
  /// least 3 by default.
  public static let modernEdge = Token(
    "modernEdge", default: ModernPalette.current.edge,
    summary: "Boundaries of controls, such as fields and tracks.")
}

extension Token<Double> {
  /// The factor for spacing: 1 by default, less to fit more on a screen.
  public static let modernDensity = Token(
    "modernDensity", default: 1.0,
    summary: "The factor for spacing: 1, or less to fit more on a screen.")
}

// MARK: - ModernPalette

/// The default colors of this pack's tokens.
///
/// Text has a contrast of at least 4.5 with its background, as required by WCAG's level AA, and of
/// at least 7 with increased contrast, as required by level AAA. Boundaries of controls have at least 3.
struct ModernPalette {
  let accent: Color
  let onAccent: Color
  let surface: Color
  let raised: Color
  let ink: Color
  let quietInk: Color
  let edge: Color

  /// The palette for the contrast of the environment.
  static var current: ModernPalette {
    StyleEnvironment.current.contrast == .increased ? .increasedContrast : .standard
  }

  static let standard = ModernPalette(
    accent: adaptive("#4353c8", dark: "#aeb8ff"), onAccent: adaptive("#ffffff", dark: "#14162b"),
    surface: adaptive("#ffffff", dark: "#15161b"), raised: adaptive("#f2f3f8", dark: "#22242c"),
    ink: adaptive("#1b1c20", dark: "#f1f2f7"), quietInk: adaptive("#5a5d69", dark: "#abafbd"),
    edge: adaptive("#868995", dark: "#7a7e8c"))

  static let increasedContrast = ModernPalette(
    accent: adaptive("#202c8c", dark: "#cbd2ff"), onAccent: adaptive("#ffffff", dark: "#000000"),
    surface: adaptive("#ffffff", dark: "#000000"), raised: adaptive("#f2f3f8", dark: "#16171c"),
    ink: adaptive("#000000", dark: "#ffffff"), quietInk: adaptive("#3b3e48", dark: "#d3d6e0"),
    edge: adaptive("#4b4e59", dark: "#b9bdca"))

  private static func adaptive(_ light: String, dark: String) -> Color {
    .adaptive(light: Color(hex: light)!, dark: Color(hex: dark)!)
  }
}
