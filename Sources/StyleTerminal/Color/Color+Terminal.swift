internal import ProtocolStyle

extension Color {
  /// The least contrast of letters with what is behind them, as WCAG's level AA requires.
  static let leastTextContrast = 4.5

  /// The color itself, or the nearest one that can be read on a ground.
  ///
  /// - Parameter ground: The color behind the letters, opaque.
  /// - Returns: A color of a contrast of 4.5 at least.
  func readable(on ground: Color) -> Color {
    let color = composited(over: ground)
    if color.contrastRatio(with: ground) >= Self.leastTextContrast { return color }
    let isDark = ground.contrastRatio(with: .white) >= ground.contrastRatio(with: .black)
    let end: Color = isDark ? .white : .black
    var (low, high) = (0.0, 1.0)
    // After 8 steps it's as near as bytes can tell.
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

  /// The color at a lightness that can be read on dark and light terminals; nil for grays, in whose
  /// place the terminal's own color is read best.
  var readableOnAnyTerminal: Color? {
    let color = composited(over: .white)
    let parts = [color.red, color.green, color.blue].map { min(max($0, 0), 1) }
    guard let most = parts.max(), let least = parts.min(), most - least >= 0.15 else { return nil }
    if [.black, .white].allSatisfy({ color.contrastRatio(with: $0) >= Self.leastTextContrast }) {
      return color
    }
    var (low, high) = (0.0, 1.0)
    let isLight = color.contrastRatio(with: .white) < Self.leastTextContrast
    let end: Color = isLight ? .black : .white
    for _ in 0..<12 {
      let middle = (low + high) / 2
      let mixed = end.withAlpha(middle).composited(over: color)
      let ground: Color = isLight ? .white : .black
      if mixed.contrastRatio(with: ground) >= Self.leastTextContrast + 0.06 {
        high = middle
      } else {
        low = middle
      }
    }
    return end.withAlpha(high).composited(over: color)
  }
}
