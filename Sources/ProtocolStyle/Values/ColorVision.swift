/// A color vision deficiency, for showing and examining colors as people who have it see them.
///
/// ```swift
/// Color.red.seen(with: .protan)  // #6d5f00
/// ```
///
/// Each has the matrix of Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation
/// of Color Vision Deficiency" (2009), at severity 1.0. Browsers' developer tools use the same ones.
public enum ColorVision: String, CaseIterable, Hashable, Sendable {
  /// The cones for long waves are missing: reds are dark, and similar to greens.
  case protan

  /// The cones for middle waves are missing: reds and greens are similar.
  case deutan

  /// The cones for short waves are missing: blues and greens are similar, yellows and pinks are too.
  case tritan

  /// The rows of the matrix for red, green and blue in sRGB without gamma.
  package var matrix: [SIMD3<Double>] {
    switch self {
    case .protan:
      [
        SIMD3(0.152286, 1.052583, -0.204868), SIMD3(0.114503, 0.786281, 0.099216),
        SIMD3(-0.003882, -0.048116, 1.051998),
      ]
    case .deutan:
      [
        SIMD3(0.367322, 0.860646, -0.227968), SIMD3(0.280085, 0.672501, 0.047413),
        SIMD3(-0.011820, 0.042940, 0.968881),
      ]
    case .tritan:
      [
        SIMD3(1.255528, -0.076749, -0.178779), SIMD3(-0.078411, 0.930809, 0.147602),
        SIMD3(0.004733, 0.691367, 0.303900),
      ]
    }
  }
}

extension [ColorVision] {
  /// All color vision deficiencies.
  public static var colorVision: [ColorVision] { ColorVision.allCases }
}

extension Color {
  /// Returns this color as people with a color vision deficiency see it.
  ///
  /// Each variant of an adaptive color is changed. A color outside sRGB is mapped into it first.
  ///
  /// - Parameter vision: The deficiency.
  /// - Returns: The color, with the same opacity and components from 0 to 1.
  public func seen(with vision: ColorVision) -> Color {
    mappingVariants { color in
      let mapped = color.mappedToSRGB
      let light = SIMD3(mapped.red.linearLight, mapped.green.linearLight, mapped.blue.linearLight)
      let seen = vision.matrix.map { row in
        min(max((row * light).sum(), 0), 1).gammaEncoded
      }
      return Color(red: seen[0], green: seen[1], blue: seen[2], alpha: color.alpha)
    }
  }
}
