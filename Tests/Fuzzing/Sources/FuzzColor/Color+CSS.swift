internal import ProtocolStyle

extension Color {
  /// Reads the description of a plain color, which is CSS without loss.
  init?(css text: String) {
    if text.hasPrefix("#") {
      self.init(hex: text)
      return
    }
    let isBytes = text.hasPrefix("rgb(")
    guard text.hasSuffix(")"), isBytes || text.hasPrefix("color(srgb ") else { return nil }
    let inner = text.dropFirst(isBytes ? 4 : 11).dropLast()
    let parts = inner.split(separator: " ", omittingEmptySubsequences: false)
    let numbers = parts.prefix(3).compactMap { Double($0) }
    guard numbers.count == 3, parts.count == 3 || (parts.count == 5 && parts[3] == "/"),
      let alpha = parts.count == 3 ? 1 : Double(parts[4])
    else { return nil }
    let scale = isBytes ? 255.0 : 1
    self.init(
      red: numbers[0] / scale, green: numbers[1] / scale, blue: numbers[2] / scale, alpha: alpha)
  }
}
