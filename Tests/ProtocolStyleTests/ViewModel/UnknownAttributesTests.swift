import ProtocolStyle
import Testing

/// Unknown names of attributes, which can be kept.
@Suite struct UnknownAttributesTests {
  private static let keeping = ViewModel.Decoding(unknownNames: .keep)

  @Test func `unknown names are kept and listed`() throws {
    let model = try decoded(
      #"{"kind":"view","zest":1,"alpha":0.5,"bloom":{"x":[]}}"#, with: Self.keeping)
    #expect(model.alpha == 0.5)
    #expect(model.unknownAttributes?.names == ["bloom", "zest"])
    #expect(
      model.unknownAttributes?.values == ["zest": .integer(1), "bloom": .object(["x": .array([])])])
    #expect("\(model)" == "view(alpha: 0.5, unknownAttributes: bloom, zest)")
  }

  @Test func `where there are none, none are kept`() throws {
    let model = try decoded(#"{"kind":"view","alpha":0.5}"#, with: Self.keeping)
    #expect(model.unknownAttributes == nil)
    #expect(model.map(\.attribute.name) == ["alpha"])
  }

  private static let values: [(String, UnknownValue)] = [
    ("null", .null),
    ("true", .bool(true)),
    ("false", .bool(false)),
    ("0", .integer(0)),
    ("1", .integer(1)),
    ("-9223372036854775808", .integer(.min)),
    ("9007199254740993", .integer(9_007_199_254_740_993)),
    ("0.1", .number(0.1)),
    ("-2.5", .number(-2.5)),
    (#""""#, .string("")),
    (#""1""#, .string("1")),
    (#""a/b \"c\" é""#, .string("a/b \"c\" é")),
    ("[]", .array([])),
    ("{}", .object([:])),
    ("[1,[null,0.5],true]", .array([.integer(1), .array([.null, .number(0.5)]), .bool(true)])),
    (
      #"{"a":{"b":null},"c":[{"d":"e"}]}"#,
      .object([
        "a": .object(["b": .null]), "c": .array([.object(["d": .string("e")])]),
      ])
    ),
  ]

  @Test(arguments: values)
  private func `a value is encoded unchanged`(value: String, kept: UnknownValue) throws {
    let json = #"{"kind":"view","later":\#(value)}"#
    let model = try decoded(json, with: Self.keeping)
    #expect(model.unknownAttributes?.values == ["later": kept])
    #expect(try encoded(model) == json)
    #expect(try decoded(try encoded(model), with: Self.keeping) == model)
  }

  @Test func `a whole number beyond 64 signed bits is encoded unchanged`() throws {
    let json = #"{"kind":"view","later":18446744073709551615}"#
    #expect(try encoded(try decoded(json, with: Self.keeping)) == json)
  }

  @Test func `an invalid value of a known name is still refused`() {
    #expect(
      decodingFailure(of: #"{"kind":"view","later":1,"alpha":"much"}"#, with: Self.keeping)
        == "alpha: type mismatch")
    #expect(
      decodingFailure(of: #"{"kind":"later"}"#, with: ViewModel.Decoding(kinds: [.view]))
        == #"kind: kind: "later" was given; one of view is accepted."#)
  }

  @Test func `a name that is known elsewhere may be kept too`() throws {
    let json = #"{"alpha":0.5,"kind":"view","text":"Buy","unknownAttributes":{"values":{}}}"#
    let model = try decoded(
      json, with: ViewModel.Decoding(attributes: [.text], unknownNames: .keep))
    #expect(model.alpha == nil)
    #expect(model.text == "Buy")
    #expect(model.unknownAttributes?.names == ["alpha", "unknownAttributes"])
    #expect(try encoded(model) == json)
    #expect(
      try decoded(
        try encoded(model),
        with: ViewModel.Decoding(attributes: [.text, .alpha], unknownNames: .keep)
      ).alpha == 0.5)
  }

  private static let written: [(String, @Sendable (inout ViewModel) -> Void, String)] = [
    ("alpha", { $0.alpha = 0.25 }, #"{"alpha":0.25,"kind":"view"}"#),
    ("width", { $0.width = 0.25 }, #"{"kind":"view","width":0.25}"#),
  ]

  @Test(arguments: written)
  private func `a later write replaces a kept value of the same name`(
    name: String, write: @Sendable (inout ViewModel) -> Void, json: String
  ) throws {
    var model = try decoded(
      #"{"kind":"view","\#(name)":1}"#,
      with: ViewModel.Decoding(attributes: [], unknownNames: .keep))
    write(&model)
    #expect(try encoded(model) == json)
  }

  @Test func `kept values are content: they affect equality, but not style`() throws {
    let plain = try decoded(#"{"kind":"view","alpha":0.5}"#, with: Self.keeping)
    let kept = try decoded(#"{"kind":"view","alpha":0.5,"later":1}"#, with: Self.keeping)
    let other = try decoded(#"{"kind":"view","alpha":0.5,"later":2}"#, with: Self.keeping)
    #expect(kept != plain)
    #expect(kept != other)
    #expect(kept == (try decoded(#"{"later":1,"alpha":0.5,"kind":"view"}"#, with: Self.keeping)))
    #expect(kept.hasSameStyle(as: plain))
    #expect(
      kept.difference(from: plain).map(\.description) == ["unknownAttributes: nil → later"])
  }

  @Test func `kept values stay when a node is applied, and can be removed`() throws {
    var model = try decoded(#"{"kind":"view","later":1}"#, with: Self.keeping)
    StyleApplier().apply(Adopter.OfBorderWidth(), to: &model)
    #expect(try encoded(model) == #"{"borderWidth":1,"kind":"view","later":1}"#)
    model.unknownAttributes = nil
    #expect(try encoded(model) == #"{"borderWidth":1,"kind":"view"}"#)
  }
}
