extension Color: CustomStringConvertible {
  /// The color as CSS writes it, without loss.
  ///
  /// Hexadecimal (``hex``) when 8 bits hold every component exactly; `rgb(88 86 214 / 0.3)` when
  /// they hold all but the alpha; else `color(srgb 1.2 0 0 / 0.5)`, with the alpha left out when it
  /// is 1. An adaptive color shows its variants: `adaptive(light: #ffffff, dark: #000000)`.
  public var description: String {
    if isAdaptive {
      let variants = "light: \(decided(dark: false)), dark: \(decided(dark: true))"
      guard highContrast != .same else { return "adaptive(\(variants))" }
      let light = decided(dark: false, highContrast: true)
      let dark = decided(dark: true, highContrast: true)
      return "adaptive(\(variants), highContrastLight: \(light), highContrastDark: \(dark))"
    }
    if let exactHex { return exactHex }
    if let bytes = opaqueBytes { return "rgb(\(bytes) / \(alpha.plainDescription))" }
    let components = [red, green, blue].map(\.plainDescription).joined(separator: " ")
    return alpha == 1
      ? "color(srgb \(components))" : "color(srgb \(components) / \(alpha.plainDescription))"
  }

  /// Red, green and blue from 0 to 255 when 8 bits hold them exactly, else nil.
  private var opaqueBytes: String? {
    guard withAlpha(1).exactHex != nil else { return nil }
    return [red, green, blue].map { ($0 * 255).rounded().plainDescription }.joined(separator: " ")
  }
}
