extension Color {
  /// Returns this color with another opacity, like UIKit's `withAlphaComponent(_:)`.
  ///
  /// Each variant of an adaptive color is changed.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1, not clamped; infinity and NaN are replaced by 1.
  /// - Returns: The color with that opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    mappingVariants { color in
      Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
  }

  /// This color with every component but alpha inverted: `1 - component`.
  ///
  /// Each variant of an adaptive color is inverted.
  public var inverse: Color {
    mappingVariants { color in
      Color(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
    }
  }

  /// Returns a color on the straight line from this one to another, like `color-mix(in srgb, …)` in
  /// CSS.
  ///
  /// Components are interpolated in sRGB, premultiplied by alpha, so a transparent color
  /// contributes no hue. Alpha is clamped to 0…1. If either color is adaptive, each variant is
  /// mixed separately.
  ///
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: The position between the two, clamped to 0…1; infinity and NaN are replaced by
  ///     0. At 0 the result is exactly this color, at 1 exactly the other.
  /// - Returns: The mixed color; transparent black if both are fully transparent.
  public func mixed(with other: Color, by fraction: Double) -> Color {
    let fraction = min(max(fraction.finite(or: 0), 0), 1)
    if fraction == 0 { return self }
    if fraction == 1 { return other }
    return combiningVariants(with: other) { start, end in
      let startAlpha = min(max(start.alpha, 0), 1)
      let endAlpha = min(max(end.alpha, 0), 1)
      let alpha = startAlpha + (endAlpha - startAlpha) * fraction
      guard alpha > 0 else { return .clear }
      func component(_ start: Double, _ end: Double) -> Double {
        let start = start * startAlpha
        return (start + (end * endAlpha - start) * fraction) / alpha
      }
      return Color(
        red: component(start.red, end.red), green: component(start.green, end.green),
        blue: component(start.blue, end.blue), alpha: alpha)
    }
  }

  /// Returns the result of painting this color over another: source over, in sRGB.
  ///
  /// Use it before ``contrastRatio(with:)``, which ignores alpha. Alpha is clamped to 0…1. If
  /// either color is adaptive, each variant is composited separately.
  ///
  /// - Parameter backdrop: The color below.
  /// - Returns: The composited color, opaque if the backdrop is; transparent black if both are
  ///   fully transparent.
  public func composited(over backdrop: Color) -> Color {
    combiningVariants(with: backdrop) { source, backdrop in
      let sourceAlpha = min(max(source.alpha, 0), 1)
      let backdropAlpha = min(max(backdrop.alpha, 0), 1) * (1 - sourceAlpha)
      let alpha = sourceAlpha + backdropAlpha
      guard alpha > 0 else { return .clear }
      func component(_ source: Double, _ backdrop: Double) -> Double {
        (source * sourceAlpha + backdrop * backdropAlpha) / alpha
      }
      return Color(
        red: component(source.red, backdrop.red), green: component(source.green, backdrop.green),
        blue: component(source.blue, backdrop.blue), alpha: alpha)
    }
  }
}
