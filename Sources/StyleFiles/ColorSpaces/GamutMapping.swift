/// Maps colors into the gamut of sRGB, like CSS Color 4 (section "Gamut Mapping", binary search).
///
/// Chroma is reduced in OKLCH, at constant lightness and hue, until clipping the rest makes no
/// noticeable difference.
enum GamutMapping {
  /// The just noticeable difference.
  private static let noticeable = 0.02

  /// The width of the chroma interval at which the search ends.
  private static let epsilon = 0.0001

  /// The tolerance for rounding errors of conversions.
  private static let tolerance = 0.000075

  /// Returns the nearest color in the gamut.
  ///
  /// - Parameter color: Gamma-encoded sRGB components.
  /// - Returns: The components clipped to 0…1 if they are inside except for rounding, or the
  ///   components of the mapped color.
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
