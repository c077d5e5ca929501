import ProtocolStyle
import Testing

@testable import StyleFiles
@testable import TestSupport

/// Tokens with an object of a value for each mode.
@Suite struct ModeValuesTests {
  private static let text = ##"""
    {
      "color": {
        "ink": { "value": { "light": "#333333", "dark": "#eeeeee" }, "type": "color" },
        "paper": { "$type": "color", "$value": { "light": "#ffffff", "dark": "#000000" } },
        "link": { "$type": "color", "$value": "{color.ink}" },
        "brand": { "$type": "color", "$value": "#ff0000" }
      },
      "gap": { "$type": "dimension", "$value": { "phone": "8px", "desktop": "16px" } }
    }
    """##

  private static func color(_ hex: String) -> TokenValue? { Color(hex: hex).map(TokenValue.color) }

  @Test func `modes are the contexts of a modifier for each kind`() throws {
    let file = try TokenFile(Self.text, named: "f", mode: .lenient)
    #expect(file.modifiers.map(\.name) == ["mode", "mode2"])
    #expect(file.modifiers.map(\.contexts) == [["light", "dark"], ["phone", "desktop"]])
    #expect(file.modifiers.map(\.defaultContext) == ["light", "phone"])
    for (mode, ink, paper) in [("light", "#333333", "#ffffff"), ("dark", "#eeeeee", "#000000")] {
      let tokens = try file.tokens(["mode": mode])
      #expect(tokens["color.ink"]?.value == Self.color(ink))
      #expect(tokens["color.link"]?.value == Self.color(ink))
      #expect(tokens["color.paper"]?.value == Self.color(paper))
      #expect(tokens["color.brand"]?.value == Self.color("#ff0000"))
      #expect(tokens["gap"]?.value == .dimension(Length(8, .px)))
    }
    #expect(
      try file.tokens(["mode2": "desktop"])["gap"]?.value == .dimension(Length(16, .px)))
  }

  @Test func `each token with modes is a finding, and refused in strict reading`() throws {
    let file = try TokenFile(Self.text, named: "f", mode: .lenient)
    let modes = file.findings.map(\.summary).filter { $0.contains("modes") }
    #expect(
      modes == [
        #"f#/color/ink/$value has a value for each of the modes "light" and "dark"."#,
        #"f#/color/paper/$value has a value for each of the modes "light" and "dark"."#,
        #"f#/gap/$value has a value for each of the modes "phone" and "desktop"."#,
      ])
    let strict = ##"{"t": {"$type": "color", "$value": {"light": "#000", "dark": "#fff"}}}"##
    #expect(throws: StyleFileError.self) { try TokenFile(strict) }
  }

  @Test func `a theme follows the environment, and so do generated code and exports`() throws {
    let file = try TokenFile(Self.text, named: "f", mode: .lenient)
    let ink = try file.token("color.ink", as: Color.self)
    let tree = StyleTree(themes: [try file.theme()])
    let card = tree.attach(InkCard(ink: ink))
    #expect(tree.viewModel(of: card).backgroundColor == Color(hex: "#333333"))
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: card).backgroundColor == Color(hex: "#eeeeee"))
    let code = TokenGenerator(file, source: "f.json").text()
    #expect(code.contains("(white: 0.2)") && code.contains("(white: 238 / 255)"), "\(code)")
    let css = try PlatformExport(of: file, as: .css).files.map(\.text).joined()
    #expect(css.contains("#333333") && css.contains("#eeeeee"), "\(css)")
    #expect(css.contains("prefers-color-scheme"), "\(css)")
  }

  @Test func `a mode that a token lacks is that which its environment selects, with a finding`()
    throws
  {
    let text = ##"""
      {
        "$type": "color",
        "a": { "$value": { "light": "#111", "dark": "#222", "dark_ax": "#333" } },
        "b": { "$value": { "light": "#444", "dark": "#555" } }
      }
      """##
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(file.modifiers.map(\.contexts) == [["light", "dark", "dark_ax"]])
    #expect(try file.tokens(["mode": "dark_ax"])["a"]?.value == Self.color("#333"))
    #expect(try file.tokens(["mode": "dark_ax"])["b"]?.value == Self.color("#555"))
    #expect(
      file.findings.map(\.summary).contains(
        #"f#/b/$value has no value for "dark_ax", so it's that for "dark"."#))
  }

  @Test func `tokens with more modes add them to the modifier of those with fewer`() throws {
    let text = ##"""
      {
        "$type": "color",
        "a": { "$value": { "light": "#111", "dark": "#222" } },
        "b": { "$value": { "light": "#333", "dark": "#444", "dark_ax": "#555" } }
      }
      """##
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(file.modifiers.map(\.contexts) == [["light", "dark", "dark_ax"]])
    #expect(try file.tokens(["mode": "dark_ax"])["b"]?.value == Self.color("#555"))
  }

  @Test func `modes that a resolver has are its own`() throws {
    let text = ##"""
      {
        "version": "2025.10",
        "sets": { "all": { "sources": [{
          "ink": { "$type": "color", "$value": { "light": "#111", "dark": "#222" } }
        }] } },
        "modifiers": { "theme": { "default": "light", "contexts": {
          "light": [{ "paper": { "$type": "color", "$value": "#fff" } }],
          "dark": [{ "paper": { "$type": "color", "$value": "#000" } }]
        } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/theme" }]
      }
      """##
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(file.modifiers.map(\.name) == ["theme"])
    #expect(try file.tokens(["theme": "dark"])["ink"]?.value == Self.color("#222"))
    #expect(try file.tokens(["theme": "dark"])["paper"]?.value == Self.color("#000"))
  }

  /// Values that no mode, or not only modes, are the members of.
  private static let others = [
    ##"{"brandA": "#111", "brandB": "#222"}"##, ##"{"light": "#111", "other": "#222"}"##,
    ##"{"light": "#111"}"##, ##"{"small": "#111", "large": "#222"}"##,
  ]

  @Test(arguments: others)
  func `an object of other names is no value, and its token is left out`(value: String) throws {
    let text = ##"""
      {
        "t": { "$type": "color", "$value": \##(value) },
        "u": { "$type": "color", "$value": "#000" }
      }
      """##
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(file.modifiers.isEmpty)
    #expect(try file.tokens()["t"] == nil)
    #expect(file.findings.contains { $0.identifier == .leftOutToken })
  }

  @Test func `a wrong value of one mode is at its own place`() throws {
    let text = ##"""
      {
        "t": { "$type": "color", "$value": { "light": "#111", "dark": "rgb(1,,2,3)" } },
        "u": { "$type": "color", "$value": "#000" }
      }
      """##
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(try file.tokens(["mode": "light"])["t"]?.value == Self.color("#111"))
    #expect(try file.tokens(["mode": "dark"])["t"] == nil)
    #expect(
      file.findings.map(\.summary).contains(#"f#/t/$value/dark: "rgb(1,,2,3)" was found."#),
      "\(file.findings.map(\.summary))")
  }

  @Test(arguments: TestScale.seeds(200))
  func `a file with modes has the tokens of a file for each`(seed: UInt64) throws {
    var generator = SplitMix(seed: seed)
    let names = (0..<12).map { "t\($0)" }
    var texts = ["light": "", "dark": ""]
    var inline = ""
    for (place, name) in names.enumerated() {
      func value() -> String {
        place > 0 && Bool.random(using: &generator)
          ? "\"{t\(Int.random(in: 0..<place, using: &generator))}\""
          : "\"#\(String(Int.random(in: 0x100000...0xFFFFFF, using: &generator), radix: 16))\""
      }
      let (light, dark) = (value(), value())
      let isInline = Bool.random(using: &generator) || light != dark
      let start = "\(place == 0 ? "" : ", ")\"\(name)\": {\"$type\": \"color\", \"$value\": "
      texts["light"]! += "\(start)\(light)}"
      texts["dark"]! += "\(start)\(dark)}"
      inline += start + (isInline ? "{\"light\": \(light), \"dark\": \(dark)}" : light) + "}"
    }
    let file = try TokenFile("{\(inline)}", mode: .lenient)
    for mode in ["light", "dark"] {
      let expected = try TokenFile("{\(texts[mode]!)}", mode: .lenient).tokens()
      let tokens = try file.tokens(["mode": mode])
      for name in names { #expect(tokens[name]?.value == expected[name]?.value, "\(name)") }
    }
  }
}

private struct InkCard: ViewNode, BackgroundColor {
  let ink: Token<Color>
  var backgroundColor: Color { ink.value }
}

/// Vigna's generator, which repeats the same files in every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
