import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@Suite struct TokenExportTests {
  static let ink = Token<Color>(
    "export.ink", default: .adaptive(light: .black, dark: .white), summary: "Text.")
  static let gap = Token<Double>("export.gap", default: 8, deprecation: "Use space.")
  static let gapSmall = Token<Double>("export.gap.small", default: 4)
  static let label = Token<String>("export.label", default: "")

  struct Card: ViewNode {}

  @Test func `every type is read back from an exported file`() throws {
    let tokens = try TokenFile(Samples.everyType).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(again.names == tokens.names)
    #expect(again.map(\.value) == tokens.map(\.value))
  }

  @Test func `descriptions, deprecation and the data of tools are read back`() throws {
    let text = """
      {"a": {"$root": {"$type": "number", "$value": 1, "$description": "One.",
        "$extensions": {"org.x": {"n": 12345678901234567}}},
        "b": {"$type": "number", "$value": 2, "$deprecated": true}}}
      """
    let tokens = try TokenFile(text).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(again.map(\.summary) == ["One.", nil])
    #expect(again.map(\.deprecation) == [nil, ""])
    #expect(again[0].extensions == tokens[0].extensions)
    #expect(TokenExport(tokens).text().contains("12345678901234567"))
  }

  @Test func `a theme is exported in an environment`() throws {
    let theme = Theme("t") { $0[Self.gap] = 12 }
    let export = TokenExport(
      theme, of: [Self.ink, Self.gap, Self.gapSmall, Self.label],
      in: StyleEnvironment(colorScheme: .dark))
    #expect(export.omitted == [Self.label.id])
    #expect(
      export.text() == """
        {
          "export": {
            "ink": {
              "$type": "color",
              "$value": {"colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff"},
              "$description": "Text."
            },
            "gap": {
              "$root": {"$type": "number", "$value": 12, "$deprecated": "Use space."},
              "small": {"$type": "number", "$value": 4}
            }
          }
        }

        """)
  }

  @Test func `the tokens of a tree are exported as a node sees them`() throws {
    let tree = StyleTree()
    let card = tree.attach(Card())
    tree.setScope(StyleScope(themes: [Theme("t") { $0[Self.gapSmall] = 5 }]), at: card)
    let inner = tree.attach(Card(), to: card)
    let tokens = try TokenFile(TokenExport(tree, at: inner, of: [Self.gapSmall]).text()).tokens()
    #expect(tokens["export.gap.small"]?.value == .number(5))
  }

  @Test func `a resolver contains the changes of schemes and contrasts`() throws {
    let high = Theme("t") {
      if StyleEnvironment.current.contrast == .increased { $0[Self.gap] = 9 }
    }
    let export = TokenExport.resolver(high, of: [Self.ink, Self.gap], named: "Shop")
    let file = try TokenFile(export.text(), named: "shop.resolver.json")
    #expect(file.name == "Shop")
    #expect(try file.tokens()["export.ink"]?.value == .color(Color(white: 0)))
    let dark = try file.tokens(["theme": "darkHighContrast"])
    #expect(dark["export.ink"]?.value == .color(Color(white: 1)))
    #expect(dark["export.gap"]?.value == .number(9))
    #expect(try file.tokens(["theme": "dark"])["export.gap"]?.value == .number(8))
  }

  @Test func `a file is written`() throws {
    try SharedFiles.withFolder { folder in
      let url = folder.appending(path: "a.tokens.json")
      try TokenExport(nil, of: [Self.gap]).write(to: url)
      #expect(try TokenFile(contentsOf: url).tokens()["export.gap"]?.value == .number(8))
    }
  }
}
