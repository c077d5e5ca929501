extension Color {
  /// A color in OKLab, a perceptually uniform space by Björn Ottosson, as specified by CSS Color 4.
  ///
  /// The matrices are those of CSS Color 4; the first one includes its matrix from linear sRGB to
  /// XYZ. They have all digits that a `Double` can hold, so that white and grays have exactly no
  /// hue.
  struct OKLab {
    /// The perceived lightness, from 0 (black) to 1 (white).
    var lightness: Double

    /// The green–red axis: negative for green, positive for red, 0 for grays.
    var a: Double

    /// The blue–yellow axis: negative for blue, positive for yellow, 0 for grays.
    var b: Double
  }
}

extension Color.OKLab {
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
  var components: (red: Double, green: Double, blue: Double) {
    let long = Self.cube(lightness + 0.3963377773761749 * a + 0.2158037573099136 * b)
    let middle = Self.cube(lightness - 0.1055613458156586 * a - 0.0638541728258133 * b)
    let short = Self.cube(lightness - 0.0894841775298119 * a - 1.2914855480194092 * b)
    let red = 4.076741636075958 * long - 3.3077115392580625 * middle + 0.2309699031821045 * short
    let green = -1.268437973285032 * long + 2.609757349287689 * middle - 0.3413193760026573 * short
    let blue = -0.0041960761386755 * long - 0.7034186179359363 * middle + 1.7076146940746117 * short
    return (red.gammaEncoded, green.gammaEncoded, blue.gammaEncoded)
  }

  /// Colors outside the gamut can have negative responses, whose roots are negative.
  private static func cubeRoot(_ response: Double) -> Double {
    response < 0 ? -response.magnitude.root(3) : response.root(3)
  }

  private static func cube(_ root: Double) -> Double { root * root * root }
}
