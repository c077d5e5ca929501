public import ProtocolStyle

extension StylePack {
  /// A pack without mistakes.
  public static let fixture = StylePack(
    "fixture",
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    }, themes: [.sea], tokens: [Token<Color>.ink, Token<Color>.brand], attributes: [.halo])
}

extension Token<Color> {
  /// The color of text.
  public static let ink = Token(
    "ink", default: .adaptive(light: .black, dark: Color(hex: "#eeeeee")!))
  /// The color behind text.
  public static let brand = Token("brand", default: .adaptive(light: .yellow, dark: .blue))
}

extension Theme {
  /// A theme with sufficient contrast.
  public static let sea = Theme("sea") { $0[.brand] = .adaptive(light: .cyan, dark: .purple) }

  /// A theme with insufficient contrast in dark environments.
  public static let mud = Theme("mud") { $0[.ink] = .brown }
}

/// A trait with two attributes that depend on tokens.
public protocol BrandedBackground: BackgroundColor, TextColor {}

extension BrandedBackground {
  /// The brand.
  public var backgroundColor: Color { Token.brand.value }

  /// The ink.
  public var textColor: Color { Token.ink.value }
}

/// A trait whose value intentionally equals the default.
public protocol HairlineBorder: BorderWidth {}

extension HairlineBorder {
  /// One point.
  public var borderWidth: Double { 1 }
}
