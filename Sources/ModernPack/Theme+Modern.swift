public import ProtocolStyle

extension Theme {
  /// Room around everything, as by default: for a subtree of a compact tree.
  public static let modernComfortable = Theme("comfortable", summary: "Room around everything.") {
    $0[.modernDensity] = 1.0
  }

  /// More on a screen: three quarters of the room.
  public static let modernCompact = Theme("compact", summary: "More on a screen.") {
    $0[.modernDensity] = 0.75
  }

  /// Text of a contrast of 7 at least, whatever the environment asks for.
  public static let modernIncreasedContrast = Theme(
    "increasedContrast", summary: "Text of a contrast of 7 at least."
  ) {
    $0[.modernAccent] = ModernPalette.increasedContrast.accent
    $0[.modernOnAccent] = ModernPalette.increasedContrast.onAccent
    $0[.modernSurface] = ModernPalette.increasedContrast.surface
    $0[.modernRaised] = ModernPalette.increasedContrast.raised
    $0[.modernInk] = ModernPalette.increasedContrast.ink
    $0[.modernQuietInk] = ModernPalette.increasedContrast.quietInk
  }
}
