import ProtocolStyle
import Testing

@Suite struct SeparatorStyleValueTests {
  @Test func `separator styles are UIKit's three, none of them called none`() {
    #expect(
      SeparatorStyleValue.allCases.map(\.rawValue) == ["hidden", "singleLine", "singleLineEtched"])
  }

  @Test(arguments: SeparatorStyleValue.allCases)
  func `a case is its name`(value: SeparatorStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [SeparatorStyleValue].self)
    }
  }
}
