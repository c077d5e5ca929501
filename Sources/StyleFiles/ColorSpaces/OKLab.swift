internal import Foundation

/// A color in OKLab, the perceptual color space of CSS Color 4, in which gamut mapping is done.
struct OKLab {
  var lightness: Double
  var a: Double
  var b: Double

  init(_ components: Vector) {
    (lightness, a, b) = (components.x, components.y, components.z)
  }

  /// Creates a color from gamma-encoded sRGB components.
  init(srgb: Vector) {
    let cones = Self.xyzToCones * (ColorSpace.srgbToXYZ * srgb.map(Gamma.decode))
    self.init(Self.conesToLab * cones.map { cbrt($0) })
  }

  /// The XYZ values, relative to D65.
  var xyz: Vector {
    let cones = Self.labToCones * Vector(lightness, a, b)
    return Self.conesToXYZ * cones.map { $0 * $0 * $0 }
  }

  /// The gamma-encoded sRGB components.
  var srgb: Vector { (ColorSpace.xyzToLinearSRGB * xyz).map(Gamma.encode) }

  /// The distance from green to red and blue to yellow: 0 for grays.
  var chroma: Double { (a * a + b * b).squareRoot() }

  /// Returns a color with the same lightness and hue, and a different chroma.
  func withChroma(_ chroma: Double) -> OKLab {
    let scale = self.chroma == 0 ? 0 : chroma / self.chroma
    return OKLab(Vector(lightness, a * scale, b * scale))
  }

  /// Returns the difference from another color, deltaEOK of CSS Color 4; 0.02 is just noticeable.
  func difference(from other: OKLab) -> Double {
    let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
    return (l * l + a * a + b * b).squareRoot()
  }

  private static let xyzToCones = Matrix(
    Vector(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
    Vector(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
    Vector(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))
  private static let conesToXYZ = xyzToCones.inverse
  private static let conesToLab = Matrix(
    Vector(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
    Vector(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
    Vector(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))
  private static let labToCones = conesToLab.inverse
}
