import CommandSupport
import Foundation
import Testing

@testable import TokenTool

/// Rules for token files, and the lines that `check-tokens` prints.
@Suite struct TokenRulesTests {
  /// Checks a file in a new folder by rules, and returns the output without the folder.
  private static func check(
    _ text: String, by rules: String, _ options: String..., others: [String: String] = [:]
  ) throws -> CommandOutcome {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in others.merging(
      ["brand.json": text, "rules.json": rules], uniquingKeysWith: { $1 })
    {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let path = { (name: String) in folder.appending(path: name).path }
    let main = others.keys.first { $0.hasSuffix(".resolver.json") } ?? "brand.json"
    var outcome = try TokenTool.run(
      ["check-tokens", path(main), "--rules", path("rules.json")] + options)
    outcome.output = outcome.output.replacing(folder.path + "/", with: "")
    return outcome
  }

  private static let gray = #"{"colorSpace": "srgb", "components": [0.6, 0.6, 0.6]}"#
  private static let white = #"{"colorSpace": "srgb", "components": [1, 1, 1]}"#

  /// The examples of the findings' pages.
  static let examples: [(rules: String, file: String, line: String)] = [
    (
      #"{"naming": "[a-z]+"}"#, #"{"Gap": {"$type": "number", "$value": 8}}"#,
      #"brand.json:1:9: warning: #/Gap: the name "Gap" doesn't match. Choose a name that matches "#
        + #""[a-z]+". [token-name]"#
    ),
    (
      #"{"duplicate-values": ["number"]}"#,
      #"{"$type": "number", "gap": {"$value": 8}, "space": {"$value": 8}}"#,
      #"brand.json:1:52: warning: #/space: the value is that of "gap" in every context. Refer to that "#
        + "token, or remove one of them. [duplicate-value]"
    ),
    (
      #"{"alias-steps": 1}"#,
      #"{"$type": "number", "a": {"$value": 8}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#,
      #"brand.json:1:70: warning: #/c: the value is 2 references away, by "b" and "a". Refer to one of "#
        + "the last 1 of these, so that there are at most 1. [alias-chain]"
    ),
    (
      #"{"contrast-pairs": {"pairs": [{"foreground": "ink", "background": "paper"}]}}"#,
      #"{"$type": "color", "ink": {"$value": \#(gray)}, "paper": {"$value": \#(white)}}"#,
      #"brand.json:1:27: warning: #/ink: the contrast on "paper" is 2.84:1. Change one of the colors so "#
        + "that it's at least 4.5:1. [pair-contrast]"
    ),
    (
      #"{"gamut": "srgb"}"#,
      #"{"red": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}}"#,
      #"brand.json:1:9: warning: #/red: the color is outside of "srgb". Choose a color with less chroma."#
        + " [out-of-gamut]"
    ),
  ]

  @Test(arguments: examples.indices)
  func `a token that breaks a rule is a warning`(index: Int) throws {
    let (rules, file, line) = Self.examples[index]
    let outcome = try Self.check(file, by: rules)
    #expect(outcome.output == line)
    #expect(outcome.notes == ["1 file, 0 errors, 1 warnings"])
    #expect(outcome.isSuccess)
    #expect(try Self.check(file, by: "{}").output == "")
  }

  /// Files that break none of the rules above.
  static let unbroken: [(rules: String, file: String)] = [
    (#"{"naming": "[a-z]+"}"#, #"{"gap": {"$type": "number", "$value": 8}}"#),
    (
      #"{"duplicate-values": ["color"]}"#,
      #"{"$type": "number", "gap": {"$value": 8}, "space": {"$value": 8}}"#
    ),
    (
      #"{"duplicate-values": true}"#,
      #"{"$type": "number", "gap": {"$value": 8}, "space": {"$value": "{gap}"}}"#
    ),
    (
      #"{"alias-steps": 2}"#,
      #"{"$type": "number", "a": {"$value": 8}, "b": {"$value": "{a}"}, "c": {"$value": "{b}"}}"#
    ),
    (
      #"{"contrast-pairs": {"minimum": 2.8, "pairs": [{"foreground": "ink", "background": "paper"}]}}"#,
      #"{"$type": "color", "ink": {"$value": \#(gray)}, "paper": {"$value": \#(white)}}"#
    ),
    (
      #"{"gamut": "display-p3"}"#,
      #"{"red": {"$type": "color", "$value": {"colorSpace": "display-p3", "components": [1, 0, 0]}}}"#
    ),
  ]

  @Test(arguments: unbroken.indices)
  func `a file that follows the rules has no findings`(index: Int) throws {
    #expect(try Self.check(Self.unbroken[index].file, by: Self.unbroken[index].rules).output == "")
  }

  private static let resolver = #"""
    {"version": "2025.10", "name": "brand", "resolutionOrder": [{"$ref": "#/modifiers/scheme"}],
     "modifiers": {"scheme": {"contexts": {"light": [{"$ref": "light.json"}],
      "dark": [{"$ref": "dark.json"}]}, "default": "light"}}}
    """#

  @Test func `a token without a value in one context is a warning, and values differ by context`()
    throws
  {
    let light = #"{"$type": "number", "gap": {"$value": 8}, "space": {"$value": 8}}"#
    let dark = #"{"$type": "number", "space": {"$value": 9}}"#
    let files = ["brand.resolver.json": Self.resolver, "light.json": light, "dark.json": dark]
    let outcome = try Self.check(
      "{}", by: #"{"missing-modes": true, "duplicate-values": true}"#, others: files)
    #expect(
      outcome.output
        == #"light.json:1:28: warning: #/gap: there's no value in "dark" of the modifier "#
        + #""scheme". Write a value for each context of the modifier. [missing-mode]"#)
  }

  @Test func `the contrast of a pair is its lowest one, and a missing token is named`() throws {
    let light =
      #"{"$type": "color", "ink": {"$value": \#(Self.gray)}, "paper": {"$value": \#(Self.white)}}"#
    let dark =
      #"{"$type": "color", "ink": {"$value": \#(Self.white)}, "paper": {"$value": \#(Self.white)}}"#
    let files = [
      "brand.resolver.json": Self.resolver, "light.json": light, "dark.json": dark,
      "pairs.json": #"""
      {"pairs": [{"foreground": "ink", "background": "paper", "contrast": 3, "conditions": []},
       {"foreground": "inc", "background": "paper"}]}
      """#,
    ]
    let outcome = try Self.check(
      "{}", by: #"{"contrast-pairs": {"pairs": "pairs.json"}}"#, others: files)
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(
      lines.contains { $0.contains(#"the contrast on "paper" is 1:1 in "dark". Change"#) },
      "\(outcome.output)")
    #expect(
      lines.contains {
        $0.contains(
          #"no token is named "inc", as a pair says. Correct the name, or remove the pair. The nearest is "ink"."#
        )
      }, "\(outcome.output)")
  }

  @Test(arguments: [
    ("[]", "an array of 0 was found; an object is accepted"),
    (#"{"name": 1}"#, #""name" was found; the rule "naming""#),
    (#"{"naming": "["}"#, #""[" was found; a regular expression is accepted"#),
    (#"{"duplicate-values": "color"}"#, "true, false or an array of types is accepted"),
    (#"{"duplicate-values": ["colour"]}"#, #""colour" was found; one of "color","#),
    (#"{"alias-steps": 0}"#, "0 was found; a number from 1 to 100 is accepted"),
    (#"{"missing-modes": "yes"}"#, #""yes" was found; true or false is accepted"#),
    (#"{"gamut": "p3"}"#, #""p3" was found; one of "srgb" or "display-p3" is accepted"#),
    (
      #"{"contrast-pairs": {}}"#, #"no "pairs" was found; an array of pairs, or the path of a file"#
    ),
    (
      #"{"contrast-pairs": {"pairs": [{"foreground": "ink"}]}}"#,
      #"an object with the names of tokens as "foreground" and "background" is accepted"#
    ),
  ]) func `rules that can't be read are an error, with what is accepted`(
    rules: String, message: String
  ) throws {
    let error = #expect(throws: (any Error).self) { try Self.check("{}", by: rules) }
    #expect("\(error!)".contains(message), "\(error!)")
  }

  @Test func `findings with one cause are one line for each file, and --all prints each`() throws {
    let old =
      #"{"a": {"type": "dimension", "value": "6px"}, "b": {"type": "dimension", "value": "8px"}}"#
    let few = try Self.check(old, by: "{}", "--lenient")
    let lines = few.output.split(separator: "\n")
    #expect(lines.count == 2 && lines.allSatisfy { $0.hasSuffix(" (the first of 2)") }, "\(lines)")
    #expect(few.notes == ["1 file, 0 errors, 4 warnings; --all prints each"])
    let all = try Self.check(old, by: "{}", "--lenient", "--all")
    #expect(all.output.split(separator: "\n").count == 4)
    #expect(all.notes == ["1 file, 0 errors, 4 warnings"])
  }

  @Test func `a check as JSON has the parts of each line`() throws {
    let outcome = try Self.check(
      #"{"Gap": {"$type": "number", "$value": 8}, "Space": {"$type": "number", "$value": 8}}"#,
      by: #"{"naming": "[a-z]+"}"#, "--json")
    #expect(
      outcome.output == #"""
        [
          {
            "column" : 9,
            "count" : 2,
            "file" : "brand.json",
            "identifier" : "token-name",
            "line" : 1,
            "message" : "#/Gap: the name \"Gap\" doesn't match. Choose a name that matches \"[a-z]+\". [token-name]",
            "severity" : "warning"
          }
        ]
        """#)
  }
}
