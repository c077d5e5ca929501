import ProtocolStyle
import Testing

@Suite struct TextTransformValueTests {
  @Test func `text transforms are CSS's, none of them called none`() {
    #expect(
      TextTransformValue.allCases.map(\.rawValue) == [
        "unchanged", "uppercase", "lowercase", "capitalized",
      ])
  }

  @Test(arguments: TextTransformValue.allCases)
  func `a case is its name`(value: TextTransformValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [TextTransformValue].self) }
  }
}
