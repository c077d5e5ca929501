extension Color: Interpolatable {
  /// Returns the color at a fraction of the way to another, in OKLab, as specified by CSS Color 4
  /// §12.
  ///
  /// Halfway between two colors also looks halfway, and grays contribute no hue. Coordinates are
  /// premultiplied by alpha, so a transparent color takes the hue of the other one, and fading
  /// doesn't darken. The sRGB gamut isn't convex in OKLab: if both colors are inside the gamut, the
  /// result is clipped to it, as on screens; if either is outside, the result isn't clipped. Alpha
  /// is clamped to 0…1. If either color is adaptive, each variant is interpolated separately. Use
  /// ``mixed(with:by:)`` to interpolate in sRGB.
  ///
  /// The cost is fifteen roots, or none if only alpha changes.
  ///
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The color at that fraction; exactly this one at 0, exactly the other at 1, and
  ///   transparent black if alpha is 0 in between.
  public func interpolated(to other: Color, at fraction: Double) -> Color {
    let fraction = fraction.finite(or: 0)
    if fraction == 0 || self == other { return self }
    if fraction == 1 { return other }
    return combiningVariants(with: other) { $0.interpolatedPlainly(to: $1, at: fraction) }
  }

  /// Interpolates two plain colors at a finite fraction.
  private func interpolatedPlainly(to other: Color, at fraction: Double) -> Color {
    let startAlpha = min(max(alpha, 0), 1)
    let endAlpha = min(max(other.alpha, 0), 1)
    let alpha = startAlpha.line(to: endAlpha, at: fraction)
    guard alpha > 0 else { return .clear }
    // If only alpha changes, converting to OKLab would only add rounding errors.
    if endAlpha == 0 || withAlpha(1) == other.withAlpha(1) { return withAlpha(min(alpha, 1)) }
    if startAlpha == 0 { return other.withAlpha(min(alpha, 1)) }
    let start = OKLab(components)
    let end = OKLab(other.components)
    // Alpha is clamped after the division because an overshoot would lose its direction of hue
    // before.
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

  /// A Boolean value that indicates whether all components are inside the sRGB gamut.
  private var isInGamut: Bool {
    [red, green, blue].allSatisfy { (0...1).contains($0) }
  }

  /// The color with each component clamped to the sRGB gamut.
  private var clipped: Color {
    Color(
      red: min(max(red, 0), 1), green: min(max(green, 0), 1), blue: min(max(blue, 0), 1),
      alpha: alpha)
  }
}
