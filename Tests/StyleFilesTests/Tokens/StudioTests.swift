import ProtocolStyle
import Testing

@testable import StyleFiles

/// The forms of Tokens Studio, which lenient reading accepts.
@Suite struct StudioTests {
  @Test(arguments: [
    ("4px * 2", 8, "px"), ("2 * (3 + 4)", 14, ""), ("-4 + 1.5", -2.5, ""), ("12px / 8px", 1.5, ""),
    ("12px/8", 1.5, "px"), ("8px + 2", 10, "px"), ("8px - -2px", 10, "px"), ("50%*2", 100, "%"),
    ("round(2.5)", 3, ""), ("roundTo(1.2345rem, 2)", 1.23, "rem"), ("round(1.26, 1)", 1.3, ""),
    ("floor(1.9px)", 1, "px"), ("ceil(1.1)", 2, ""), ("abs(-3)", 3, ""),
    ("min(4px, 2, 3px)", 2, "px"),
    ("max(1, 2) * 3", 6, ""), ("2 - 1 - 1", 0, ""), ("8 / 2 / 2", 2, ""),
  ])
  func `arithmetic has a result with its unit`(text: String, number: Double, unit: String) {
    #expect(TokenMath.quantity(text) == TokenMath.Quantity(number: number, unit: unit))
  }

  @Test(arguments: [
    "", "4px + 1rem", "4px * 2px", "4 / 2px", "1 / 0", "2 *", "(2", "2)", "sqrt(4)", "round()",
    "round(1, 2, 3)", "round(1, 99)", "1 2", "px", "min(1px, 2rem)",
    String(repeating: "(", count: 40),
    String(repeating: "-", count: 40) + "1",
  ])
  func `a text that isn't arithmetic has no result`(text: String) {
    #expect(TokenMath.quantity(text) == nil)
  }

