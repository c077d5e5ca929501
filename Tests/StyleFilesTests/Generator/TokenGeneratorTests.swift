import Foundation
import ProtocolStyle
import Testing

@testable import StyleFiles

@Suite struct TokenGeneratorTests {
  @Test func `a resolver becomes tokens, themes and a pack`() throws {
    let generator = TokenGenerator(
      try TokenFile(Samples.resolver), source: "shop.resolver.json", access: .internal)
    #expect(generator.findings.isEmpty)
    #expect(
      generator.text() == """
        // Generated from shop.resolver.json by `swift package generate-tokens`. Edit that file instead.
        // swift-format-ignore-file

        import ProtocolStyle
        import StyleFiles

        extension Token<Color> {
          /// The token `color.ink`.
          static let colorInk = Token("color.ink", default: Color(white: 0))

          /// Links in text.
          static let colorLink = Token("color.link", default: Token<Color>.colorInk.value)
        }

        extension Token<Double> {
          /// The token `gap`.
          static let gap = Token("gap", default: Length(0.5, .rem).points)
        }

        @Sendable private func setShopLight(_ values: inout TokenValues) {
          values[Token<Color>.colorInk] = Color(white: 0)
        }

        extension Theme {
          /// The values of light.
          static let shopLight = Theme(
            "Shop light", values: setShopLight)
        }

        @Sendable private func setShopDark(_ values: inout TokenValues) {
          values[Token<Color>.colorInk] = Color(white: 1)
        }

        extension Theme {
          /// The values of dark.
          static let shopDark = Theme(
            "Shop dark", values: setShopDark)
        }

        @Sendable private func setShopDarkHighContrast(_ values: inout TokenValues) {
          values[Token<Color>.colorInk] = Color(red: 1, green: 1, blue: 0)
        }

        extension Theme {
          /// The values of darkHighContrast.
          static let shopDarkHighContrast = Theme(
            "Shop darkHighContrast", values: setShopDarkHighContrast)
        }

        @Sendable private func setShopPlain(_ values: inout TokenValues) {
          values[Token<Color>.colorLink] = Token<Color>.colorInk
        }

        extension Theme {
          /// The values of plain.
          static let shopPlain = Theme(
            "Shop plain", values: setShopPlain)
        }

        @Sendable private func setShopAcme(_ values: inout TokenValues) {
          values[Token<Color>.colorLink] = Color(red: 1, green: 0, blue: 0)
        }

        extension Theme {
          /// The values of acme.
          static let shopAcme = Theme(
            "Shop acme", values: setShopAcme)
        }

        private func listShopTokens() -> [any AnyToken] {
          var tokens: [any AnyToken] = []
          for token in [
            Token<Color>.colorInk,
            Token<Color>.colorLink,
          ] as [Token<Color>] { tokens.append(token) }
          for token in [
            Token<Double>.gap,
          ] as [Token<Double>] { tokens.append(token) }
          return tokens
        }

        extension StylePack {
          /// The tokens and the themes of Shop.
          static let shop = StylePack(
            "Shop", themes: [.shopLight, .shopDark, .shopDarkHighContrast, .shopPlain, .shopAcme],
            tokens: listShopTokens())
        }

        """)
  }

  @Test(arguments: [
    ("color.accent.$root", "colorAccent"), ("font-size", "fontSize"), ("FONT-SIZE", "fontSIZE"),
    ("space.100", "space100"), ("100.space", "_100Space"),
    ("brand colors.hot pink", "brandColorsHotPink"),
    ("my/group.a_b", "myGroupAB"), ("self", "self_"), ("🎨", "token"), ("größe", "größe"),
    ("URL", "url"), ("default", "default"),
  ])
  func `a path becomes an identifier by one rule`(path: String, name: String) {
    #expect(SwiftName.lowerCamelCase(path) == name)
  }

  @Test func `names that collide are numbered and reported with both pointers`() throws {
    let file = try TokenFile(
      """
      {"$type": "number", "a-b": {"$value": 1}, "a": {"b": {"$value": 2}}, "aB": {"$value": 3},
       "1st": {"$value": 4}, "d": {"$type": "duration", "e": {"$value": {"value": 1, "unit": "s"}}},
       "d-e": {"$value": 5}}
      """, named: "f")
    let generator = TokenGenerator(file, source: "f")
    #expect(
      generator.findings.map(\.summary) == [
        "f#/a-b and f#/a/b both result in 'aB'.", "f#/a-b and f#/aB both result in 'aB'.",
        "f#/1st is no identifier.",
      ])
    #expect(generator.findings[1].explanation == "The second is 'aB3' in the generated code.")
    let text = generator.text()
    for line in [
      "public static let aB = Token(\"a-b\", default: 1)",
      "public static let aB2 = Token(\"a.b\", default: 2)",
      "public static let aB3 = Token(\"aB\", default: 3)",
      "public static let _1st = Token(\"1st\", default: 4)",
      "public static let dE = Token(\"d.e\", default: .seconds(1))",
      "public static let dE = Token(\"d-e\", default: 5)",
    ] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
  }

  @Test func `a deprecated token warns where an application uses it, not in the code itself`()
    throws
  {
    let file = try TokenFile(
      #"{"$type": "number", "old": {"$value": 1, "$deprecated": "Use \"new\"."}, "new": {"$value": "{old}"}}"#
    )
    let text = TokenGenerator(file, source: "f").text()
    #expect(
      text.contains(
        """
        private let oldStorage = Token<Double>("old", default: 1)
        extension Token<Double> {
          /// The token `old`.
          @available(*, deprecated, message: "Use \\"new\\".")
          public static var old: Token<Double> { oldStorage }

          /// The token `new`.
          public static let new = Token("new", default: oldStorage.value)
        }
        """))
  }

  @Test func `contexts that change one token together make a theme for each combination`() throws {
    let file = try TokenFile(
      """
      {"name": "N", "version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "a", "contexts": {
          "x": [{"n": {"$type": "number", "$value": 1}}], "y": [{"n": {"$type": "number", "$value": 2}}]}},
        {"type": "modifier", "name": "b", "contexts": {
          "p": [], "q": [{"n": {"$type": "number", "$value": 3}}]}}]}
      """)
    let text = TokenGenerator(file, source: "f").text()
    for theme in ["nXP", "nXQ", "nYP", "nYQ"] {
      #expect(text.contains("static let \(theme) = Theme("))
    }
  }
}
