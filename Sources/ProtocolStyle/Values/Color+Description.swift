extension Color: CustomStringConvertible {
  /// The color in CSS notation, without loss.
  ///
  /// The text is hexadecimal (``hex``) if 8 bits represent every component exactly, `rgb(88 86 214
  /// / 0.3)` if they represent all but alpha, and else `color(srgb 1.2 0 0 / 0.5)`, without alpha
  /// if it's 1. The text of an adaptive color lists its variants: `adaptive(light: #ffffff, dark:
  /// #000000)`.
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

  /// Red, green and blue from 0 to 255 if 8 bits represent them exactly, else nil.
  private var opaqueBytes: String? {
    guard withAlpha(1).exactHex != nil else { return nil }
    return [red, green, blue].map { ($0 * 255).rounded().plainDescription }.joined(separator: " ")
  }
}
