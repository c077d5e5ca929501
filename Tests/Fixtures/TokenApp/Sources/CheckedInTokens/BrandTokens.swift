// Generated from brand.tokens.json by `swift package generate-tokens`. Edit that file instead.
// swift-format-ignore-file

public import ProtocolStyle
import StyleFiles

private let brandOldLinkStorage = Token<Color>(
  "brand.oldLink", default: Token<Color>.brandLink.value)
extension Token<Color> {
  /// Text and icons.
  public static let brandInk = Token("brand.ink", default: Color(red: 0.1, green: 0.1, blue: 0.2))

  /// The token `brand.link`.
  public static let brandLink = Token("brand.link", default: Token<Color>.brandInk.value)

  /// The token `brand.oldLink`.
  @available(*, deprecated, message: "Use brand.link.")
  public static var brandOldLink: Token<Color> { brandOldLinkStorage }
}

extension Token<Double> {
  /// The token `gap`.
  public static let gap = Token("gap", default: Length(0.5, .rem).points)
}

private func listBrandTokens() -> [any AnyToken] {
  var tokens: [any AnyToken] = []
  for token in [
    Token<Color>.brandInk,
    Token<Color>.brandLink,
    brandOldLinkStorage,
  ] as [Token<Color>] { tokens.append(token) }
  for token in [
    Token<Double>.gap,
  ] as [Token<Double>] { tokens.append(token) }
  return tokens
}

extension StylePack {
  /// The tokens and the themes of brand.
  public static let brand = StylePack(
    "brand", themes: [],
    tokens: listBrandTokens())
}
