import ProtocolStyle
import Testing

@Suite struct RangedValueTests {
  private static let huge = Double.greatestFiniteMagnitude

  static let totals: [(Double, ClosedRange<Double>, String)] = [
    (0.25, 0...1, "0.25 of 0…1"),
    (3, 0...10, "3 of 0…10"),
    (-3, 0...10, "0 of 0…10"),
    (30, 0...10, "10 of 0…10"),
    (.nan, 2...10, "2 of 2…10"),
    (.infinity, 2...10, "10 of 2…10"),
    (-.infinity, 2...10, "2 of 2…10"),
    (5, 7...7, "7 of 7…7"),
    (0.5, -.infinity...10, "0.5 of 0…1"),
    (5, 2...(.infinity), "1 of 0…1"),
    (-.infinity, -.infinity...(.infinity), "0 of 0…1"),
    (-0.0, -0.0...0, "0 of 0…0"),
  ]

  @Test(arguments: totals)
  func `any number in any range makes a value within a finite range`(
    number: Double, range: ClosedRange<Double>, description: String
  ) {
    let value = RangedValue(number, in: range)
    #expect(value.description == description)
    #expect((value.minimum...value.maximum).contains(value.value))
  }

  @Test func `the range is 0 to 1 by default`() {
    #expect(RangedValue(0.5) == RangedValue(0.5, in: 0...1))
    #expect(RangedValue(0.5) != RangedValue(0.5, in: 0...2))
    #expect(RangedValue(0.5) != RangedValue(0.25))
  }

  static let fractions: [(RangedValue, Double)] = [
    (RangedValue(3, in: 0...10), 0.3),
    (RangedValue(0, in: -1...3), 0.25),
    (RangedValue(-1, in: -1...3), 0),
    (RangedValue(3, in: -1...3), 1),
    (RangedValue(7, in: 7...7), 0),
    (RangedValue(huge, in: 0...huge), 1),
    // The length of this range is not a finite number.
    (RangedValue(huge, in: -huge...huge), 1),
    (RangedValue(-huge, in: -huge...huge), 0),
    (RangedValue(0, in: -huge...huge), 0.5),
  ]

  @Test(arguments: fractions)
  func `the fraction is the part below the number`(value: RangedValue, fraction: Double) {
    #expect(value.fraction == fraction)
  }

  @Test func `a value is an object`() throws {
    try expectRoundTrip(RangedValue(3, in: -1...10), as: #"{"maximum":10,"minimum":-1,"value":3}"#)
    try expectRoundTrip(RangedValue(0.5), as: #"{"maximum":1,"minimum":0,"value":0.5}"#)
  }

  static let accepted = "finite numbers with minimum ≤ value ≤ maximum is accepted."

  static let refused: [(String, String)] = [
    (#"[{"value":3,"minimum":0,"maximum":2}]"#, "0: value: 3.0 of 0.0…2.0 was given; \(accepted)"),
    (#"[{"value":1,"minimum":2,"maximum":3}]"#, "0: value: 1.0 of 2.0…3.0 was given; \(accepted)"),
    (#"[{"value":1,"minimum":2,"maximum":0}]"#, "0: value: 1.0 of 2.0…0.0 was given; \(accepted)"),
    (
      #"[{"value":"NaN","minimum":0,"maximum":1}]"#,
      "0: value: nan of 0.0…1.0 was given; \(accepted)"
    ),
    (
      #"[{"value":1,"minimum":"NaN","maximum":1}]"#,
      "0: value: 1.0 of nan…1.0 was given; \(accepted)"
    ),
    (
      #"[{"value":1,"minimum":0,"maximum":"Infinity"}]"#,
      "0: value: 1.0 of 0.0…inf was given; \(accepted)"
    ),
  ]

  @Test(arguments: refused)
  func `numbers that are not in order are refused with their place`(json: String, message: String) {
    #expect(refusal(of: json, as: [RangedValue].self) == message)
  }

  @Test(arguments: [#"{"value":1}"#, #"{"value":1,"minimum":0}"#, "1"])
  func `data with another structure is refused`(json: String) {
    #expect(throws: DecodingError.self) { try decoded(json, as: RangedValue.self) }
  }
}
