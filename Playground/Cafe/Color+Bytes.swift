import ProtocolStyle

extension Color {
  /// A color of three bytes.
  init(rgb: Int) {
    self.init(
      red: Double(rgb >> 16 & 255) / 255, green: Double(rgb >> 8 & 255) / 255,
      blue: Double(rgb & 255) / 255)
  }
}
