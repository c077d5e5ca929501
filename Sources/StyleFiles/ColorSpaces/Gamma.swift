internal import Foundation

/// The transfer functions of RGB spaces, mirrored for negative components.
enum Gamma {
  /// Converts a component of sRGB or Display P3 to linear light.
  static func decode(_ component: Double) -> Double {
    component.magnitude <= 0.04045
      ? component / 12.92 : mirrored(component) { pow(($0 + 0.055) / 1.055, 2.4) }
  }

  /// Converts linear light to a component of sRGB.
  static func encode(_ light: Double) -> Double {
    light.magnitude <= 0.0031308
      ? light * 12.92 : mirrored(light) { 1.055 * pow($0, 1 / 2.4) - 0.055 }
  }

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
