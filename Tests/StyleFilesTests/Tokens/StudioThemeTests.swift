import Foundation
import ProtocolStyle
import StyleFiles
import Testing

@testable import FileFixtures

/// Sets and themes of Tokens Studio, in one file and in a folder.
@Suite struct StudioThemeTests {
  private static let core =
    ##"{"ink": {"value": "#000000", "type": "color"}, "gap": {"value": "4", "type": "spacing"}}"##
  private static let night = ##"{"ink": {"value": "#ffffff", "type": "color"}}"##
  private static let market = ##"{"gap": {"value": "8", "type": "spacing"}}"##
  private static let extra = ##"{"line": {"value": "1", "type": "borderWidth"}}"##

  private static let themes = """
    [{"id": "1", "name": "light", "group": "mode",
      "selectedTokenSets": {"core": "source", "night": "disabled"}},
     {"id": "2", "name": "dark", "group": "mode",
      "selectedTokenSets": {"core": "source", "night": "enabled"}},
     {"id": "3", "name": "plain", "group": "brand", "selectedTokenSets": {"core": "source"}},
     {"id": "4", "name": "market", "group": "brand",
      "selectedTokenSets": {"core": "source", "brands/market": "enabled", "off": "disabled"}}]
    """

  private static let metadata =
    #"{"tokenSetOrder": ["core", "night", "brands/market", "extra", "off"]}"#

  private static let oneFile = """
    {"core": \(core), "night": \(night), "brands/market": \(market), "extra": \(extra),
     "off": \(extra), "$themes": \(themes), "$metadata": \(metadata)}
    """

  private static let sets = [
    ("core", core), ("night", night), ("brands/market", market), ("extra", extra), ("off", extra),
  ]

  /// Checks the contexts and values of the sets above.
  private func check(_ file: TokenFile) throws {
    #expect(file.modifiers.map(\.name) == ["mode", "brand"])
    #expect(file.modifiers.map(\.contexts) == [["light", "dark"], ["plain", "market"]])
    for (mode, ink) in [("light", 0.0), ("dark", 1)] {
      for (brand, gap) in [("plain", 4.0), ("market", 8)] {
        let tokens = try file.tokens(["mode": mode, "brand": brand])
        #expect(tokens.names == ["ink", "gap", "line"])
        #expect(tokens["ink"]?.value == .color(Color(white: ink)), "\(mode) \(brand)")
        #expect(tokens["gap"]?.value == .dimension(Length(gap, .px)), "\(mode) \(brand)")
      }
    }
    let ignored = file.findings.filter { $0.identifier.rawValue == "ignored-property" }
    #expect(ignored.count == 1)
    #expect(ignored[0].summary.contains("the set \"off\", which no theme enables, is ignored."))
    #expect(file.themes().map(\.name) == ["\(file.name) plain", "\(file.name) market"])
  }

  @Test func `themes are contexts, and sets apply in their order in every combination`() throws {
    try check(try TokenFile(Self.oneFile, named: "sets.json", mode: .lenient))
  }

