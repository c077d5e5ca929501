import ProtocolStyle
import Testing

@Suite struct LineBreakModeValueTests {
  @Test func `line break modes are UIKit's six`() {
    #expect(
      LineBreakModeValue.allCases.map(\.rawValue) == [
        "byWordWrapping", "byCharWrapping", "byClipping", "byTruncatingHead", "byTruncatingTail",
        "byTruncatingMiddle",
      ])
  }

  @Test(arguments: LineBreakModeValue.allCases)
  func `a case is its name`(value: LineBreakModeValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [LineBreakModeValue].self) }
  }
}
