public import ProtocolStyle

extension Token<Color> {
  /// What tracks, switches and pages are tinted with; blue by default.
  public static let classicTint = Token(
    "classicTint", default: ClassicPalette.blue,
    summary: "What tracks, switches and pages are tinted with.")

  /// The color of bars, on which titles are white; a blue gray by default.
  public static let classicBar = Token(
    "classicBar", default: ClassicPalette.slate,
    summary: "The color of bars, dark enough for white titles.")
}
