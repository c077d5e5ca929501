import ProtocolStyle
import Testing

@Suite struct BarStyleValueTests {
  @Test func `bar styles are UIKit's two`() {
    #expect(BarStyleValue.allCases.map(\.rawValue) == ["default", "black"])
  }

  @Test(arguments: BarStyleValue.allCases)
  func `a case is its name`(value: BarStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["blackTranslucent"]"#, as: [BarStyleValue].self)
    }
  }
}
