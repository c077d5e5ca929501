import ProtocolStyle
import StyleFiles
import Testing

/// Lenient reading repairs what has an obvious meaning, and leaves out the rest.
@Suite struct LeftOutTests {
  private static let red = TokenValue.color(Color(red: 1, green: 0, blue: 0))

  /// Values of the token `t`, with its type, the value that is read, and the end of the finding.
  static let repairs: [(type: String, value: String, read: TokenValue, finding: String)] = [
    ("color", #""rgba(255, 0, 0, 0.5)""#, half, "has \"rgba(255, 0, 0, 0.5)\"."),
    ("color", #""rgb(255 0 0 / 50%)""#, half, "has \"rgb(255 0 0 / 50%)\"."),
    ("color", #""rgba(#ff0000, 0.5)""#, half, "has \"rgba(#ff0000, 0.5)\"."),
    ("color", #""hsl(0deg 100% 50%)""#, red, "has \"hsl(0deg 100% 50%)\"."),
    ("color", #""hsl(360, 100%, 50%)""#, red, "has \"hsl(360, 100%, 50%)\"."),
    ("color", #""color(srgb 1 0 0)""#, red, "has \"color(srgb 1 0 0)\"."),
    ("color", #""hwb(0turn 0% none)""#, red, "has \"hwb(0turn 0% none)\"."),
    ("color", #""oklch(0% 0 0)""#, .color(Color(white: 0)), "has \"oklch(0% 0 0)\"."),
    ("color", #""Red""#, red, "has \"Red\"."),
    ("color", #""transparent""#, .color(Color(white: 0, alpha: 0)), "has \"transparent\"."),
    ("color", ##"{"color": "#ff0000", "alpha": 0.5}"##, half, "has \"alpha\" beside a color."),
    ("dimension", #"{"value": 8, "unit": ""}"#, .dimension(Length(8, .px)), "has the unit \"\"."),
    ("dimension", #""0.5em""#, .dimension(Length(0.5, .rem)), "has \"0.5em\"."),
    ("dimension", #""12pt""#, .dimension(Length(12, .px)), "has \"12pt\"."),
    ("fontWeight", #""Bold Italic""#, .fontWeight(.bold), "whose slant is ignored,."),
    ("cubicBezier", #""cubic-bezier(0, 0, 1, 1)""#, .cubicBezier(.linear), "0, 1, 1)\"."),
    ("boolean", "true", .boolean(true), "has the type \"boolean\"."),
    ("boolean", #""false""#, .boolean(false), "has \"false\" as a text."),
    ("custom-label", #""start""#, .string("start"), "\"custom-label\" is ignored."),
    ("other", #""6px""#, .dimension(Length(6, .px)), "\"other\" is ignored."),
    ("other", #""any""#, .string("any"), "\"other\" is ignored."),
    (
      "border", ##"{"color": "#ff0000", "width": "1px"}"##,
      .border(Border(color: Color(red: 1, green: 0, blue: 0), width: Length(1, .px))),
      "has no \"style\", so it's solid."
    ),
    (
      "shadow", ##"{"color": "#ff0000", "alpha": 0.5, "blur": "2px", "depth": 3}"##,
      .shadow([
        Shadow(color: Color(red: 1, green: 0, blue: 0, alpha: 0.5), offset: .zero, blur: 2)
      ]),
      "depth: \"depth\" is ignored."
    ),
    (
      "typography", #"{"fontFamily": "Inter", "fontSize": "16px"}"#,
      .typography(Typography(fontFamily: ["Inter"], fontSize: Length(16, .px))),
      "has no \"lineHeight\", so it's 1.2."
    ),
    (
      "typography",
      #"{"fontFamily": "Inter", "fontSize": "16px", "lineHeight": "24px", "textCase": "none"}"#,
      .typography(Typography(fontFamily: ["Inter"], fontSize: Length(16, .px), lineHeight: 1.5)),
      "textCase: \"textCase\" is ignored."
    ),
    (
      "typography",
      #"{"fontFamily": "Inter", "fontSize": "16px", "lineHeight": {"value": 2, "unit": ""}}"#,
      .typography(Typography(fontFamily: ["Inter"], fontSize: Length(16, .px), lineHeight: 2)),
      "has no \"letterSpacing\", so it's 0px."
    ),
  ]

  private static let half = TokenValue.color(Color(red: 1, green: 0, blue: 0, alpha: 0.5))

  @Test(arguments: repairs.indices)
  func `a value with an obvious meaning is repaired with a finding`(index: Int) throws {
    let row = Self.repairs[index]
    let text = #"{"t": {"$type": "\#(row.type)", "$value": \#(row.value)}}"#
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(try file.tokens()["t"]?.value == row.read)
    let summaries = file.findings.map(\.summary)
    #expect(summaries.contains { $0.hasSuffix(row.finding) }, "\(summaries)")
    #expect(throws: StyleFileError.self) { try TokenFile(text) }
  }

  @Test func `a list of font families in one text is split with a finding`() throws {
    let text = #"{"t": {"$type": "fontFamily", "$value": "'Inter', \"Noto Sans\", serif"}}"#
    let file = try TokenFile(text, named: "f", mode: .lenient)
    #expect(try file.tokens()["t"]?.value == .fontFamily(["Inter", "Noto Sans", "serif"]))
    #expect(file.findings.map(\.summary) == [#"f#/t/$value has "'Inter', \"Noto Sans\", serif"."#])
  }

  /// Tokens that can't be read, with the finding.
  static let odd: [(token: String, found: String)] = [
    (#"{"$type": "color", "$value": "2vw"}"#, "#/t/$value: \"2vw\" was found."),
    (#"{"$type": "color", "$value": 0}"#, "#/t/$value: 0 was found."),
    (#"{"$type": "color", "$value": "light"}"#, "#/t/$value: \"light\" was found."),
    (
      #"{"$type": "dimension", "$value": {"value": 2, "unit": "vw"}}"#,
      "#/t/$value/unit: \"vw\" was found."
    ),
    (#"{"$type": "dimension", "$value": "50%"}"#, "#/t/$value: \"50%\" was found."),
    (#"{"$type": "color", "$value": null}"#, "#/t/$value: null was found."),
    (#"{"$type": 7, "$value": 1}"#, "#/t/$type: 7 was found."),
    (
      #"{"$type": "spacing", "$value": "4px 8px 4px 8px"}"#,
      "#/t/$value: \"4px 8px 4px 8px\" was found."
    ),
    (#"{"$value": "{gone}"}"#, "#/t/$value: \"{gone}\" was found."),
    (
      #"{"$type": "color", "$value": "{gap}"}"#,
      "#/t/$value: the token gap of the type \"dimension\" was found."
    ),
    (#"{"$value": "{t}"}"#, "#/t: a circle of references, t → t, was found."),
  ]

  @Test(arguments: odd.indices)
  func `a token that can't be read is left out with those that refer to it`(index: Int) throws {
    let row = Self.odd[index]
    let file = try TokenFile(
      """
      {"gap": {"$type": "dimension", "$value": {"value": 8, "unit": "px"}},
       "t": \(row.token), "user": {"$value": "{t}"},
       "edge": {"$type": "border",
         "$value": {"color": "{user}", "width": "{gap}", "style": "solid"}}}
      """, named: "f", mode: .lenient)
    #expect(try file.tokens().names == ["gap"])
    let leftOut = file.findings.filter { $0.identifier.rawValue == "left-out-token" }
    #expect(
      leftOut.map(\.summary) == [
        "f" + row.found, "f#/user/$value: the token t, which can't be read, is referred to.",
        "f#/edge/$value/color: the token user, which can't be read, is referred to.",
      ])
    #expect(leftOut.allSatisfy { !$0.remedy.isEmpty })
  }

  @Test func `a property without a meaning is ignored, and a group keeps its tokens`() throws {
    let file = try TokenFile(
      """
      {"$version": "11", "$description": 3, "comment": "x",
       "t": {"$type": "number", "$value": 1, "attributes": {"category": "size"}, "filePath": "x",
             "$deprecated": [], "inner": {"$type": "number", "$value": 2}},
       "space.0.5": {"$type": "number", "$value": 3}, "a{b": {"$type": "number", "$value": 4}}
      """, named: "f", mode: .lenient)
    #expect(try file.tokens().names == ["t", "t.inner", "space.0.5"])
    #expect(
      Set(file.findings.map(\.summary)) == [
        "f#/$version: \"$version\" is ignored.", "f#/$description: 3 is ignored.",
        "f#/comment: a text is ignored.", "f#/t/attributes: \"attributes\" is ignored.",
        "f#/t/filePath: \"filePath\" is ignored.", "f#/t/$deprecated: an array of 0 is ignored.",
        "f#/t/inner has \"inner\".", "f#/space.0.5 has the name \"space.0.5\" with a period.",
        "f#/a{b: the name \"a{b\" was found.",
      ])
  }

  @Test func `an override of a token keeps the tokens in it`() throws {
    let file = try TokenFile(
      """
      {"version": "2025.10", "resolutionOrder": [
        {"type": "set", "name": "base", "sources": [
          {"a": {"$type": "number", "$value": 1, "b": {"$type": "number", "$value": 2}}}]},
        {"type": "modifier", "name": "m", "contexts": {
          "x": [], "y": [{"a": {"$type": "number", "$value": 3}}]}}]}
      """, mode: .lenient)
    let tokens = try file.tokens(["m": "y"])
    #expect(tokens.map(\.value) == [.number(3), .number(2)])
  }

  @Test func `a file of which no token can be read is refused with the problems`() {
    let error = #expect(throws: StyleFileError.self) {
      try TokenFile(
        #"{"a": {"$type": "dimension", "$value": "wide"}, "b": {"$value": "{a}"}}"#, named: "f",
        mode: .lenient)
    }
    #expect(error?.problems.map(\.pointer) == ["#/a/$value"])
  }

  @Test func `comments and other forms of JavaScript are read with a finding for each form`() throws
  {
    let text = """
      // The colors.
      {
        base: { /* of the brand */
          'ink': { $type: "number", $value: [.5, +1, -.5, 2,], },
          it: {$type: 'string', $value: 'it\\'s',},
        },
      }
      """.replacing("number", with: "cubicBezier").replacing(
        "[.5, +1, -.5, 2,]", with: "[.5, +1, .5, -.5,]")
    let file = try TokenFile(text, named: "f.json5", mode: .lenient)
    let tokens = try file.tokens()
    #expect(
      tokens["base.ink"]?.value == .cubicBezier(CubicBezier(x1: 0.5, y1: 1, x2: 0.5, y2: -0.5)))
    #expect(tokens["base.it"]?.value == .string("it's"))
    #expect(
      file.findings.prefix(5).map(\.summary) == [
        "f.json5:1:1 has a comment.", "f.json5:3:3 has a name without quotation marks.",
        "f.json5:4:5 has a text in apostrophes.",
        "f.json5:4:45 has a number with a plus sign, or without a digit in front of its period.",
        "f.json5:4:60 has a comma behind the last element.",
      ])
    #expect(file.findings.count == 6)
    #expect(throws: StyleFileError.self) { try TokenFile(text) }
  }

  /// Forms of large published systems, in words of ours: Primer, Carbon, Fluent and Polaris; with
  /// the tokens that are read and the findings by identifier.
  static let systems: [(name: String, text: String, tokens: [String], findings: [String: Int])] = [
    (
      "Primer",
      """
      {
        // The quiet button.
        button: {
          quiet: {
            ink: { $value: '{base.ink}', $type: 'color', alpha: 0.4,
              $extensions: { 'org.example.overrides': { dark: '#ffffff' } } },
            lift: { $type: 'shadow', $value: [
              { color: '{base.ink}', alpha: 0.04, offsetX: '0px', offsetY: '1px', blur: '0px',
                spread: '0px', inset: false }] },
            title: { $type: 'typography', $value: {
              fontFamily: '{stack}', fontSize: '{size}', fontWeight: '{weight}', lineHeight: '{line}' } },
          },
        },
        base: { ink: { $value: '#1f2328', $type: 'color' } },
        stack: { $value: ['Inter', 'sans-serif'], $type: 'fontFamily' },
        size: { $value: '0.875rem', $type: 'dimension' },
        weight: { $value: 600, $type: 'fontWeight' },
        line: { $value: 1.5, $type: 'number' },
        width: { $value: 'min-content', $type: 'custom-string' },
        view: { $value: '(min-width: 1px)', $type: 'custom-viewportRange' },
        full: { $value: '100vh', $type: 'dimension' },
      }
      """,
      [
        "button.quiet.ink", "button.quiet.lift", "button.quiet.title", "base.ink", "stack", "size",
        "weight", "line", "width", "view",
      ], ["older-token-form": 13, "ignored-property": 2, "left-out-token": 1]
    ),
    (
      "Carbon",
      ##"""
      {
        "$schema": "https://example.com", "$version": "11.0.0",
        "layer": {
          "glow": { "$value": "rgba(69, 137, 255, 0.32)", "$type": "color" },
          "scheme": { "$value": "light", "$type": "color" },
          "fluid": { "$value": "2vw", "$type": "color" },
          "none": { "$value": 0, "$type": "color" },
          "edge": { "$value": "1.5rem", "$type": "dimension" },
          "plain": { "$value": "#FFFFFF", "$type": "color" }
        }
      }
      """##, ["layer.glow", "layer.edge", "layer.plain"],
      ["older-token-form": 3, "ignored-property": 1, "left-out-token": 3]
    ),
    (
      "Fluent",
      ##"""
      {
        "Meta": { "Version": 0 },
        "Global": { "Color": {
          "Grey": { "14": { "value": "#242424" }, "26": { "$type": "color", "$value": "#424242" } },
          "Ramp": { "value": { "start": [0, 1], "stops": [{ "position": 0, "value": "black" }] } },
          "Other": { "aliasOf": "Global.Color.Grey.14" } } },
        "Ink": { "Rest": { "$type": "color", "$value": "{Global.Color.Grey.14}" } },
        "Lost": { "Rest": { "$type": "color", "$value": "{Global.Color.Brand.80}" } }
      }
      """##, ["Global.Color.Grey.14", "Global.Color.Grey.26", "Ink.Rest"],
      ["older-token-form": 4, "ignored-property": 4, "left-out-token": 1]
    ),
    (
      "Polaris",
      ##"""
      {
        "bg": { "value": "rgba(241, 241, 241, 1)", "description": "Pages." },
        "space-100": { "value": "4px" }, "z-index-0": { "value": "auto" },
        "ease": { "value": "cubic-bezier(0.25, 0.1, 0.25, 1)" }, "slow": { "value": "150ms" },
        "size": { "value": "var(--p-size-100)" }, "lift": { "value": "0px 1px 0px 0px rgba(0, 0, 0, 0.1)" }
      }
      """##, ["bg", "space-100", "ease", "slow", "lift"],
      ["older-token-form": 17, "left-out-token": 2]
    ),
  ]

  @Test(arguments: systems.indices)
  func `the forms of a published system are read with this number of findings`(index: Int) throws {
    let system = Self.systems[index]
    let file = try TokenFile(system.text, named: system.name, mode: .lenient)
    #expect(try file.tokens().names == system.tokens)
    let counts = file.findings.reduce(into: [String: Int]()) {
      $0[$1.identifier.rawValue, default: 0] += 1
    }
    #expect(counts == system.findings, "\(file.findings.map(\.summary))")
    #expect(throws: StyleFileError.self) { try TokenFile(system.text) }
  }
}
