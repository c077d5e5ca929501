import ProtocolStyle

extension StylePack {
  /// The brand of a harbor: traits for surfaces, texts and controls.
  public static let harbor = StylePack(
    "harbor", version: Version(1, 0),
    styleSheet: StyleSheet {
      StyleRule(for: .kind(.notice)) { $0.padding = EdgeInsets(12) }
    },
    themes: [.harborNight],
    tokens: [
      Token.harborAccent, Token.harborOnAccent, Token.harborGround, Token.harborSurface,
      Token.harborText, Token.harborAlert, Token<Double>.harborRadius, Token<Double>.harborSpacing,
    ],
    attributes: [.elevation, .focusRing], kinds: [.notice])
}

extension Theme {
  /// The brand at night: warm lights in any color scheme.
  public static let harborNight = Theme("harbor night") { values in
    values[.harborGround] = Color(hex: 0x101418)
    values[.harborSurface] = Color(hex: 0x1B2229)
    values[.harborText] = Color(hex: 0xF2E9DC)
    values[.harborAccent] = Color(hex: 0xFFC46B)
    values[.harborOnAccent] = Color(hex: 0x2A1B00)
    values[.harborAlert] = Color(hex: 0xFF9C8F)
    values[.harborRadius] = 6
  }
}
