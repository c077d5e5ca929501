public import ProtocolStyle

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
  }
}
