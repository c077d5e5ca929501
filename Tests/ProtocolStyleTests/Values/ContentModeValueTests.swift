import ProtocolStyle
import Testing

@Suite struct ContentModeValueTests {
  @Test func `content modes are UIKit's thirteen`() {
    #expect(
      ContentModeValue.allCases.map(\.rawValue) == [
        "scaleToFill", "scaleAspectFit", "scaleAspectFill", "redraw", "center", "top", "bottom",
        "left", "right", "topLeft", "topRight", "bottomLeft", "bottomRight",
      ])
  }

  @Test(arguments: ContentModeValue.allCases)
  func `a case is its name`(value: ContentModeValue) throws {
    try expectRoundTrip([value], as: #"["\#(value.rawValue)"]"#)
  }

  @Test func `an unknown name is refused`() {
    #expect(throws: DecodingError.self) { try decoded(#"["none"]"#, as: [ContentModeValue].self) }
  }
}
