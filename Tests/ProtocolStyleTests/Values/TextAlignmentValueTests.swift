import ProtocolStyle
import Testing

@Suite struct TextAlignmentValueTests {
  @Test func `text alignments are UIKit's five`() {
    #expect(
      TextAlignmentValue.allCases.map(\.rawValue) == [
        "left", "center", "right", "justified", "natural",
      ])
  }

  @Test(arguments: TextAlignmentValue.allCases)
  func `a case is its name`(value: TextAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [TextAlignmentValue].self) }
  }
}
