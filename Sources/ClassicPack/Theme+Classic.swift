public import ProtocolStyle

extension Theme {
  /// Gray tints and bars, as on early iPods.
  public static let classicGraphite = Theme("graphite", summary: "Gray tints and bars.") {
    $0[.classicTint] = ClassicPalette.gray
    $0[.classicBar] = ClassicPalette.graphite
  }
}
