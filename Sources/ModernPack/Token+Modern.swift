public import ProtocolStyle

extension Token<Color> {
  /// What can be tapped, and what counts; an indigo by default.
  public static let modernAccent = Token(
    "modernAccent", default: ModernPalette.current.accent,
    summary: "What can be tapped, and what counts.")

  /// Text on the accent; white by default, dark in dark.
  public static let modernOnAccent = Token(
    "modernOnAccent", default: ModernPalette.current.onAccent, summary: "Text on the accent.")

  /// What everything lies on; white by default, nearly black in dark.
  public static let modernSurface = Token(
    "modernSurface", default: ModernPalette.current.surface, summary: "What everything lies on.")

  /// What is raised from the surface, such as cards and fields.
  public static let modernRaised = Token(
    "modernRaised", default: ModernPalette.current.raised,
    summary: "What is raised from the surface, such as cards and fields.")

  /// Text on the surface and on what is raised from it.
  public static let modernInk = Token(
    "modernInk", default: ModernPalette.current.ink, summary: "Text on all but the accent.")

  /// Text that steps back, on the surface and on what is raised from it.
  public static let modernQuietInk = Token(
    "modernQuietInk", default: ModernPalette.current.quietInk, summary: "Text that steps back.")
}

extension Token<Double> {
  /// How much room there is: 1 by default, less for more on a screen.
  public static let modernDensity = Token(
    "modernDensity", default: 1.0, summary: "How much room there is: 1, or less for more on it.")
}
