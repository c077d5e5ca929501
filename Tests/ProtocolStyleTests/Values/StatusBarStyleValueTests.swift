import ProtocolStyle
import Testing

@Suite struct StatusBarStyleValueTests {
  @Test func `status bar styles are UIKit's three`() {
    #expect(
      StatusBarStyleValue.allCases.map(\.rawValue) == ["default", "lightContent", "darkContent"])
  }

  @Test(arguments: StatusBarStyleValue.allCases)
  func `a case is its name`(value: StatusBarStyleValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) {
      try decoded(#"["none"]"#, as: [StatusBarStyleValue].self)
    }
  }
}