  @Test func `the file of themes in a folder reads the file of each set`() throws {
    try SharedFiles.withFolder { folder in
      let texts =
        Self.sets.map { ($0.0 + ".json", $0.1) }
        + [("$themes.json", Self.themes), ("$metadata.json", Self.metadata)]
      try FileManager.default.createDirectory(
        at: folder.appending(path: "design/brands"), withIntermediateDirectories: true)
      for (name, text) in texts {
        try text.write(
          to: folder.appending(path: "design/\(name)"), atomically: true, encoding: .utf8)
      }
      let url = folder.appending(path: "design/$themes.json")
      let file = try TokenFile(contentsOf: url, mode: .lenient)
      #expect(file.name == "design")
      try check(file)
      #expect(
        Set(file.files.map(\.lastPathComponent)) == [
          "$themes.json", "$metadata.json", "core.json", "night.json", "market.json", "extra.json",
        ])
      let refusal = #expect(throws: StyleFileError.self) { try TokenFile(contentsOf: url) }
      #expect(refusal?.problems.map(\.found) == ["\"$themes\" of Tokens Studio"])

      try FileManager.default.removeItem(at: folder.appending(path: "design/night.json"))
      let missing = #expect(throws: StyleFileError.self) {
        try TokenFile(contentsOf: url, mode: .lenient)
      }
      #expect(missing?.problems.count == 1)
      #expect(missing?.description.contains("night.json") == true)
    }
  }

  /// Parts of a file with a set `a` that are ignored, or refused, with the finding or problem.
  static let odd: [(themes: String, metadata: String, isRefused: Bool, found: String)] = [
    (
      #"{"name": "x", "selectedTokenSets": {"a": "enabled"}, "$figmaModeId": "1:0"}"#, "{}", false,
      "f#/$themes/0/$figmaModeId: \"$figmaModeId\" is ignored."
    ),
    (
      #"{"name": "x", "selectedTokenSets": {"a": "enabled"}}"#,
      #"{"tokenSetOrder": ["a", "gone"]}"#, false,
      "f#/$metadata/tokenSetOrder/1: \"gone\" is ignored."
    ),
    (
      #"{"name": "x", "selectedTokenSets": {"a": "enabled"}}"#, #"{"version": "1"}"#, false,
      "f#/$metadata/version: \"version\" is ignored."
    ),
    (
      #"{"name": "x", "selectedTokenSets": {"aa": "enabled"}}"#, "{}", true,
      "#/$themes/0/selectedTokenSets/aa: \"aa\""
    ),
    (
      #"{"name": "x"}"#, "{}", true,
      "#/$themes/0: an object with \"name\""
    ),
  ]

  @Test(arguments: odd.indices)
  func `what a theme or the metadata have that isn't read is a finding or a problem`(
    index: Int
  ) throws {
    let row = Self.odd[index]
    let text = """
      {"a": {"n": {"$type": "number", "$value": 1}}, "$themes": [\(row.themes)],
       "$metadata": \(row.metadata)}
      """
    if row.isRefused {
      let error = #expect(throws: StyleFileError.self) {
        try TokenFile(text, named: "f", mode: .lenient)
      }
      #expect(error?.problems.map { "\($0.pointer ?? ""): \($0.found)" } == [row.found])
    } else {
      let file = try TokenFile(text, named: "f", mode: .lenient)
      #expect(try file.tokens().names == ["n"])
      #expect(file.findings.map(\.summary).contains(row.found), "\(file.findings.map(\.summary))")
    }
  }

  @Test func `a composition becomes a group with a token for each property`() throws {
    let file = try TokenFile(
      ##"""
      {"space": {"value": "8px", "type": "spacing"},
       "card": {"type": "composition", "description": "Cards.", "value": {
         "paddingTop": "{space}", "verticalPadding": "12px", "fill": "#ff0000", "opacity": "50%",
         "borderRadius": "4", "textCase": "none", "rotation": "90deg"}},
       "all": {"$type": "composition", "row": {"$value": {"sizing": "{space}"}}},
       "user": {"value": "{card}", "type": "composition"}}
      """##, named: "f", mode: .lenient)
    let tokens = try file.tokens()
    let values: [String: TokenValue] = [
      "card.paddingTop": .dimension(Length(8, .px)),
      "card.verticalPadding": .dimension(Length(12, .px)),
      "card.fill": .color(Color(red: 1, green: 0, blue: 0)), "card.opacity": .number(0.5),
      "card.borderRadius": .dimension(Length(4, .px)), "card.textCase": .string("none"),
      "all.row.sizing": .dimension(Length(8, .px)),
    ]
    #expect(Set(tokens.names) == Set(values.keys).union(["space"]))
    for (name, value) in values { #expect(tokens[name]?.value == value, "\(name)") }
    #expect(tokens["card.paddingTop"]?.alias == "space")
    #expect(tokens.groups.contains { $0.name == "card" && $0.summary == "Cards." })
    let leftOut = file.findings.filter { $0.identifier.rawValue == "left-out-token" }
    #expect(
      Set(leftOut.map { $0.summary.prefix { $0 != ":" } }) == [
        "f#/card/rotation", "f#/user/$value",
      ])
    #expect(file.findings.contains { $0.summary == "f#/card has a composition." })
  }

  // MARK: - Figma

  private static func figma(_ ink: Double, _ isOn: Bool) -> String {
    """
    {"color.ink": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, \(ink), 0],
       "alpha": 1, "hex": "#000000"},
       "$extensions": {"com.figma.variableId": "VariableID:1:2", "com.figma.scopes": ["ALL_SCOPES"]}},
     "space": {"0.5": {"$type": "number", "$value": 2}},
     "isOn": {"$type": "boolean", "$value": \(isOn)},
     "$extensions": {"com.figma.modeName": "mode"}}
    """
  }

  @Test func `a file for each mode of Figma is one theme that follows the environment`() throws {
    try SharedFiles.withFolder { folder in
      let light = folder.appending(path: "Light.tokens.json")
      let dark = folder.appending(path: "Dark.tokens.json")
      try Self.figma(0, false).write(to: light, atomically: true, encoding: .utf8)
      try Self.figma(1, true).write(to: dark, atomically: true, encoding: .utf8)
      let file = try TokenFile(
        modes: [("Light", light), ("Dark", dark)], named: "Brand", mode: .lenient)
      #expect(file.modifiers.map(\.contexts) == [["Light", "Dark"]])
      #expect(file.files.map(\.lastPathComponent) == ["Light.tokens.json", "Dark.tokens.json"])
      #expect(try file.tokens().names == ["color.ink", "space.0.5", "isOn"])
      #expect(try file.tokens(["mode": "Dark"])["isOn"]?.value == .boolean(true))
      #expect(file.themes().map(\.name) == ["Brand"])
      let ink: Token<Color> = try file.token("color.ink")
      for (scheme, green) in [(StyleEnvironment.ColorScheme.light, "0"), (.dark, "1")] {
        let export = TokenExport(
          file.themes()[0], of: [ink], in: StyleEnvironment(colorScheme: scheme))
        #expect(export.text().contains("[0, \(green), 0]"))
      }
      let periods = file.findings.filter { $0.summary.contains("with a period") }
      #expect(periods.count == 4)
      #expect(throws: StyleFileError.self) {
        try TokenFile(modes: [("Light", light), ("Dark", dark)], named: "Brand")
      }
    }
  }

  @Test func `modes need names, and files that can be read`() throws {
    let missing = URL(filePath: "/no/such/folder/Light.tokens.json")
    let cases: [(modes: [(String, URL)], code: StyleFileProblem.Code)] = [
      ([], .invalidInput), ([("Light", missing), ("Light", missing)], .invalidInput),
      ([("Light", missing)], .unreadable),
    ]
    for (modes, code) in cases {
      let error = #expect(throws: StyleFileError.self) {
        try TokenFile(modes: modes.map { ($0.0, $0.1) }, named: "Brand")
      }
      #expect(error?.code == code)
    }
  }
}
