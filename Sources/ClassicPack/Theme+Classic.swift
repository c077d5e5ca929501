public import ProtocolStyle

extension Theme {
  /// Tints and bars in gray, as the iPods had them.
  public static let classicGraphite = Theme("graphite", summary: "Tints and bars in gray.") {
    $0[.classicTint] = ClassicPalette.gray
    $0[.classicBar] = ClassicPalette.graphite
  }
}
