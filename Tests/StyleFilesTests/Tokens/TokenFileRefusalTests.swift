import StyleFiles
import Testing

@testable import FileFixtures
@testable import TestSupport

@Suite struct TokenFileRefusalTests {
  /// Documents with all their problems, without the name of the file.
  static let documents: [(text: String, problems: [String])] = [
    ("[]", ["#: an array of 0 was found; an object is accepted."]),
    (
      "{\"a\": 1,}",
      [
        ":1:8#: a comma behind the last element was found; no comma there is accepted. Remove the "
          + "comma. Lenient reading accepts it."
      ]
    ),
    (
      "{\"a\": // one\n 1}",
      [
        ":1:7#/a: a comment was found; a JSON value is accepted. Write a \"$description\" instead of a "
          + "comment. Lenient reading accepts comments."
      ]
    ),
    ("root:x:0:0", [":1:1#: text that isn't JSON was found; a JSON value is accepted."]),
    ("{secret: 1}", [":1:2#: \"secret:\" was found; a name in quotation marks is accepted."]),
    (#"{"password": "x"}"#, ["#/password: a text was found; a token or a group is accepted."]),
    (
      "{\"a\\u001b[2J\": 1}",
      ["#/a\\u{1b}[2J: a number was found; a token or a group is accepted."]
    ),
    (
      ##"{"a": {"$type": "color", "$value": "#f00"}}"##,
      [
        "#/a/$value: \"#f00\" was found; an object with \"colorSpace\" and \"components\" is accepted. "
          + "Lenient reading accepts this older form."
      ]
    ),
    (
      #"{"$type": "number", "a": {"value": 1}}"#,
      [
        "#/a/value: a number was found; a token or a group is accepted; the nearest is \"$value\". "
          + "Write \"$value\"."
      ]
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "$descripton": ""}}"#,
      [
        "#/a/$descripton: \"$descripton\" was found; the property \"$value\", \"$ref\", \"$type\", "
          + "\"$description\", \"$deprecated\" or \"$extensions\" is accepted; the nearest is "
          + "\"$description\"."
      ]
    ),
    (
      #"{"a": {"$type": "number", "$value": 1, "b": {"$value": 2}}}"#,
      [
        "#/a/b: \"b\" was found; a token without tokens or groups in it is accepted. Make the outer "
          + "one a group with a \"$root\" token."
      ]
    ),
    (
      #"{"accent": {"$type": "number", "$value": 1}, "b": {"$value": "{acent}"}}"#,
      [
        "#/b/$value: \"{acent}\" was found; a token that exists is accepted; the nearest is \"accent\"."
      ]
    ),
    (
      #"{"a": {"$type": "number", "$root": {"$value": 1}}, "b": {"$value": "{a}"}}"#,
      [
        "#/b/$value: \"{a}\" was found; a token that exists is accepted; the nearest is \"a.$root\"."
      ]
    ),
    (
      #"{"a": {"$type": "colour", "$value": 1}}"#,
      [
        "#/a/$type: \"colour\" was found; the type \"color\", \"dimension\", \"fontFamily\", "
          + "\"fontWeight\", \"duration\", \"cubicBezier\", \"number\", \"strokeStyle\", \"border\", "
          + "\"transition\", \"shadow\", \"gradient\" or \"typography\" is accepted; the nearest is "
          + "\"color\"."
      ]
    ),
    (
      #"{"a": {"$value": "{b}"}, "b": {"$value": "{a}"}}"#,
      [
        "#/a: a circle of references, a → b → a, was found; a reference that ends at a value is "
          + "accepted.",
        "#/b: a circle of references, a → b → a, was found; a reference that ends at a value is "
          + "accepted.",
      ]
    ),
    (
      ##"{"a": {"$type": "number", "$ref": "#/b/$value"}, "b": {"$type": "number", "$value": {"$ref": "#/c/$value/0"}}, "c": {"$type": "cubicBezier", "$value": [{"$ref": "#/c/$value/0"}, 0, 0, 0]}}"##,
      [
        "#/b/$value: a circle of references was found; one that ends is accepted.",
        "#/c/$value/0: a circle of references was found; one that ends is accepted.",
      ]
    ),
    (
      #"{"button": {"x": {"$type": "number", "$value": 1}, "small": {"$extends": "{button}"}}}"#,
      [
        "#/button/small/$extends: a circle of groups, #/button → #/button/small → #/button, was "
          + "found; a group that isn't extended, around it or by way of others, by itself is accepted."
      ]
    ),
    (
      #"{"a": {"$type": "dimension", "$value": "6px"}}"#,
      [
        "#/a/$value: \"6px\" was found; an object with \"value\", and \"px\" or \"rem\" as "
          + "\"unit\" is accepted. Lenient reading accepts this older form."
      ]
    ),
    (
      #"{"a": {"$type": "color", "$value": {"colorSpace": "hsl", "components": [360, 0, 0]}}}"#,
      [
        "#/a/$value/components/0: 360 was found; an angle from 0 up to, but not, 360, or \"none\", is "
          + "accepted."
      ]
    ),
    (
      ##"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000"}}}"##,
      [
        "#/a/$value/hex: \"#000\" was found; a color of six hexadecimal digits, such as \"#0066cc\", "
          + "is accepted. Lenient reading accepts this older form."
      ]
    ),
    (
      #"{"a": {"$type": "color", "$value": {"colorSpace": "srgb", "components": [0, 0, 0], "alpha": 2}}}"#,
      ["#/a/$value/alpha: 2 was found; a number from 0 to 1 is accepted."]
    ),
    (
      #"{"$foo": 1, "": {}, "a.b": {}}"#,
      [
        "#/$foo: \"$foo\" was found; the property \"$type\", \"$description\", \"$extends\", "
          + "\"$ref\", \"$deprecated\", \"$extensions\" or \"$root\" is accepted.",
        "#/: the name \"\" was found; a name without \"{\", \"}\" and \".\" that doesn't begin with "
          + "\"$\" is accepted.",
        "#/a.b: the name \"a.b\" was found; a name without \"{\", \"}\" and \".\" that doesn't begin "
          + "with \"$\" is accepted.",
      ]
    ),
    (
      #"{"s": {"$type": "shadow", "$value": ["{two}"]}, "two": {"$type": "shadow", "$value": []}}"#,
      ["#/two/$value: an array of 0 was found; a shadow, or an array of shadows is accepted."]
    ),
    (
      """
      {"s": {"$type": "shadow", "$value": {
        "color": {"colorSpace": "srgb", "components": [0, 0, 0]},
        "offsetX": {"value": 0, "unit": "px"}, "offsetY": {"value": 0, "unit": "px"},
        "blur": {"value": -0.5, "unit": "rem"}, "spread": {"value": -1, "unit": "px"}}}}
      """,
      ["#/s/$value/blur: -8px was found; a dimension of 0 or more is accepted."]
    ),
  ]

  @Test(arguments: [
    #""type": "dimension", "$value": "6px""#, #""type": "dimension", "$value": 6"#,
    #""type": "dimension", "$value": {"value": 6, "unit": "em"}"#,
    #""type": "duration", "$value": "200ms""#, #""type": "cubicBezier", "$value": "ease-in""#,
    #""type": "number", "$value": "8""#,
  ])
  func `what only lenient reading accepts is refused once, with that remedy`(token: String) throws {
    let text = #"{"a": {"$"# + token.dropFirst() + "}}"
    let error = #expect(throws: StyleFileError.self) { try TokenFile(text) }
    #expect(error?.problems.map(\.remedy) == ["Lenient reading accepts this older form."])
    #expect(try TokenFile(text, mode: .lenient).findings.count == 1)
  }

  @Test(arguments: documents.indices)
  func `a document is refused with all its problems`(index: Int) {
    let document = Self.documents[index]
    let error = #expect(throws: StyleFileError.self) { try TokenFile(document.text, named: "f") }
    #expect(
      error?.problems.map { Self.description(of: $0) } == document.problems.map { "f" + $0 })
  }

  /// The description with the position of errors of syntax only; JSONPositionsTests has the others.
  private static func description(of problem: StyleFileProblem) -> String {
    [.syntax, .duplicateKey, .tooDeep].contains(problem.code)
      ? problem.description : problem.description.replacing(/^f:\d+:\d+#/, with: "f#")
  }

  @Test func `a file beyond the limits is refused`() throws {
    func code(_ text: String, _ change: (inout TokenLimits) -> Void) -> StyleFileProblem.Code? {
      var limits = TokenLimits()
      change(&limits)
      do {
        _ = try TokenFile(text, limits: limits)
        return nil
      } catch { return error.code }
    }
    #expect(code(Samples.everyType) { $0.fileSize = 10 } == .tooLarge)
    #expect(code(Samples.everyType) { $0.tokens = 12 } == .tooLarge)
    #expect(code(Samples.everyType) { $0.tokens = 13 } == nil)
    #expect(code(Samples.everyType) { $0.depth = 3 } == .tooDeep)
    #expect(code(Samples.resolver) { $0.resolutions = 5 } == .tooLarge)
    #expect(code(Samples.resolver) { $0.resolutions = 6 } == nil)
  }

  @Test(arguments: [(0, [nil, nil]), (2, ["gap", nil]), (4, ["gap", "gap"])])
  func `names are compared with misspelled ones up to a limit`(
    comparisons: Int, nearest: [String?]
  ) {
    var limits = TokenLimits()
    limits.nameComparisons = comparisons
    let text = #"{"gap": {"$value": "{gpa}"}, "edge": {"$value": "{gaps}"}}"#
    let error = #expect(throws: StyleFileError.self) { try TokenFile(text, limits: limits) }
    #expect(error?.problems.map(\.nearest) == nearest)
  }

  @Test func `groups that double at each level end at the limit`() {
    let levels = (1..<60).map {
      "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}, \"b\": {\"$extends\": \"{g\($0 - 1)}\"}}"
    }
    let text =
      "{\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, \(levels.joined(separator: ","))}"
    var limits = TokenLimits()
    limits.tokens = TestScale.nodes(limits.tokens)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(text, limits: limits) }
    #expect(error?.code == .tooLarge)
  }

  @Test(arguments: [true, false])
  func `groups that get deeper at each level end at the limit`(isForward: Bool) throws {
    func text(_ count: Int) -> String {
      let levels = (1...count).map { "\"g\($0)\": {\"a\": {\"$extends\": \"{g\($0 - 1)}\"}}" }
      let ordered = isForward ? levels : levels.reversed()
      return "{\"g0\": {\"t\": {\"$type\": \"number\", \"$value\": 1}}, "
        + ordered.joined(separator: ",") + "}"
    }
    #expect(try TokenFile(text(40)).tokens().count == 41)
    let deep = text(TestScale.nodes(20_000))
    var limits = TokenLimits()
    limits.tokens = TestScale.nodes(limits.tokens)
    let error = #expect(throws: StyleFileError.self) { try TokenFile(deep, limits: limits) }
    #expect(error?.code == .tooDeep || error?.code == .tooLarge)
  }

  @Test func `the tokens of all combinations are bounded together`() {
    var limits = TokenLimits()
    limits.totalTokens = 17
    #expect(throws: StyleFileError.self) { try TokenFile(Samples.resolver, limits: limits) }
    limits.totalTokens = 18
    #expect(throws: Never.self) { try TokenFile(Samples.resolver, limits: limits) }
  }

  @Test func `a chain of references is bounded`() throws {
    func chain(_ count: Int) -> String {
      let links = (0..<count).map { "\"t\($0)\": {\"$value\": \"{t\($0 + 1)}\"}" }
      return
        "{\(links.joined(separator: ",")), \"t\(count)\": {\"$type\": \"number\", \"$value\": 1}}"
    }
    #expect(try TokenFile(chain(90)).tokens()["t0"]?.value == .number(1))
    let error = #expect(throws: StyleFileError.self) { try TokenFile(chain(100_0)) }
    #expect(error?.code == .tooDeep)
  }
}
