public import ProtocolStyle

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
}

extension Token<Double> {
  /// The factor for spacing: 1 by default, less to fit more on a screen.
  public static let modernDensity = Token(
    "modernDensity", default: 1.0,
    summary: "The factor for spacing: 1, or less to fit more on a screen.")
}
