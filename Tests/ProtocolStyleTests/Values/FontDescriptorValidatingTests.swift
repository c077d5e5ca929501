import ProtocolStyle
import Testing

@Suite struct FontDescriptorValidatingTests {
  @Test func `valid values are kept`() throws {
    #expect(
      try FontDescriptor(validatingFamily: "Menlo", size: 0.5, weight: 700, isItalic: true)
        == FontDescriptor("Menlo", size: 0.5, weight: .bold, isItalic: true))
    #expect(
      try FontDescriptor(validatingFamily: "Menlo", size: 12) == FontDescriptor("Menlo", size: 12))
  }

  static let refused: [(String, Double, Double, InvalidValueError.Code, String)] = [
    ("", 17, 400, .empty, #"font family: "" was given; a name that is not blank is accepted."#),
    ("  ", 17, 400, .empty, #"font family: "  " was given; a name that is not blank is accepted."#),
    (
      "Menlo", -3, 400, .negative,
      "font size: -3.0 was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", 0, 400, .outOfRange,
      "font size: 0.0 was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", .nan, 400, .notFinite,
      "font size: nan was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", .infinity, 400, .notFinite,
      "font size: inf was given; a finite number of points greater than 0 is accepted."
    ),
    (
      "Menlo", 17, 0.5, .outOfRange,
      "font weight: 0.5 was given; a number from 1 to 1000 is accepted."
    ),
    (
      "Menlo", 17, 1000.5, .outOfRange,
      "font weight: 1000.5 was given; a number from 1 to 1000 is accepted."
    ),
    (
      "Menlo", 17, .nan, .notFinite,
      "font weight: nan was given; a number from 1 to 1000 is accepted."
    ),
  ]

  @Test(arguments: refused)
  func `invalid values are refused`(
    family: String, size: Double, weight: Double, code: InvalidValueError.Code, message: String
  ) {
    let error = #expect(throws: InvalidValueError.self) {
      try FontDescriptor(validatingFamily: family, size: size, weight: weight)
    }
    #expect(error?.code == code)
    #expect(error?.description == message)
  }
}
