internal import Foundation
internal import ProtocolStyle

/// The changes of colors that Tokens Studio writes into `$extensions`: lighten, darken, mix, alpha.
struct ColorModifier {
  /// A change of a color.
  enum Kind: String, CaseIterable {
    case lighten
    case darken
    case mix
    case alpha
  }

  /// The space in which a change is computed.
  enum Space: String, CaseIterable {
    case lch
    case hsl
    case p3
    case srgb
  }

  let kind: Kind
  let space: Space

  /// The amount, from 0 for no change to 1; for alpha the opacity itself.
  let amount: Double

  /// The color to mix with; unused by the other changes.
  var other = Color(white: 0)

  /// Returns the changed color in sRGB.
  ///
  /// - Parameter color: The color.
  /// - Returns: The color, which may be outside the gamut of sRGB.
  func modified(_ color: Color) -> Color {
    if kind == .alpha { return color.withAlpha(amount) }
    var alpha = color.alpha
    var result = components(of: color)
    switch kind {
    case .lighten: result = shifted(result, toward: space == .lch || space == .hsl ? 100 : 1)
    case .darken: result = shifted(result, toward: 0)
    case .mix, .alpha:
      result = mixed(result, components(of: other))
      alpha += (other.alpha - alpha) * amount
    }
    return Color(srgb(of: result), alpha: alpha)
  }

  /// Moves the lightness toward an end; in LCH, the chroma falls by the same amount.
  private func shifted(_ components: Vector, toward end: Double) -> Vector {
    func shift(_ value: Double) -> Double { value + (end - value) * amount }
    return switch space {
    case .lch: Vector(shift(components.x), components.y * (1 - amount), components.z)
    case .hsl: Vector(components.x, components.y, shift(components.z))
    case .p3, .srgb: components.map(shift)
    }
  }

  private func mixed(_ left: Vector, _ right: Vector) -> Vector {
    var result = left + (right - left) * amount
    switch space {
    case .lch: result.z = hue(left.z, isGray: left.y < 0.01, right.z, isGray: right.y < 0.01)
    case .hsl: result.x = hue(left.x, isGray: left.y < 0.01, right.x, isGray: right.y < 0.01)
    case .p3, .srgb: break
    }
    return result
  }

  /// The hue on the shorter arc between two; a gray has the hue of the other color.
  private func hue(_ left: Double, isGray: Bool, _ right: Double, isGray isOther: Bool) -> Double {
    if isGray { return right }
    if isOther { return left }
    var arc = (right - left).truncatingRemainder(dividingBy: 360)
    if arc > 180 { arc -= 360 }
    if arc < -180 { arc += 360 }
    let hue = (left + arc * amount).truncatingRemainder(dividingBy: 360)
    return hue < 0 ? hue + 360 : hue
  }

  // MARK: - Conversions

  private func srgb(of components: Vector) -> Vector {
    switch space {
    case .lch: ColorSpace.lch.srgb(of: components)
    case .hsl: ColorSpace.hsl.srgb(of: components)
    case .p3: ColorSpace.displayP3.srgb(of: components)
    case .srgb: components
    }
  }

  private func components(of color: Color) -> Vector {
    let color = color.resolved()
    let srgb = Vector(color.red, color.green, color.blue)
    switch space {
    case .lch: return Self.lch(of: srgb)
    case .hsl: return Self.hsl(of: srgb)
    case .p3: return (Self.fromXYZToP3 * Self.xyz(of: srgb)).map(\.gammaEncoded)
    case .srgb: return srgb
    }
  }

  private static let fromXYZToP3 = RGBPrimaries.displayP3.toXYZ.inverse
  private static let fromD65ToD50 = RGBPrimaries.fromD50ToD65.inverse

  private static func xyz(of srgb: Vector) -> Vector {
    ColorSpace.srgbToXYZ * srgb.map(\.linearLight)
  }

  /// Lightness, chroma and hue as in CSS Color 4, relative to D50.
  private static func lch(of srgb: Vector) -> Vector {
    let white = RGBPrimaries.xyz(RGBPrimaries.d50)
    let xyz = fromD65ToD50 * xyz(of: srgb)
    func root(_ light: Double) -> Double {
      light > 216.0 / 24389 ? cbrt(light) : (24389.0 / 27 * light + 16) / 116
    }
    let (x, y, z) = (root(xyz.x / white.x), root(xyz.y), root(xyz.z / white.z))
    let (a, b) = (500 * (x - y), 200 * (y - z))
    let angle = atan2(b, a) * 180 / .pi
    return Vector(116 * y - 16, (a * a + b * b).squareRoot(), angle < 0 ? angle + 360 : angle)
  }

  private static func hsl(of srgb: Vector) -> Vector {
    let (high, low) = (max(srgb.x, srgb.y, srgb.z), min(srgb.x, srgb.y, srgb.z))
    let (lightness, range) = ((high + low) / 2, high - low)
    guard range > 0 else { return Vector(0, 0, lightness * 100) }
    let saturation = (high - lightness) / min(lightness, 1 - lightness)
    let sector =
      switch high {
      case srgb.x: (srgb.y - srgb.z) / range + (srgb.y < srgb.z ? 6 : 0)
      case srgb.y: (srgb.z - srgb.x) / range + 2
      default: (srgb.x - srgb.y) / range + 4
      }
    return Vector(sector * 60, saturation * 100, lightness * 100)
  }
}
