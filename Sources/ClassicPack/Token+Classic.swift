public import ProtocolStyle

extension Token<Color> {
  /// The tint of tracks, switches and page controls; blue by default.
  public static let classicTint = Token(
    "classicTint", default: ClassicPalette.blue,
    summary: "The tint of tracks, switches and page controls.")

  /// The color of bars, dark enough for white titles; blue-gray by default.
  public static let classicBar = Token(
    "classicBar", default: ClassicPalette.slate,
    summary: "The color of bars, dark enough for white titles.")
}
