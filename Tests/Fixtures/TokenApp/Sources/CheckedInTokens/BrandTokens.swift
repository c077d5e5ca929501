// Generated from brand.tokens.json by `swift package generate-tokens`. Edit that file instead.
// swift-format-ignore-file

public import ProtocolStyle
import StyleFiles

extension Token<Color> {
  /// Text and icons.
  public static let brandInk = Token(
    "brand.ink", default: Color(red: 0.1, green: 0.1, blue: 0.2), summary: "Text and icons.")

  /// The token `brand.link`.
  public static let brandLink = Token("brand.link", default: Token<Color>.brandInk.value)

  /// The token `brand.oldLink`.
  @available(*, deprecated, message: "Use brand.link.")
  public static var brandOldLink: Token<Color> { storage_brandOldLink }
  fileprivate static let storage_brandOldLink = Token(
    "brand.oldLink", default: Token<Color>.brandLink.value, deprecated: "Use brand.link.")
}

extension Token<Double> {
  /// The token `gap`.
  public static let gap = Token("gap", default: Length(0.5, .rem).points)
}

private enum GeneratedBrandTokens {
  static func set(_ values: inout TokenValues) {
    set0(&values)
  }

  static func set0(_ values: inout TokenValues) {
    values[Token<Color>.brandInk] = Color(red: 0.1, green: 0.1, blue: 0.2)
    values[Token<Color>.brandLink] = Token<Color>.brandInk
    values[Token<Color>.storage_brandOldLink] = Token<Color>.brandLink
    values[Token<Double>.gap] = Length(0.5, .rem).points
  }

  static func tokens() -> [any AnyToken] {
    var tokens: [any AnyToken] = []
    for token in [
      Token<Color>.brandInk,
      Token<Color>.brandLink,
      Token<Color>.storage_brandOldLink,
    ] as [Token<Color>] { tokens.append(token) }
    for token in [
      Token<Double>.gap,
    ] as [Token<Double>] { tokens.append(token) }
    return tokens
  }
}

extension Theme {
  /// The values for every environment.
  public static let brandTokens = Theme(
    "brand", values: { GeneratedBrandTokens.set(&$0) })
}

extension StylePack {
  /// The tokens and the themes of brand.
  public static let brandTokens = StylePack(
    "brand", themes: [.brandTokens],
    tokens: GeneratedBrandTokens.tokens())
}
