import ProtocolStyle
import Testing

@Suite struct ContentHorizontalAlignmentValueTests {
  @Test func `horizontal alignments are UIKit's six`() {
    #expect(
      ContentHorizontalAlignmentValue.allCases.map(\.rawValue) == [
        "center", "left", "right", "fill", "leading", "trailing",
      ])
  }

  @Test(arguments: ContentHorizontalAlignmentValue.allCases)
  func `a case is its name`(value: ContentHorizontalAlignmentValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [ContentHorizontalAlignmentValue].self)
    }
  }
}
