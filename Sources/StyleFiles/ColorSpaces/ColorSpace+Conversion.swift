internal import Foundation
internal import ProtocolStyle

extension ColorSpace {
  /// The gamma-encoded sRGB components, outside of 0…1 if the color is out of gamut.
  ///
  /// The conversions are those of CSS Color 4, with full-precision matrices.
  ///
  /// - Parameter components: Three components within the space's limits.
  /// - Returns: Red, green and blue.
  func srgb(of components: Vector) -> Vector {
    switch self {
    case .srgb: components
    case .srgbLinear: components.map(\.gammaEncoded)
    case .hsl: Self.hsl(components)
    case .hwb: Self.hwb(components)
    default: (Self.xyzToLinearSRGB * xyz(of: components)).map(\.gammaEncoded)
    }
  }

  /// The XYZ values of components, relative to D65; not used for spaces that are forms of sRGB.
  private func xyz(of components: Vector) -> Vector {
    switch self {
    case .lab: Self.fromD50ToD65 * Self.labToXYZ(components)
    case .lch: Self.fromD50ToD65 * Self.labToXYZ(Self.rectangular(components))
    case .oklab: Self.okLabToXYZ(components)
    case .oklch: Self.okLabToXYZ(Self.rectangular(components))
    case .displayP3: Self.displayP3ToXYZ * components.map(\.linearLight)
    case .a98RGB: Self.a98ToXYZ * components.map { Gamma.power($0, 563.0 / 256) }
    case .prophotoRGB: Self.prophotoToXYZ * components.map(Gamma.decodeProPhoto)
    case .rec2020: Self.rec2020ToXYZ * components.map(Gamma.decodeRec2020)
    case .xyzD50: Self.fromD50ToD65 * components
    case .xyzD65, .srgb, .srgbLinear, .hsl, .hwb: components
    }
  }

  static let srgbToXYZ = RGBPrimaries.srgb.toXYZ
  static let xyzToLinearSRGB = srgbToXYZ.inverse
  private static let fromD50ToD65 = RGBPrimaries.fromD50ToD65
  private static let displayP3ToXYZ = RGBPrimaries.displayP3.toXYZ
  private static let a98ToXYZ = RGBPrimaries.a98.toXYZ
  private static let prophotoToXYZ = fromD50ToD65 * RGBPrimaries.prophoto.toXYZ
  private static let rec2020ToXYZ = RGBPrimaries.rec2020.toXYZ

  /// Converts lightness, chroma and hue to lightness and two axes.
  private static func rectangular(_ polar: Vector) -> Vector {
    let angle = polar.z * .pi / 180
    return Vector(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  private static func okLabToXYZ(_ lab: Vector) -> Vector {
    srgbToXYZ * Vector(Color.OKLab(lightness: lab.x, a: lab.y, b: lab.z).linearComponents)
  }

  private static func labToXYZ(_ lab: Vector) -> Vector {
    let kappa = 24389.0 / 27
    let epsilon = 216.0 / 24389
    let y = (lab.x + 16) / 116
    let (x, z) = (y + lab.y / 500, y - lab.z / 200)
    func light(_ root: Double) -> Double {
      let cube = root * root * root
      return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
    let white = RGBPrimaries.xyz(RGBPrimaries.d50)
    return Vector(
      white.x * light(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, white.z * light(z))
  }

  private static func hsl(_ components: Vector) -> Vector {
    let (hue, saturation, lightness) = (components.x, components.y / 100, components.z / 100)
    let amount = saturation * min(lightness, 1 - lightness)
    func channel(_ number: Double) -> Double {
      let place = (number + hue / 30).truncatingRemainder(dividingBy: 12)
      return lightness - amount * max(-1, min(place - 3, 9 - place, 1))
    }
    return Vector(channel(0), channel(8), channel(4))
  }

  private static func hwb(_ components: Vector) -> Vector {
    let (white, black) = (components.y / 100, components.z / 100)
    guard white + black < 1 else {
      let gray = white / (white + black)
      return Vector(gray, gray, gray)
    }
    return hsl(Vector(components.x, 100, 50)).map { $0 * (1 - white - black) + white }
  }
}

extension Vector {
  init(_ components: (red: Double, green: Double, blue: Double)) {
    self.init(components.red, components.green, components.blue)
  }
}

extension Color {
  /// Creates a color from gamma-encoded sRGB components, which may be outside the gamut.
  init(_ srgb: Vector, alpha: Double) {
    self = Color(red: srgb.x, green: srgb.y, blue: srgb.z, alpha: alpha).withoutRoundingErrors
  }
}
