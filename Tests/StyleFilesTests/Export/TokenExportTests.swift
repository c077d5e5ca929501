import Foundation
import ProtocolStyle
import Testing

@testable import FileFixtures
@testable import StyleFiles
@testable import TestSupport

@Suite struct TokenExportTests {
  static let ink = Token<Color>(
    "export.ink", default: .adaptive(light: .black, dark: .white), summary: "Text.")
  static let gap = Token<Double>("export.gap", default: 8, deprecated: "Use space.")
  static let gapSmall = Token<Double>("export.gap.small", default: 4)
  static let label = Token<String>("export.label", default: "")

  struct Card: ViewNode {}

  @Test func `every type is read back from an exported file`() throws {
    let tokens = try TokenFile(Samples.everyType).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(again.names == tokens.names)
    #expect(again.map(\.value) == tokens.map(\.value))
  }

  @Test(arguments: LeftOutTests.systems.indices)
  func `what was read leniently is read back strictly`(index: Int) throws {
    let file = try TokenFile(LeftOutTests.systems[index].text, mode: .lenient)
    let tokens = try file.tokens()
    let export = TokenExport(tokens)
    let again = try TokenFile(export.text()).tokens()
    #expect(Set(again.names).isDisjoint(with: export.omittedNames))
    #expect(again.count + export.omittedNames.count == tokens.count)
    for token in again { #expect(tokens[token.name]?.value == token.value) }
  }

  @Test func `tokens in tokens and names with periods get names that strict reading accepts`()
    throws
  {
    let text = """
      {"$type": "number", "a": {"$value": 1, "b": {"$value": 2}}, "c.5": {"$value": 3},
       "..": {"$value": 4}, "s": {"$type": "string", "$value": "x"},
       "f": {"$type": "boolean", "$value": true}}
      """
    let export = TokenExport(try TokenFile(text, mode: .lenient).tokens())
    let again = try TokenFile(export.text()).tokens()
    #expect(Set(again.names) == ["a.$root", "a.b", "c.5", "_._._"])
    #expect(again["c.5"]?.value == .number(3))
    #expect(export.omittedNames == ["s", "f"])
  }

  @Test(
    "a name with more periods than groups may be deep is exported so that it can be read",
    arguments: [#"{"$value": 3}"#, #"{"$value": 3, "$extensions": {"org.example": [[[1]]]}}"#])
  func deepNames(token: String) throws {
    let name = Array(repeating: "x", count: 100).joined(separator: ".")
    let text = #"{"$type": "number", "\#(name)": \#(token), "\#(name).y": {"$value": 4}}"#
    let tokens = try TokenFile(text, mode: .lenient).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(again.count == 2)
    #expect(Set(again.map(\.value)) == [.number(3), .number(4)])
    #expect(again.names.allSatisfy { $0.hasPrefix("x.x.x") && $0.contains("x_x") })

    let own = ["a", "b"].map { last in
      Token(named: "\(name).\(last)", in: "deep", summary: nil, deprecation: nil) { 1.0 }
    }
    let resolver = TokenExport.resolver(nil, of: own, named: "deep").text()
    #expect(try TokenFile(resolver).tokens().count == 2)
  }

  @Test(
    "an alias in deep groups is exported so that its value can be read", arguments: [55, 59, 60])
  func deepAliases(depth: Int) throws {
    let value = ##"{"$type": "gradient", "$value": [{"color": "#FF0000", "position": 0}]}"##
    let opening = (0..<depth).map { #"{"g\#($0)": "# }.joined()
    let text =
      #"{"a": \#(value), "b": \#(opening){"$type": "gradient", "$value": "{a}"}"#
      + String(repeating: "}", count: depth) + "}"
    let tokens = try TokenFile(text, mode: .lenient).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(again.map(\.value) == tokens.map(\.value))
  }

  @Test(arguments: [
    (#""_": {"x": {"$value": 1}}, ".x": {"$value": 2}"#, ["_.x", "_.x_"]),
    (#""a.b": {"$value": 1}, "a": {"b": {"$root": {"$value": 2}}}"#, ["a.b", "a.b_.$root"]),
  ]) func `tokens whose names become equal are all exported`(members: String, names: [String])
    throws
  {
    let tokens = try TokenFile(#"{"$type": "number", \#(members)}"#, mode: .lenient).tokens()
    let again = try TokenFile(TokenExport(tokens).text()).tokens()
    #expect(Set(again.names) == Set(names))
    #expect(Set(again.map(\.value)) == Set(tokens.map(\.value)))
  }

  @Test func `a changed color is exported once, without its change`() throws {
    let text = ##"""
      {"t": {"$type": "color", "$value": "#ff0000", "$extensions": {"org.x": 1,
        "studio.tokens": {"modify": {"type": "darken", "value": "0.5", "space": "srgb"}}}}}
      """##
    let tokens = try TokenFile(text, mode: .lenient).tokens()
    #expect(tokens["t"]?.value == .color(Color(red: 0.5, green: 0, blue: 0)))
    let again = try TokenFile(TokenExport(tokens).text(), mode: .lenient).tokens()
    #expect(again["t"]?.value == tokens["t"]?.value)
    #expect(again["t"]?.extensions?.names == ["org.x"])
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

  @Test func `descriptions and the data of tools come back for groups, in front of their tokens`()
    throws
  {
    let text = """
      {"z": {"$type": "number", "$value": 1},
        "$description": "All of it.",
        "$extensions": {"org.x": {"id": 12345678901234567}},
        "color": {"$description": "Colors.", "$deprecated": true,
          "ink": {"$description": "Texts.", "$extensions": {"org.x": ["a", null], "org.y": 1.50},
            "$root": {"$type": "number", "$value": 2},
            "quiet": {"$type": "number", "$value": 3, "$deprecated": false}}},
        "copy": {"$extends": "{color.ink}", "$extensions": {"org.z": true}},
        "empty": {"$description": "Nothing yet."}}
      """
    let tokens = try TokenFile(text).tokens()
    #expect(tokens.groups.map(\.name) == ["", "color", "color.ink", "copy", "empty"])
    #expect(
      tokens.groups.map(\.summary)
        == ["All of it.", "Colors.", "Texts.", "Texts.", "Nothing yet."])
    #expect(
      tokens.groups[2].extensions?["org.x"] == .array([.string("a"), .null]),
      "\(tokens.groups[2])")
    let export = TokenExport(tokens).text()
    let again = try TokenFile(export).tokens()
    #expect(again.groups == tokens.groups)
    #expect(again.names == tokens.names)
    #expect(again.map(\.value) == tokens.map(\.value))
    #expect(again.map(\.deprecation) == tokens.map(\.deprecation))
    #expect(again.map(\.extensions) == tokens.map(\.extensions))
    #expect(TokenExport(again).text() == export)
    #expect(export.hasPrefix("{\n  \"$description\": \"All of it.\",\n"))
    #expect(export.contains("12345678901234567"))
  }

  /// The three design systems have data of tools; each token and group is the same after a trip.
  @Test(
    .enabled(if: SharedFiles.exist),
    arguments: TestScale.rows(["adobe-spectrum", "apple-hig", "figma-sds"]))
  func `design systems are the same after an export`(name: String) throws {
    let url = SharedFiles.dtcg.appending(path: "systems/\(name).resolver.json")
    let file = try TokenFile(contentsOf: url, mode: .lenient)
    for choice in TokenFile.choices(of: file.modifiers.map(\.contexts.count)) {
      let tokens = try #require(file.resolutions[choice])
      let again = try TokenFile(TokenExport(tokens, for: .lenient).text(), mode: .lenient)
        .tokens()
      #expect(Set(again.names) == Set(tokens.names))
      #expect(throws: Never.self) { try TokenFile(TokenExport(tokens).text()) }
      let metadata = { (tokens: DesignTokens) in
        Set(tokens.groups.filter { $0.summary != nil || $0.extensions != nil })
      }
      #expect(metadata(again) == metadata(tokens))
      for token in tokens {
        let other = try #require(again[token.name])
        #expect(other.summary == token.summary)
        #expect(other.extensions == token.extensions)
        #expect(other.deprecation == token.deprecation)
        #expect(other.value == token.value, "\(token.name)")
      }
    }
  }

  @Test func `a theme is exported in an environment`() throws {
    let theme = Theme("t") { $0[Self.gap] = 12 }
    let export = TokenExport(
      theme, of: [Self.ink, Self.gap, Self.gapSmall, Self.label],
      in: StyleEnvironment(colorScheme: .dark))
    #expect(export.omittedNames == [Self.label.name])
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
    #expect(!export.text().contains("Elevated"))
  }

  @Test func `a resolver contains the changes on elevated interfaces`() throws {
    let theme = Theme("t") {
      $0[Self.ink] = .adaptive([
        .light: .white, .dark: .black, [.dark, .elevated]: Color(white: 0.2),
        [.dark, .highContrast, .elevated]: Color(white: 0.4),
      ])
    }
    let export = TokenExport.resolver(theme, of: [Self.ink], named: "Shop")
    let file = try TokenFile(export.text(), named: "shop.resolver.json")
    #expect(
      try file.tokens(["theme": "darkElevated"])["export.ink"]?.value == .color(Color(white: 0.2)))
    let read = try file.theme(setting: [Self.ink])
    for variant: AppearanceVariant in [
      .light, .dark, [.dark, .elevated], [.dark, .highContrast], [.dark, .highContrast, .elevated],
    ] {
      var environment = StyleEnvironment(colorScheme: variant.contains(.dark) ? .dark : .light)
      environment.contrast = variant.contains(.highContrast) ? .increased : .standard
      environment.interfaceLevel = variant.contains(.elevated) ? .elevated : .base
      #expect(
        read.value(of: Self.ink, in: environment) == theme.value(of: Self.ink, in: environment),
        "\(variant)")
    }
  }
}
