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
    let columns = (Self.xyz(red), Self.xyz(green), Self.xyz(blue))
    let primaries = Matrix(
      Vector(columns.0.x, columns.1.x, columns.2.x),
      Vector(columns.0.y, columns.1.y, columns.2.y),
      Vector(columns.0.z, columns.1.z, columns.2.z))
    let amounts = primaries.inverse * Self.xyz(white)
    func scaled(_ row: Vector) -> Vector {
      Vector(row.x * amounts.x, row.y * amounts.y, row.z * amounts.z)
    }
    return Matrix(
      scaled(primaries.rows.0), scaled(primaries.rows.1), scaled(primaries.rows.2))
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
