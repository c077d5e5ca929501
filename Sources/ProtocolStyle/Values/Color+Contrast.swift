extension Color {
  /// The relative luminance of WCAG 2.x, from 0 (black) to 1 (white).
  ///
  /// Components are clamped to 0…1 and alpha is ignored: first composite a translucent color over
  /// its backdrop with ``composited(over:)``. The luminance of an adaptive color is that of its
  /// light variant.
  ///
  /// The linear segment ends at 0.04045, as in the sRGB standard and in WCAG since its erratum of
  /// 2021; older copies print 0.03928. No 8-bit color is between the two.
  public var relativeLuminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// The contrast ratio of WCAG 2.x between this color and another, from 1 to 21.
  ///
  /// The order of the two colors doesn't matter, and alpha is ignored, as in ``relativeLuminance``.
  /// WCAG requires 4.5 for text and 3 for large text (level AA), and 7 for text at level AAA.
  ///
  /// - Parameter other: The color to compare with.
  /// - Returns: The ratio; 1 for equal luminance, 21 for black and white.
  public func contrastRatio(with other: Color) -> Double {
    let first = relativeLuminance
    let second = other.relativeLuminance
    return (max(first, second) + 0.05) / (min(first, second) + 0.05)
  }

  /// Returns an sRGB component, clamped to 0…1, without its gamma.
  private static func linear(_ component: Double) -> Double {
    min(max(component, 0), 1).linearLight
  }
}
