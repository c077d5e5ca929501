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

// MARK: - Contrast

extension Color {
  /// The relative luminance of WCAG 2.x, from 0 (black) to 1 (white).
  ///
  /// Of a color outside sRGB, it's that of ``mappedToSRGB``. Alpha is ignored: first composite a
  /// translucent color over its backdrop with ``composited(over:)``. The luminance of an adaptive
  /// color is that of its light variant.
  ///
  /// The linear segment ends at 0.04045, as in the sRGB standard and in WCAG since its erratum of
  /// 2021; older copies print 0.03928. No 8-bit color is between the two.
  public var relativeLuminance: Double {
    let shown = isInSRGB ? self : decided(.light).mappedToSRGB
    return 0.2126 * Self.linear(shown.red) + 0.7152 * Self.linear(shown.green)
      + 0.0722 * Self.linear(shown.blue)
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

// MARK: - Interpolation

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
    return isInSRGB && other.isInSRGB ? color.clipped : color
  }
}

extension Color {
  /// The color halfway to another in OKLCH, on the shorter way around the color wheel.
  ///
  /// Lightness and chroma are premultiplied by alpha, as in CSS Color 4 §12, and a gray takes the hue of
  /// the other color.
  func halfwayInOKLCH(to other: Color) -> Color {
    if self == other { return self }
    return combiningVariants(with: other) { start, end in
      let (startAlpha, endAlpha) = (min(max(start.alpha, 0), 1), min(max(end.alpha, 0), 1))
      let alpha = (startAlpha + endAlpha) / 2
      guard startAlpha > 0 else { return end.withAlpha(alpha) }
      guard endAlpha > 0 else { return start.withAlpha(alpha) }
      let (first, last) = (OKLab(start.components), OKLab(end.components))
      func premultiplied(_ first: Double, _ last: Double) -> Double {
        (first * startAlpha + last * endAlpha) / (2 * alpha)
      }
      let (red, green, blue) = OKLab(
        lightness: premultiplied(first.lightness, last.lightness),
        chroma: premultiplied(first.chroma, last.chroma), hueHalfwayBetween: first, last
      ).components
      let color = Color(red: red, green: green, blue: blue, alpha: alpha)
      return start.isInSRGB && end.isInSRGB ? color.mappedToSRGB : color
    }
  }
}

// MARK: - OKLab

extension Color {
  /// A color in OKLab, a perceptually uniform space by Björn Ottosson, as specified by CSS Color 4.
  ///
  /// The matrices are those of CSS Color 4; the first one includes its matrix from linear sRGB to
  /// XYZ. They have all digits that a `Double` can hold, so that white and grays have exactly no
  /// hue.
  package struct OKLab {
    /// The perceived lightness, from 0 (black) to 1 (white).
    package var lightness: Double

    /// The green–red axis: negative for green, positive for red, 0 for grays.
    package var a: Double

    /// The blue–yellow axis: negative for blue, positive for yellow, 0 for grays.
    package var b: Double

    package init(lightness: Double, a: Double, b: Double) {
      (self.lightness, self.a, self.b) = (lightness, a, b)
    }
  }
}

extension Color.OKLab {
  /// Creates the coordinates of a plain color, or of the light variant of an adaptive one.
  package init(_ color: Color) { self.init(color.components) }

  /// Creates OKLab coordinates from components in sRGB, which may be outside its gamut.
  init(_ color: Color.Components) {
    let (red, green, blue) = (
      color.red.linearLight, color.green.linearLight, color.blue.linearLight
    )
    // The responses of the long, the middle and the short cones of the eye.
    let long = Self.cubeRoot(
      0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue)
    let middle = Self.cubeRoot(
      0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue)
    let short = Self.cubeRoot(
      0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738221 * blue)
    lightness =
      0.210454268309314 * long + 0.7936177747023054 * middle - 0.0040720430116193 * short
    a = 1.9779985324311684 * long - 2.42859224204858 * middle + 0.450593709617411 * short
    b = 0.0259040424655478 * long + 0.7827717124575296 * middle - 0.8086757549230774 * short
  }

