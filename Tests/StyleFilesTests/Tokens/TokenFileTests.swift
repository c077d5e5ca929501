import ProtocolStyle
import StyleFiles
import Testing

@testable import FileFixtures

@Suite struct TokenFileTests {
  @Test func `a transition is the curve of a motion`() {
    let transition = Transition(
      duration: .milliseconds(300), delay: .milliseconds(50),
      timing: CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 1.5))
    #expect(
      MotionCurve(transition) == .timingCurve(0.5, 0, 1, 1.5, duration: 0.3).delay(0.05))
    #expect(
      MotionCurve.timingCurve(.linear, duration: .seconds(-2)) == .linear(duration: 0))
  }

  @Test func `a file of every type is read into our values`() throws {
    let tokens = try TokenFile(Samples.everyType).tokens()
    #expect(tokens["color"]?.value == .color(Color(red: 0, green: 0.4, blue: 0.8, alpha: 0.5)))
    #expect(tokens["gap"]?.value == .dimension(Length(1.5, .rem)))
    #expect(tokens["family"]?.value == .fontFamily(["Inter", "sans-serif"]))
    #expect(tokens["weight"]?.value == .fontWeight(.semibold))
    #expect(tokens["quick"]?.value == .duration(.milliseconds(150)))
    #expect(tokens["ease"]?.value == .cubicBezier(CubicBezier(x1: 0.5, y1: 0, x2: 1, y2: 1.5)))
    #expect(tokens["ratio"]?.value == .number(1.25))
    #expect(
      tokens["line"]?.value == .strokeStyle(.dashes([Length(2, .px), Length(1.5, .rem)], .round)))
    #expect(
      tokens["edge"]?.value
        == .border(
          Border(color: Color(red: 1, green: 0, blue: 0), width: Length(2, .px), style: .dotted)))
    #expect(
      tokens["fade"]?.value
        == .transition(
          Transition(
            duration: .milliseconds(150), delay: .seconds(1), timing: .linear)))
    #expect(
      tokens["glow"]?.value
        == .shadow([
          Shadow(
            color: Color(red: 1, green: 0, blue: 0), offset: Offset(x: 1, y: 2), blur: 3,
            spread: 4, isInner: true)
        ]))
    #expect(
      tokens["sunset"]?.value
        == .gradient(
          Gradient(stops: [
            Gradient.Stop(Color(red: 1, green: 0, blue: 0), at: 0),
            Gradient.Stop(Color(red: 0, green: 0, blue: 1), at: 1),
          ])))
    #expect(
      tokens["heading"]?.value
        == .typography(
          Typography(
            fontFamily: ["Inter", "sans-serif"], fontSize: Length(24, .px),
            fontWeight: .semibold, letterSpacing: Length(0.1, .px), lineHeight: 1.25)))
    #expect(tokens.count == 13)
    #expect(tokens.names.first == "color")
    #expect(Set(tokens.map(\.type)).count == TokenType.allCases.count - 2)
  }

  @Test func `descriptions, deprecation and extensions are kept`() throws {
    let tokens = try TokenFile(
      """
      {"old": {"$type": "number", "$deprecated": "Use {new}.",
        "a": {"$value": 1, "$description": "One.", "$extensions": {"org.x": {"n": 12345678901234567}}},
        "b": {"$value": 2, "$deprecated": false},
        "c": {"$value": 3, "$deprecated": true}},
       "new": {"$type": "number", "$value": 4}}
      """
    ).tokens()
    #expect(tokens["old.a"]?.summary == "One.")
    #expect(
      tokens["old.a"]?.extensions.map { JSONValue.object($0).description }
        == #"{"org.x": {"n": 12345678901234567}}"#)
    #expect(tokens.map(\.deprecation) == ["Use {new}.", nil, "", nil])
    #expect(tokens.map(\.pointer) == ["#/old/a", "#/old/b", "#/old/c", "#/new"])
  }

  /// Documents with the numbers that their tokens resolve to.
  static let documents: [(name: String, text: String, numbers: [String: Double])] = [
    (
      "the type of the nearest group",
      """
      {"$type": "color", "a": {"$type": "number", "b": {"c": {"$value": 1}}, "$root": {"$value": 2}}}
      """,
      ["a.b.c": 1, "a.$root": 2]
    ),
    (
      "references in braces and by pointer, in any order",
      """
      {"d": {"$value": "{c}"}, "c": {"$ref": "#/b"}, "b": {"$ref": "#/a/$value"},
       "e": {"$type": "number", "$ref": "#/list/$value/2"}, "f": {"$value": {"$ref": "#/a"}},
       "list": {"$type": "cubicBezier", "$value": [0, 0, 0.5, {"$ref": "#/a/$value"}]},
       "a": {"$type": "number", "$value": 1}}
      """,
      ["a": 1, "b": 1, "c": 1, "d": 1, "e": 0.5, "f": 1]
    ),
    (
      "a pointer through other references",
      """
      {"$type": "number", "x": {"$ref": "#/alias/$value/1"}, "y": {"$ref": "#/twice/$value/3"},
       "alias": {"$type": "cubicBezier", "$value": "{curve}"},
       "twice": {"$type": "cubicBezier", "$ref": "#/alias"},
       "curve": {"$type": "cubicBezier", "$value": [0.1, 0.2, 0.3, 0.4]}}
      """,
      ["x": 0.2, "y": 0.4]
    ),
    (
      "names with spaces and slashes",
      """
      {"my/group": {"a b": {"$type": "number", "$value": 7}},
       "one": {"$value": "{my/group.a b}"}, "two": {"$ref": "#/my~1group/a b"},
       "three": {"$ref": "#/my~1group/a%20b/$value"}}
      """,
      ["my/group.a b": 7, "one": 7, "two": 7, "three": 7]
    ),
    (
      "groups that extend others, over several levels",
      """
      {"$type": "number", "base": {"a": {"$value": 1}, "b": {"x": {"$value": 2}, "y": {"$value": 3}}},
       "more": {"$extends": "{base}", "b": {"x": {"$value": 20}}, "c": {"$value": 4}},
       "most": {"$extends": "#/more", "a": {"$value": 100}},
       "inner": {"$extends": "{more.b}"},
       "asReference": {"$ref": "#/base/b", "z": {"$type": "number", "$value": 9}}}
      """,
      [
        "base.a": 1, "base.b.x": 2, "base.b.y": 3, "more.a": 1, "more.b.x": 20, "more.b.y": 3,
        "more.c": 4, "most.a": 100, "most.b.x": 20, "most.b.y": 3, "most.c": 4, "inner.x": 20,
        "inner.y": 3, "asReference.x": 2, "asReference.y": 3, "asReference.z": 9,
      ]
    ),
    (
      "references inside of inherited tokens stay what they are",
      """
      {"a": {"$type": "number", "n": {"$value": 1}, "m": {"$value": "{a.n}"}},
       "b": {"$extends": "{a}", "n": {"$value": 2}}}
      """,
      ["a.n": 1, "a.m": 1, "b.n": 2, "b.m": 1]
    ),
    (
      "names that differ only in case",
      #"{"$type": "number", "size": {"$value": 1}, "SIZE": {"$value": 2}}"#,
      ["size": 1, "SIZE": 2]
    ),
  ]

  @Test(arguments: documents.indices)
  func `a document resolves to these numbers`(index: Int) throws {
    let document = Self.documents[index]
    let tokens = try TokenFile(document.text).tokens()
    var numbers: [String: Double] = [:]
    for token in tokens {
      if case .number(let number) = token.value { numbers[token.name] = number }
    }
    #expect(numbers.filter { document.numbers[$0.key] != nil } == document.numbers)
    let expected = document.numbers.count
    #expect(tokens.count { if case .number = $0.value { true } else { false } } >= expected)
  }

  @Test func `a gradient's position is clamped and none is 0`() throws {
    let tokens = try TokenFile(
      """
      {"g": {"$type": "gradient", "$value": [
        {"color": {"colorSpace": "hsl", "components": ["none", 0, 100]}, "position": -99},
        {"color": {"colorSpace": "srgb", "components": [0, 0, 0]}, "position": 42}]}}
      """
    ).tokens()
    guard case .gradient(let gradient)? = tokens["g"]?.value else {
      Issue.record("no gradient")
      return
    }
    #expect(gradient.stops.map(\.location) == [0, 1])
    #expect(gradient.stops[0].color == Color(white: 1))
  }
}
