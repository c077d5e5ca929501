import ProtocolStyle
import Testing

@Suite struct InvalidValueErrorTests {
  @Test func `the description is one sentence with the four parts`() {
    let error = InvalidValueError(
      .negative, subject: "font size", given: "-3.0",
      accepted: "a finite number of points greater than 0")
    #expect(
      error.description
        == "font size: -3.0 was given; a finite number of points greater than 0 is accepted.")
  }

  @Test func `codes are open and compare by name`() {
    #expect(InvalidValueError.Code(rawValue: "malformed") == .malformed)
    #expect(InvalidValueError.Code(rawValue: "tooRed") != .malformed)
    let codes: Set<InvalidValueError.Code> = [
      .notFinite, .negative, .outOfRange, .empty, .malformed,
    ]
    #expect(codes.count == 5)
  }

  @Test func `a long text is shortened and escaped`() throws {
    let long = String(repeating: "a", count: 41) + "\""
    let error = #expect(throws: InvalidValueError.self) { try Color(validatingHex: long) }
    #expect(error?.given == "\"\(String(repeating: "a", count: 40))…\"")
    let quoted = #expect(throws: InvalidValueError.self) { try Color(validatingHex: "\"\n") }
    #expect(quoted?.given == #""\"\n""#)
  }
}
