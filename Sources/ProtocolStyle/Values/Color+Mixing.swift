extension Color {
  /// This color with another opacity, as UIKit's `withAlphaComponent(_:)`.
  ///
  /// Of an adaptive color both variants are changed.
  ///
  /// - Parameter alpha: The opacity, from 0 to 1, kept unclamped; infinite or NaN counts as 1.
  /// - Returns: The color with that opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    mappingVariants { color in
      Color(red: color.red, green: color.green, blue: color.blue, alpha: alpha)
    }
  }

  /// This color with every component but alpha inverted: `1 - component`.
  ///
  /// Of an adaptive color both variants are inverted.
  public var inverse: Color {
    mappingVariants { color in
      Color(red: 1 - color.red, green: 1 - color.green, blue: 1 - color.blue, alpha: color.alpha)
    }
  }

  /// A color on the straight line from this one to another, as `color-mix(in srgb, …)` of CSS.
  ///
  /// Components are interpolated in sRGB, premultiplied by alpha, so that a transparent color
  /// lends none of its hue. Alpha is clamped to 0…1 for that. Where either color is adaptive,
  /// light is mixed with light and dark with dark.
  ///
  /// - Parameters:
  ///   - other: The color at fraction 1.
  ///   - fraction: How far to go, clamped to 0…1; infinite or NaN counts as 0. At 0 the result is
  ///     exactly this color, at 1 exactly the other.
  /// - Returns: The mixed color; transparent black when both are wholly transparent.
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

  /// What is seen when this color is painted over another: source over, in sRGB.
  ///
  /// Use it before ``contrastRatio(with:)``, which ignores alpha. Alpha is clamped to 0…1 for
  /// this. Where either color is adaptive, light is painted over light and dark over dark.
  ///
  /// - Parameter backdrop: The color beneath.
  /// - Returns: The color that is seen, opaque when the backdrop is; transparent black when both
  ///   are wholly transparent.
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
