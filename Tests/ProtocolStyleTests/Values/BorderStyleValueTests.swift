import ProtocolStyle
import Testing

@Suite struct BorderStyleValueTests {
  @Test func `border styles are UIKit's four`() {
    #expect(
      BorderStyleValue.allCases.map(\.rawValue) == [
        "borderless", "line", "bezel", "roundedRect",
      ])
  }

  @Test(arguments: BorderStyleValue.allCases)
  func `a case is its name`(value: BorderStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [BorderStyleValue].self) }
  }
}
