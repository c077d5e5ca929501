internal import CStyleRuntime

extension Color {
  /// Creates a color from components in Display P3, the gamut of Apple's displays and of many others.
  ///
  /// The components are converted to sRGB, where they may be outside 0…1. Adapters give them to UIKit
  /// and SwiftUI in the extended range, and pages write `color(display-p3 …)`.
  ///
  /// - Parameters:
  ///   - red: The red component, from 0 to 1, as in `UIColor(displayP3Red:green:blue:alpha:)`. An
  ///     infinite or NaN component is replaced by 0.
  ///   - green: The green component.
  ///   - blue: The blue component.
  ///   - alpha: The opacity, from 0 to 1; opaque by default. Infinity and NaN are replaced by 1.
  public init(
    displayP3Red red: Double, green: Double, blue: Double, alpha: Double = 1
  ) {
    let (red, green, blue) = (
      red.finite(or: 0).linearLight, green.finite(or: 0).linearLight, blue.finite(or: 0).linearLight
    )
    // The product of the matrices from Display P3 to XYZ and from XYZ to linear sRGB.
    self.init(
      red: (1.2249401762805598 * red - 0.2249401762805598 * green).gammaEncoded,
      green: (1.0420569547096881 * green - 0.0420569547096881 * red).gammaEncoded,
      blue: (1.0982736001409663 * blue - 0.0196375545903344 * red - 0.0786360455506319 * green)
        .gammaEncoded,
      alpha: alpha)
    self = withoutRoundingErrors
  }

  /// Creates a color from its perceived lightness, its chroma and its hue, like `oklch()` in CSS.
  ///
  /// Colors of one lightness look equally light, whatever their hue is. Many combinations are outside
  /// sRGB: see ``mappedToSRGB``.
  ///
  /// - Parameters:
  ///   - lightness: The lightness, clamped to 0 (black) to 1 (white).
  ///   - chroma: The distance from gray, clamped to at least 0; up to about 0.4 on displays.
  ///   - hue: The angle in degrees: about 30 for red, 110 for yellow, 145 for green, 265 for blue.
  ///   - alpha: The opacity, from 0 to 1; opaque by default. Infinity and NaN are replaced by 1, and by
  ///     0 in the other parameters.
  public init(oklchLightness lightness: Double, chroma: Double, hue: Double, alpha: Double = 1) {
    let chroma = max(chroma.finite(or: 0), 0)
    let angle = hue.finite(or: 0).truncatingRemainder(dividingBy: 360) * .pi / 180
    let (red, green, blue) = OKLab(
      lightness: min(max(lightness.finite(or: 0), 0), 1), a: chroma * protocol_style_cos(angle),
      b: chroma * protocol_style_sin(angle)
    ).components
    self.init(red: red, green: green, blue: blue, alpha: alpha)
    self = withoutRoundingErrors
  }

  /// The components in Display P3, from 0 to 1, of a plain color outside sRGB; nil for other colors, and if
  /// Display P3 doesn't have it either.
  ///
  /// They're exact to a millionth, because what is beyond is a rounding error.
  package var displayP3: (red: Double, green: Double, blue: Double)? {
    if isAdaptive || isInSRGB { return nil }
    let (red, green, blue) = (red.linearLight, green.linearLight, blue.linearLight)
    // The inverse of the matrix above.
    let components = (
      red: (0.8224619687143623 * red + 0.1775380312856377 * green).gammaEncoded,
      green: (0.0331941988509616 * red + 0.9668058011490384 * green).gammaEncoded,
      blue: (0.0170826307211200 * red + 0.0723974406639635 * green + 0.9105199286149165 * blue)
        .gammaEncoded
    )
    func exact(_ component: Double) -> Double { (clipped(component) * 1e6).rounded() / 1e6 }
    return Self.isInGamut(components)
      ? (exact(components.red), exact(components.green), exact(components.blue)) : nil
  }

  /// The color as CSS: its description, or ``displayP3``.
  package var css: String {
    guard let (red, green, blue) = displayP3 else { return description }
    let components = [red, green, blue].map(\.plainDescription).joined(separator: " ")
    return "\(Self.cssOfDisplayP3)\(components)\(alpha == 1 ? "" : " / \(alpha.plainDescription)"))"
  }

  /// The beginning of ``css`` in Display P3.
  package static let cssOfDisplayP3 = "color(display-p3 "
}

// MARK: - Mapping

extension Color {
  /// The tolerance for rounding errors of conversions.
  private static let tolerance = 0.000075

  /// Whether all components are in the gamut of sRGB, apart from rounding errors.
  package var isInSRGB: Bool { Self.isInGamut((red, green, blue)) }

  /// Whether all components in a space are in its gamut, apart from rounding errors.
  private static func isInGamut(_ components: (red: Double, green: Double, blue: Double)) -> Bool {
    let range = -tolerance...1 + tolerance
    return range.contains(components.red) && range.contains(components.green)
      && range.contains(components.blue)
  }

  /// The color with components in 0…1 if they're outside by rounding errors only.
  package var withoutRoundingErrors: Color {
    isInSRGB
      ? Color(red: clipped(red), green: clipped(green), blue: clipped(blue), alpha: alpha) : self
  }

  /// The nearest color that a display with the gamut of sRGB shows, by the method of CSS Color 4.
  ///
  /// The chroma is reduced in OKLCH, at constant lightness and hue, until clipping the rest makes no
  /// noticeable difference. Each variant of an adaptive color is mapped. A color in the gamut is
  /// returned as it is. Contrast is computed of the mapped color, and renderers without wide gamut
  /// show it.
  public var mappedToSRGB: Color {
    isAdaptive || !isInSRGB ? mappingVariants { $0.isInSRGB ? $0 : $0.mappedPlainly } : self
  }

  private var mappedPlainly: Color {
    // The just noticeable difference, and the width of the chroma interval at which the search ends.
    let (noticeable, epsilon) = (0.02, 0.0001)
    let origin = OKLab(components)
    // Light overflows for components beyond all displays.
    guard origin.lightness.isFinite, origin.chroma.isFinite else { return clipped }
    if origin.lightness >= 1 - 1e-12 { return Color(white: 1, alpha: alpha) }
    if origin.lightness <= 1e-12 { return Color(white: 0, alpha: alpha) }
    var result = clipped
    if OKLab(result.components).difference(from: origin) < noticeable { return result }
    var (low, high, isLowInside) = (0.0, origin.chroma, true)
    while high - low > epsilon {
      let chroma = (low + high) / 2
      let current = origin.withChroma(chroma)
      let (red, green, blue) = current.components
      if isLowInside, Self.isInGamut((red, green, blue)) {
        low = chroma
        continue
      }
      result = Color(red: red, green: green, blue: blue, alpha: alpha).clipped
      let difference = OKLab(result.components).difference(from: current)
      if difference >= noticeable {
        high = chroma
      } else if noticeable - difference < epsilon {
        return result
      } else {
        isLowInside = false
        low = chroma
      }
    }
    return result
  }

  /// The color with each component clamped to the sRGB gamut.
  var clipped: Color {
    Color(red: clipped(red), green: clipped(green), blue: clipped(blue), alpha: alpha)
  }

  private func clipped(_ component: Double) -> Double { min(max(component, 0), 1) }
}
