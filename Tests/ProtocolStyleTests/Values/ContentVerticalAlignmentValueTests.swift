import ProtocolStyle
import Testing

@Suite struct ContentVerticalAlignmentValueTests {
  @Test func `vertical alignments are UIKit's four`() {
    #expect(
      ContentVerticalAlignmentValue.allCases.map(\.rawValue) == [
        "center", "top", "bottom", "fill",
      ])
  }

  @Test(arguments: ContentVerticalAlignmentValue.allCases)
  func `a case is its name`(value: ContentVerticalAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [ContentVerticalAlignmentValue].self)
    }
  }
}