  /// The components in sRGB, which may be outside its gamut.
  package var components: (red: Double, green: Double, blue: Double) {
    let light = linearComponents
    return (light.red.gammaEncoded, light.green.gammaEncoded, light.blue.gammaEncoded)
  }

  /// The components in sRGB without gamma, which may be outside its gamut.
  package var linearComponents: (red: Double, green: Double, blue: Double) {
    let long = Self.cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let middle = Self.cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = Self.cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
    let red = 4.076741636075958 * long - 3.3077115392580625 * middle + 0.2309699031821045 * short
    let green = -1.268437973285032 * long + 2.609757349287689 * middle - 0.3413193760026573 * short
    let blue = -0.0041960761386755 * long - 0.7034186179359363 * middle + 1.7076146940746117 * short
    return (red, green, blue)
  }

  /// Colors outside the gamut can have negative responses, whose roots are negative.
  private static func cubeRoot(_ response: Double) -> Double {
    response < 0 ? -response.magnitude.root(3) : response.root(3)
  }

  private static func cube(_ root: Double) -> Double { root * root * root }

  /// The distance from the grays; 0 for grays.
  package var chroma: Double { (a * a + b * b).squareRoot() }

  /// Creates a color with the hue halfway between those of two others, of which a gray has none.
  fileprivate init(
    lightness: Double, chroma: Double, hueHalfwayBetween first: Self, _ last: Self
  ) {
    // The sum of two directions halves the angle between them.
    func direction(_ color: Self) -> (a: Double, b: Double) {
      color.chroma < 4e-6 ? (0, 0) : (color.a / color.chroma, color.b / color.chroma)
    }
    let (start, end) = (direction(first), direction(last))
    let sum = Self(lightness: lightness, a: start.a + end.a, b: start.b + end.b)
    // Opposite hues have two ways of the same length.
    let isOpposite = sum.chroma < 1e-9
    let halfway = isOpposite ? Self(lightness: lightness, a: -start.b, b: start.a) : sum
    self = halfway.withChroma(chroma)
  }

  /// Returns a color with the same lightness and hue, and a different chroma.
  package func withChroma(_ chroma: Double) -> Self {
    let scale = self.chroma == 0 ? 0 : chroma / self.chroma
    return Self(lightness: lightness, a: a * scale, b: b * scale)
  }

  /// Returns the difference from another color, deltaEOK of CSS Color 4; 0.02 is just noticeable.
  package func difference(from other: Self) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }
}

// MARK: - Gamma

extension Double {
  /// An sRGB component without its gamma, as an amount of light; negative components are mirrored.
  ///
  /// The linear segment ends at 0.04045, as in the sRGB standard and CSS Color 4.
  package var linearLight: Double {
    guard magnitude > 0.04045 else { return self / 12.92 }
    let base = (magnitude + 0.055) / 1.055
    // base^2.4
    let light = base * base * (base * base).root(5)
    return self < 0 ? -light : light
  }

  /// An amount of light as an sRGB component with gamma, the inverse of ``linearLight``.
  package var gammaEncoded: Double {
    guard magnitude > 0.0031308 else { return self * 12.92 }
    // magnitude^(1/2.4) is the fifth power of the twelfth root.
    let root = magnitude.squareRoot().squareRoot().root(3)
    let component = 1.055 * (root * root * root * root * root) - 0.055
    return self < 0 ? -component : component
  }
}

extension Double {
  /// Returns the root of a nonnegative number by Newton's method; the same bits on every platform.
  ///
  /// `cbrt` and `pow` would be the only reason to import the C library.
  ///
  /// - Parameter degree: The degree of the root, at least 2, such as 3 for the cube root.
  /// - Returns: The root; infinity and NaN are returned unchanged.
  func root(_ degree: Int) -> Double {
    guard self > 0, isFinite else { return self }
    // The first estimate is a power of two above the root. From there the estimates fall until
    // rounding stops them, so the loop ends with the first estimate that doesn't fall.
    var root = Double(sign: .plus, exponent: exponent / degree + 1, significand: 1)
    while true {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = root - (root - self / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
