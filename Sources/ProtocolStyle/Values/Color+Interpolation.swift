extension Color: Interpolatable {
  /// The color at a fraction of the way to another, in OKLab, as CSS Color 4 §12 interpolates.
  ///
  /// Halfway looks halfway, and grays lend no hue. Coordinates are premultiplied by alpha, so a
  /// transparent color takes the hue of the other: to fade is not to darken. Between two colors of
  /// the sRGB gamut, which is not convex in OKLab, the result is clipped to it, as screens do; with
  /// an end outside of it, it is kept as it is. Alpha is clamped to 0…1. Where either color is
  /// adaptive, light goes to light and dark to dark. Use ``mixed(with:by:)`` for sRGB.
  ///
  /// Costs fifteen roots where more than alpha changes.
  ///
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The color there; exactly this one at 0, exactly the other at 1, and transparent
  ///   black where alpha is 0 in between.
  public func interpolated(to other: Color, at fraction: Double) -> Color {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    return combiningVariants(with: other) { $0.interpolatedPlainly(to: $1, at: fraction) }
  }

  /// The same for colors that have decided, at a fraction that is finite.
  private func interpolatedPlainly(to other: Color, at fraction: Double) -> Color {
    let startAlpha = min(max(alpha, 0), 1)
    let endAlpha = min(max(other.alpha, 0), 1)
    let alpha = startAlpha.line(to: endAlpha, at: fraction)
    guard alpha > 0 else { return .clear }
    // Where only alpha changes, the detour by OKLab would bring nothing but rounding.
    if endAlpha == 0 || withAlpha(1) == other.withAlpha(1) { return withAlpha(min(alpha, 1)) }
    if startAlpha == 0 { return other.withAlpha(min(alpha, 1)) }
    let start = OKLab(components)
    let end = OKLab(other.components)
    // Alpha is clamped only after dividing, or the hue of an overshoot would lose its direction.
    func coordinate(_ start: Double, _ end: Double) -> Double {
      (start * startAlpha).line(to: end * endAlpha, at: fraction) / alpha
    }
    let place = OKLab(
      lightness: coordinate(start.lightness, end.lightness), a: coordinate(start.a, end.a),
      b: coordinate(start.b, end.b))
    let (red, green, blue) = place.components
    let color = Color(red: red, green: green, blue: blue, alpha: min(alpha, 1))
    return isInGamut && other.isInGamut ? color.clipped : color
  }

  /// Whether the components are those of a color that sRGB has.
  private var isInGamut: Bool {
    [red, green, blue].allSatisfy { (0...1).contains($0) }
  }

  /// The color with its components moved into the sRGB gamut one by one.
  private var clipped: Color {
    Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: alpha)
  }
}
