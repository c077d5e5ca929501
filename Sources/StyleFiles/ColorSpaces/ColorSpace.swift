internal import Foundation

/// A color space of the color report, with the ranges of its components.
enum ColorSpace: String, CaseIterable {
  case srgb
  case srgbLinear = "srgb-linear"
  case hsl
  case hwb
  case lab
  case lch
  case oklab
  case oklch
  case displayP3 = "display-p3"
  case a98RGB = "a98-rgb"
  case prophotoRGB = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The values allowed for a component.
  enum Limit {
    case from0(to: Double)

    /// An angle in degrees, at least 0 and less than 360.
    case hue

    /// At least 0.
    case chroma

    /// Any finite number.
    case any

    /// Whether a component is within the limit.
    func allows(_ value: Double) -> Bool {
      switch self {
      case .from0(let end): value >= 0 && value <= end
      case .hue: value >= 0 && value < 360
      case .chroma: value >= 0
      case .any: true
      }
    }

    /// The accepted numbers, for messages.
    var summary: String {
      switch self {
      case .from0(let end): "a number from 0 to \(JSONNumber(end).text)"
      case .hue: "an angle from 0 up to, but not, 360"
      case .chroma: "a number of at least 0"
      case .any: "a number"
      }
    }
  }

  /// The limits of the three components.
  var limits: [Limit] {
    switch self {
    case .hsl, .hwb: [.hue, .from0(to: 100), .from0(to: 100)]
    case .lab: [.from0(to: 100), .any, .any]
    case .lch: [.from0(to: 100), .chroma, .hue]
    case .oklab: [.from0(to: 1), .any, .any]
    case .oklch: [.from0(to: 1), .chroma, .hue]
    default: [.from0(to: 1), .from0(to: 1), .from0(to: 1)]
    }
  }
}

// MARK: - RGBPrimaries

/// The primaries and the white point of an RGB space, from which its matrix is computed.
///
/// Matrices are computed from chromaticities in `Double`, as CSS Color 4 derives them, because
/// copied ones would have fewer digits.
struct RGBPrimaries {
  /// The xy chromaticities of red, green and blue.
  let red: (x: Double, y: Double)
  let green: (x: Double, y: Double)
  let blue: (x: Double, y: Double)

  /// The xy chromaticity of the white point.
  let white: (x: Double, y: Double)

  static let d65 = (x: 0.3127, y: 0.3290)
  static let d50 = (x: 0.3457, y: 0.3585)

  static let srgb = RGBPrimaries(
    red: (0.640, 0.330), green: (0.300, 0.600), blue: (0.150, 0.060), white: d65)
  static let displayP3 = RGBPrimaries(
    red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060), white: d65)
  static let a98 = RGBPrimaries(
    red: (0.640, 0.330), green: (0.210, 0.710), blue: (0.150, 0.060), white: d65)
  static let rec2020 = RGBPrimaries(
    red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046), white: d65)
  static let prophoto = RGBPrimaries(
    red: (0.734699, 0.265301), green: (0.159597, 0.840403), blue: (0.036598, 0.000105), white: d50)

  /// The matrix from linear light to XYZ, relative to the space's white point.
  var toXYZ: Matrix {
    let primaries = Matrix(columns: Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    let amounts = primaries.inverse * Self.xyz(white)
    let (first, second, third) = primaries.rows
    return Matrix(first * amounts, second * amounts, third * amounts)
  }

  /// The XYZ values of a chromaticity with Y = 1.
  static func xyz(_ point: (x: Double, y: Double)) -> Vector {
    Vector(point.x / point.y, 1, (1 - point.x - point.y) / point.y)
  }

  /// The Bradford adaptation from D50 to D65.
  static let fromD50ToD65: Matrix = {
    let cones = Matrix(
      Vector(0.8951000, 0.2664000, -0.1614000), Vector(-0.7502000, 1.7135000, 0.0367000),
      Vector(0.0389000, -0.0685000, 1.0296000))
    let (source, target) = (cones * xyz(d50), cones * xyz(d65))
    let scale = Matrix(
      Vector(target.x / source.x, 0, 0), Vector(0, target.y / source.y, 0),
      Vector(0, 0, target.z / source.z))
    return cones.inverse * scale * cones
  }()
}

// MARK: - Gamma

/// The transfer functions of RGB spaces other than sRGB, mirrored for negative components.
///
/// Display P3 has that of sRGB, `Double.linearLight`.
enum Gamma {
  /// Converts a component of ProPhoto RGB to linear light.
  static func decodeProPhoto(_ component: Double) -> Double {
    component.magnitude <= 16.0 / 512 ? component / 16 : power(component, 1.8)
  }

  /// Converts a component of Rec 2020 to linear light.
  static func decodeRec2020(_ component: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    return component.magnitude < beta * 4.5
      ? component / 4.5 : mirrored(component) { pow(($0 + alpha - 1) / alpha, 1 / 0.45) }
  }

  /// A power of a component, mirrored for negative components.
  static func power(_ component: Double, _ exponent: Double) -> Double {
    mirrored(component) { pow($0, exponent) }
  }

  private static func mirrored(_ component: Double, _ body: (Double) -> Double) -> Double {
    component < 0 ? -body(-component) : body(component)
  }
}

// MARK: - Vector

/// Three components of a color.
typealias Vector = SIMD3<Double>

extension Vector {
  /// Applies a function to each component.
  func map(_ transform: (Double) -> Double) -> Vector {
    Vector(transform(x), transform(y), transform(z))
  }

  /// The sum of the components, added in this order.
  fileprivate var total: Double { x + y + z }
}

/// Three rows of three numbers.
struct Matrix {
  let rows: (Vector, Vector, Vector)

  init(_ first: Vector, _ second: Vector, _ third: Vector) {
    rows = (first, second, third)
  }

  init(columns first: Vector, _ second: Vector, _ third: Vector) {
    rows = (
      Vector(first.x, second.x, third.x), Vector(first.y, second.y, third.y),
      Vector(first.z, second.z, third.z)
    )
  }

  static func * (matrix: Matrix, vector: Vector) -> Vector {
    let (first, second, third) = matrix.rows
    return Vector((first * vector).total, (second * vector).total, (third * vector).total)
  }

  static func * (left: Matrix, right: Matrix) -> Matrix {
    func column(_ part: (Vector) -> Double) -> Vector {
      left * Vector(part(right.rows.0), part(right.rows.1), part(right.rows.2))
    }
    return Matrix(columns: column(\.x), column(\.y), column(\.z))
  }

  /// The inverse, computed from cofactors; the matrix must be invertible.
  var inverse: Matrix {
    let (a, b, c) = rows
    let cofactors = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * cofactors.0).total
    return Matrix(
      columns: cofactors.0 / determinant, cofactors.1 / determinant, cofactors.2 / determinant)
  }

  private func cross(_ left: Vector, _ right: Vector) -> Vector {
    Vector(
      left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
      left.x * right.y - left.y * right.x)
  }
}
