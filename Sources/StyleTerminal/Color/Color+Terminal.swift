internal import ProtocolStyle

extension Color {
  /// The minimum contrast of letters with their background, as required by WCAG's level AA.
  static let leastTextContrast = 4.5

  /// Returns the color itself, or the nearest color that is legible on a background.
  ///
  /// - Parameter ground: The opaque color behind the letters.
  /// - Returns: A color with a contrast of at least 4.5.
  func readable(on ground: Color) -> Color {
    let color = composited(over: ground)
    if color.contrastRatio(with: ground) >= Self.leastTextContrast { return color }
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    let end: Color = isDark ? .white : .black
    var (low, high) = (0.0, 1.0)
    // After 8 steps, the precision is that of a byte.
    for _ in 0..<8 {
      let middle = (low + high) / 2
      let mixed = end.withAlpha(middle).composited(over: color)
      if mixed.contrastRatio(with: ground) >= Self.leastTextContrast + 0.05 {
        high = middle
      } else {
        low = middle
      }
    }
    return end.withAlpha(high).composited(over: color)
  }

  /// The opaque color with a lightness that is legible on dark and light terminals; nil for grays,
  /// for which the terminal's own color is the most legible.
  var readableOnAnyTerminal: Color? {
    let parts = [red, green, blue].map { min(max($0, 0), 1) }
    guard let most = parts.max(), let least = parts.min(), most - least >= 0.15 else { return nil }
    if [.black, .white].allSatisfy({ contrastRatio(with: $0) >= Self.leastTextContrast }) {
      return self
    }
    var (low, high) = (0.0, 1.0)
    let isLight = contrastRatio(with: .white) < Self.leastTextContrast
    let end: Color = isLight ? .black : .white
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let mixed = end.withAlpha(middle).composited(over: self)
      let ground: Color = isLight ? .white : .black
      if mixed.contrastRatio(with: ground) >= Self.leastTextContrast + 0.06 {
        high = middle
      } else {
        low = middle
      }
    }
    return end.withAlpha(high).composited(over: self)
  }
}
