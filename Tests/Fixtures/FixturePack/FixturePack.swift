public import ProtocolStyle

extension StylePack {
  /// A pack of which everything holds.
  public static let fixture = StylePack(
    "fixture",
    styleSheet: StyleSheet {
      StyleRule(for: .button, when: .controlState(.disabled)) { $0.alpha = 0.5 }
    }, themes: [.sea], tokens: [Token<Color>.ink, Token<Color>.brand], attributes: [.halo])
}

extension Token<Color> {
  /// What text is written in.
  public static let ink = Token(
    "ink", default: .adaptive(light: .black, dark: Color(hex: "#eeeeee")!))
  /// What is behind text.
  public static let brand = Token("brand", default: .adaptive(light: .yellow, dark: .blue))
}

extension Theme {
  /// A theme that can be read.
  public static let sea = Theme("sea") { $0[.brand] = .adaptive(light: .cyan, dark: .purple) }

  /// Ink that cannot be read in the dark.
  public static let mud = Theme("mud") { $0[.ink] = .brown }
}

/// A trait of two attributes that follow tokens.
public protocol BrandedBackground: BackgroundColor, TextColor {}

extension BrandedBackground {
  /// The brand.
  public var backgroundColor: Color { Token.brand.value }

  /// The ink.
  public var textColor: Color { Token.ink.value }
}

/// A trait whose value is the default, on purpose.
public protocol HairlineBorder: BorderWidth {}

extension HairlineBorder {
  /// One point.
  public var borderWidth: Double { 1 }
}
