/// Mapping into the gamut of sRGB, as CSS Color 4 does (section "Gamut Mapping", binary search).
///
/// The chroma is reduced in OKLCH, at constant lightness and hue, until clipping the rest makes no
/// noticeable difference.
enum GamutMapping {
  /// The difference that is just noticeable.
  private static let noticeable = 0.02

  /// The width of the interval of chroma at which the search ends.
  private static let epsilon = 0.0001

  /// Rounding errors of conversions are within this distance of the gamut.
  private static let tolerance = 0.000075

  /// The nearest color in the gamut.
  ///
  /// - Parameter color: Components in sRGB, with gamma.
  /// - Returns: The components clipped to 0…1 where they are inside but for rounding; else those of
  ///   the mapped color.
  static func mapped(_ color: Vector) -> Vector {
    if contains(color) { return clipped(color) }
    let origin = OKLab(srgb: color)
    if origin.lightness >= 1 { return Vector(1, 1, 1) }
    if origin.lightness <= 0 { return Vector(0, 0, 0) }
    var current = origin
    var result = clipped(color)
    if OKLab(srgb: result).difference(from: current) < noticeable { return result }
    var (low, high) = (0.0, origin.chroma)
    var isLowInside = true
    while high - low > epsilon {
      let chroma = (low + high) / 2
      current = origin.withChroma(chroma)
      let components = current.srgb
      if isLowInside && contains(components) {
        low = chroma
        continue
      }
      result = clipped(components)
      let difference = OKLab(srgb: result).difference(from: current)
      if difference >= noticeable {
        high = chroma
      } else if noticeable - difference < epsilon {
        return result
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return clipped(result)
  }

  private static func contains(_ color: Vector) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(color.x) && range.contains(color.y) && range.contains(color.z)
  }

  private static func clipped(_ color: Vector) -> Vector {
    color.map { min(max($0, 0), 1) }
  }
}
