import Foundation
import ProtocolStyle
import Testing

@testable import FileFixtures
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
          static let colorInk = Token("color.ink", default: { () -> Color in
            switch GeneratedShopTokens.themeContext() {
            case 1:
              return Color(white: 1)
            case 2:
              return Color(red: 1, green: 1, blue: 0)
            default:
              return Color(white: 0)
            }
          }())

          /// Links in text.
          static let colorLink = Token(
            "color.link", default: Token<Color>.colorInk.value, summary: "Links in text.")
        }

        extension Token<Double> {
          /// The token `gap`.
          static let gap = Token("gap", default: Length(0.5, .rem).points)
        }

        private enum GeneratedShopTokens {
          static func themeContext() -> Int {
            let environment = StyleEnvironment.current
            if environment.colorScheme == .dark, environment.contrast == .increased { return 2 }  // "darkHighContrast"
            if environment.colorScheme == .light { return 0 }  // "light"
            if environment.colorScheme == .dark { return 1 }  // "dark"
            return 0  // "light"
          }

          static func set(_ values: inout TokenValues, _ themeContext: Int, _ brandContext: Int) {
            set0(&values, themeContext, brandContext)
            set1(&values, themeContext, brandContext)
            set2(&values, themeContext, brandContext)
          }

          static func set0(_ values: inout TokenValues, _ themeContext: Int, _ brandContext: Int) {
            switch themeContext {
            case 1:
              values[Token<Color>.colorInk] = Color(white: 1)
            case 2:
              values[Token<Color>.colorInk] = Color(red: 1, green: 1, blue: 0)
            default:
              values[Token<Color>.colorInk] = Color(white: 0)
            }
          }

          static func set1(_ values: inout TokenValues, _ themeContext: Int, _ brandContext: Int) {
            switch brandContext {
            case 1:
              values[Token<Color>.colorLink] = Color(red: 1, green: 0, blue: 0)
            default:
              values[Token<Color>.colorLink] = Token<Color>.colorInk
            }
          }

          static func set2(_ values: inout TokenValues, _ themeContext: Int, _ brandContext: Int) {
            values[Token<Double>.gap] = Length(0.5, .rem).points
          }

          static func tokens() -> [any AnyToken] {
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
        }

        extension Theme {
          /// The values of "plain".
          static let shopTokensPlain = Theme(
            "Shop plain", values: { GeneratedShopTokens.set(&$0, GeneratedShopTokens.themeContext(), 0) })
        }

        extension Theme {
          /// The values of "acme".
          static let shopTokensAcme = Theme(
            "Shop acme", values: { GeneratedShopTokens.set(&$0, GeneratedShopTokens.themeContext(), 1) })
        }

        extension StylePack {
          /// The tokens and the themes of Shop.
          static let shopTokens = StylePack(
            "Shop", themes: [.shopTokensPlain, .shopTokensAcme],
            tokens: GeneratedShopTokens.tokens())
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

  @Test(arguments: [
    ("color.accent", "color__accent"), ("a-b", "a_2d_b"), ("a_b", "a_5f_b"), ("aB", "aB"),
    ("1st", "_1st"), ("init", "init_"), ("Type", "Type_"), ("🎨", "_1f3a8_"), ("a b.é", "a_20_b__é"),
  ])
  func `a path that shares its identifier is spelled out`(path: String, name: String) {
    #expect(SwiftName.spelledOut(path) == name)
  }

  private static let colliding = [
    #""a-b": {"$value": 1}"#, #""a": {"b": {"$value": 2}}"#, #""aB": {"$value": 3}"#,
    #""1st": {"$value": 4}"#,
    #""d": {"$type": "duration", "e": {"$value": {"value": 1, "unit": "s"}}}"#,
    #""d-e": {"$value": 5}"#,
  ]

  @Test func `names that collide are spelled out and reported with both pointers`() throws {
    let file = try TokenFile(
      #"{"$type": "number", \#(Self.colliding.joined(separator: ", "))}"#, named: "f")
    let generator = TokenGenerator(file, source: "f")
    #expect(
      generator.findings.map(\.summary) == [
        "f#/a-b and f#/a/b both result in 'aB'.", "f#/a-b and f#/aB both result in 'aB'.",
        "f#/1st is no identifier.",
      ])
    #expect(
      generator.findings[1].explanation == "They are 'a_2d_b' and 'aB' in the generated code.")
  }

  @Test(arguments: [[0, 1, 2, 3, 4, 5], [5, 4, 3, 2, 1, 0], [2, 0, 4, 1, 5, 3]])
  func `names don't depend on the order of tokens`(order: [Int]) throws {
    let tokens = order.map { Self.colliding[$0] }.joined(separator: ", ")
    let text = TokenGenerator(
      try TokenFile(#"{"$type": "number", \#(tokens)}"#), source: "f"
    ).text()
    for line in [
      "public static let a_2d_b = Token(\"a-b\", default: 1)",
      "public static let a__b = Token(\"a.b\", default: 2)",
      "public static let aB = Token(\"aB\", default: 3)",
      "public static let _1st = Token(\"1st\", default: 4)",
      "public static let dE = Token(\"d.e\", default: .seconds(1))",
      "public static let dE = Token(\"d-e\", default: 5)",
    ] {
      #expect(text.contains("  \(line)\n"), "\(line)")
    }
  }

  @Test(arguments: [
    (nil, nil, "f", "bankTokens", "f"), (nil, "PrintBankTokens", "f", "printBankTokens", "f"),
    ("my bank", "BankTokens", "my bank", "myBank", "my bank"),
  ])
  func `a pack has a name of an application only by an option`(
    name: String?, output: String?, pack: String, identifier: String, theme: String
  ) throws {
    let file = try TokenFile(#"{"a": {"$type": "number", "$value": 1}}"#, named: "f")
    let text = TokenGenerator(file, source: "bank.json", name: name, output: output).text()
    #expect(text.contains("static let \(identifier) = StylePack(\n    \"\(pack)\""))
    #expect(text.contains("static let \(identifier) = Theme(\n    \"\(theme)\""))
  }

  @Test func `names with line breaks don't leave comments and literals`() throws {
    let file = try TokenFile(
      #"""
      {"name": "a\nb()", "version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "m\n()", "contexts": {
          "x\ny()": [{"n\n()": {"$type": "number", "$value": 1, "$description": "d\r\ne()"}}],
          "z": []}}]}
      """#)
    let text = TokenGenerator(file, source: "s\nt()").text()
    let lines = text.split(whereSeparator: \.isNewline).map { $0.drop { $0 == " " } }
    let loose = ["b()", "y()", "()", "e()", "t()"]
    #expect(lines.allSatisfy { line in !loose.contains { line.hasPrefix($0) } })
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
        extension Token<Double> {
          /// The token `old`.
          @available(*, deprecated, message: "Use \\"new\\".")
          public static var old: Token<Double> { storage_old }
          fileprivate static let storage_old = Token("old", default: 1, deprecated: "Use \\"new\\".")

          /// The token `new`.
          public static let new = Token("new", default: Token<Double>.storage_old.value)
        }
        """))
  }

  @Test func `the former names of a token are in the code`() throws {
    let file = try TokenFile(
      """
      {"accent": {"$type": "number", "$value": 1, "$description": "The \\"accent\\".",
         "$extensions": {"org.protocolstyle": {"formerly": ["brand", "brand.\\"main\\""]}}}}
      """)
    let text = TokenGenerator(file, source: "f").text()
    let metadata = #", summary: "The \"accent\".", formerly: ["brand", "brand.\"main\""])"#
    #expect(text.contains(metadata))
    #expect(try file.tokens().map(\.formerNames) == [["brand", "brand.\"main\""]])
  }

  @Test(arguments: ["3", #"["a", 1]"#, #""a""#])
  func `former names that aren't an array of names are ignored, with a finding`(names: String)
    throws
  {
    let text =
      #"{"t": {"$type": "number", "$value": 1, "$extensions": {"org.protocolstyle": {"formerly": "#
      + names + "}}}}"
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(try file.tokens().map(\.formerNames) == [[]])
    #expect(
      file.findings.map(\.summary).contains {
        $0.hasPrefix("f#/t/$extensions/org.protocolstyle/formerly: ")
      })
  }

  @Test func `modifiers that the environment doesn't determine make a theme for each combination`()
    throws
  {
    let file = try TokenFile(
      """
      {"name": "N", "version": "2025.10", "resolutionOrder": [
        {"type": "modifier", "name": "a", "contexts": {
          "x": [{"n": {"$type": "number", "$value": 1}}], "y": [{"n": {"$type": "number", "$value": 2}}]}},
        {"type": "modifier", "name": "scheme", "contexts": {"light": [], "dark": []}},
        {"type": "modifier", "name": "b", "contexts": {
          "p": [], "q": [{"n": {"$type": "number", "$value": 3}}]}}]}
      """)
    let text = TokenGenerator(file, source: "n.json").text()
    let names = text.matches(of: /static let (\w+) = Theme\(\n +"([^"]+)"/)
    #expect(names.map { $0.1 } == ["nTokensXP", "nTokensXQ", "nTokensYP", "nTokensYQ"])
    #expect(names.map { String($0.2) } == file.themes().map(\.name))
  }

  @Test func `contexts with one identifier are spelled out in the names of themes`() throws {
    let file = try TokenFile(
      """
      {"version": "2025.10", "resolutionOrder": [{"type": "modifier", "name": "a", "contexts": {
        "x-y": [{"n": {"$type": "number", "$value": 1}}], "xY": [], "z": []}}]}
      """)
    let text = TokenGenerator(file, source: "n.json").text()
    for name in ["nTokens___x_2d_y", "nTokens___xY", "nTokensZ"] {
      #expect(text.contains("static let \(name) = Theme("))
    }
  }
}