  /// Values of the token `t` beside some others, with the value that is read.
  static let values: [(type: String, value: String, read: TokenValue)] = [
    ("dimension", "{gap} * 2", .dimension(Length(16, .px))),
    ("spacing", "{gap}*{ratio}", .dimension(Length(12, .px))),
    ("dimension", "round({gap} * 0.3)", .dimension(Length(2, .px))),
    ("number", "({ratio} + 0.5) / 2", .number(1)),
    ("opacity", "{part} / 2", .number(0.25)),
    ("dimension", "$gap", .dimension(Length(8, .px))),
    ("dimension", "{gap.value}", .dimension(Length(8, .px))),
    ("dimension", "{ gap }", .dimension(Length(8, .px))),
    ("dimension", "var(--x-gap)", .dimension(Length(8, .px))),
    ("color", "var(--brand-ink, #000)", .color(Color(red: 1, green: 0, blue: 0))),
    ("color", "rgba({brand.ink}, 0.5)", .color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))),
    ("color", "rgba({brand.ink}, {ratio})", .color(Color(red: 1, green: 0, blue: 0))),
    ("text", "{label} {label}", .string("so so")),
  ]

  @Test(arguments: values.indices)
  func `a value is computed from those that it refers to`(index: Int) throws {
    let row = Self.values[index]
    let file = try TokenFile(
      ##"""
      {"gap": {"value": "8px", "type": "spacing"}, "ratio": {"value": 1.5, "type": "number"},
       "part": {"value": "50%", "type": "opacity"}, "label": {"value": "so", "type": "text"},
       "brand": {"ink": {"value": "#ff0000", "type": "color"}},
       "t": {"value": "\##(row.value)", "type": "\##(row.type)"}}
      """##, named: "f", mode: .lenient)
    #expect(try file.tokens()["t"]?.value == row.read)
    #expect(file.findings.contains { $0.summary.hasPrefix("f#/t/$value has ") })
  }

  @Test(arguments: ["{gap} * {edge}", "{gap} * {lost}", "{gap} * {gap", "{gap} + 1rem", "{t} * 2"])
  func `a value that can't be computed is left out`(value: String) throws {
    let file = try TokenFile(
      ##"""
      {"gap": {"value": "8px", "type": "spacing"},
       "edge": {"type": "border", "value": {"color": "red", "width": "1px", "style": "solid"}},
       "t": {"value": "\##(value)", "type": "spacing"}}
      """##, named: "f", mode: .lenient)
    #expect(try file.tokens().names == ["gap", "edge"])
    #expect(file.findings.contains { $0.identifier == .leftOutToken })
  }

  /// Changes of a color, with the components that result.
  static let changes: [(modify: String, red: Double, green: Double, blue: Double, alpha: Double)] =
    [
      (#"{"type": "alpha", "value": "0.25"}"#, 1, 0, 0, 0.25),
      (#"{"type": "lighten", "value": "0.5", "space": "srgb"}"#, 1, 0.5, 0.5, 1),
      (#"{"type": "darken", "value": 0.5, "space": "srgb"}"#, 0.5, 0, 0, 1),
      (#"{"type": "lighten", "value": "{half}", "space": "hsl"}"#, 1, 0.5, 0.5, 1),
      (#"{"type": "darken", "value": "50%", "space": "hsl"}"#, 0.5, 0, 0, 1),
      (#"{"type": "lighten", "value": "1", "space": "lch"}"#, 1, 1, 1, 1),
      (#"{"type": "darken", "value": "2", "space": "lch"}"#, 0, 0, 0, 1),
      (#"{"type": "lighten", "value": "1", "space": "p3"}"#, 1, 1, 1, 1),
      (#"{"type": "lighten", "value": "0", "space": "lch"}"#, 1, 0, 0, 1),
      (#"{"type": "darken", "value": "0", "space": "p3"}"#, 1, 0, 0, 1),
      (
        ##"{"type": "mix", "value": "0.5", "space": "srgb", "color": "#0000ff80"}"##, 0.5, 0, 0.5,
        0.75
      ),
      (#"{"type": "mix", "value": "0.25", "space": "hsl", "color": "{lime}"}"#, 1, 0.5, 0, 1),
      (#"{"type": "mix", "value": "1", "space": "lch", "color": "white"}"#, 1, 1, 1, 1),
    ]

  @Test(arguments: changes.indices)
  func `a color is changed as its extensions say`(index: Int) throws {
    let row = Self.changes[index]
    let file = try TokenFile(
      ##"""
      {"half": {"$type": "number", "$value": 0.5}, "lime": {"$type": "color", "$value": "lime"},
       "red": {"$type": "color", "$value": "#f00"},
       "t": {"$type": "color", "$value": "{red}",
             "$extensions": {"studio.tokens": {"modify": \##(row.modify)}}}}
      """##, named: "f", mode: .lenient)
    let token = try #require(try file.tokens()["t"])
    guard case .color(let color) = token.value else {
      Issue.record("\(token.value)")
      return
    }
    let differences = [
      color.red - row.red, color.green - row.green, color.blue - row.blue, color.alpha - row.alpha,
    ]
    #expect(differences.allSatisfy { abs($0) < 0.005 }, "\(color)")
    #expect(index == 8 || index == 9 || token.alias == nil)
    #expect(file.findings.contains { $0.summary.contains("/modify has a change of its color") })
  }

  @Test(arguments: [#"{"type": "blur", "value": 1}"#, #"{"type": "mix", "value": 1}"#, "{}"])
  func `a change that can't be read leaves out the token`(modify: String) throws {
    let file = try TokenFile(
      ##"""
      {"a": {"$type": "number", "$value": 1},
       "t": {"$type": "color", "$value": "#f00",
             "$extensions": {"studio.tokens": {"modify": \##(modify)}}}}
      """##, mode: .lenient)
    #expect(try file.tokens().names == ["a"])
  }

  @Test func `shadows have the names of Tokens Studio or the form of CSS`() throws {
    let file = try TokenFile(
      ##"""
      {"a": {"type": "boxShadow", "value":
         {"x": "1", "y": "2", "blur": "3", "spread": "0", "color": "#ff0000", "type": "innerShadow"}},
       "b": {"type": "boxShadow", "value": [
         {"x": "0", "y": "{c}", "blur": "0", "color": "rgba(0, 0, 0, 0.5)", "type": "dropShadow"}]},
       "c": {"type": "spacing", "value": "4"},
       "d": {"type": "shadow", "value": "inset 1px 2px red, 0 0 4px -1px rgb(0 0 0 / 50%)"},
       "e": {"value": "0px 1px 0px 0px #ff0000"}, "f": {"type": "shadow", "value": "none"},
       "g": {"type": "shadow", "value": "1px red"},
       "h": {"type": "shadow", "value": "0 1px -1px red"}}
      """##, mode: .lenient)
    let tokens = try file.tokens()
    let red = Color(red: 1, green: 0, blue: 0)
    let shade = Color(white: 0, alpha: 0.5)
    let offset = Offset(x: 1, y: 2)
    #expect(
      tokens["a"]?.value == .shadow([Shadow(color: red, offset: offset, blur: 3, isInner: true)]))
    #expect(
      tokens["b"]?.value == .shadow([Shadow(color: shade, offset: Offset(x: 0, y: 4), blur: 0)]))
    #expect(
      tokens["d"]?.value
        == .shadow([
          Shadow(color: red, offset: offset, blur: 0, isInner: true),
          Shadow(color: shade, offset: .zero, blur: 4, spread: -1),
        ]))
    #expect(
      tokens["e"]?.value == .shadow([Shadow(color: red, offset: Offset(x: 0, y: 1), blur: 0)]))
    #expect(tokens["f"]?.value == .shadow([Shadow(color: .clear, offset: .zero, blur: 0)]))
    #expect(tokens["g"] == nil)
    #expect(tokens["h"] == nil)
  }

  @Test func `a letter spacing in percent is one of the typography's size`() throws {
    let file = try TokenFile(
      ##"""
      {"tight": {"type": "letterSpacing", "value": "-10%"}, "line": {"type": "lineHeights", "value": "150%"},
       "t": {"type": "typography", "value": {
         "fontFamily": "Inter", "fontWeight": "Bold", "fontSize": "20", "letterSpacing": "{tight}",
         "lineHeight": "{line}", "paragraphSpacing": "0", "textCase": "none", "textDecoration": "none"}}}
      """##, named: "f", mode: .lenient)
    #expect(
      try file.tokens()["t"]?.value
        == .typography(
          Typography(
            fontFamily: ["Inter"], fontSize: Length(20, .px), fontWeight: .bold,
            letterSpacing: Length(-2, .px), lineHeight: 1.5)))
    let ignored = file.findings.filter { $0.identifier == .ignoredProperty }
    #expect(ignored.count == 3)
  }
}
