import ProtocolStyle
import Testing

@Suite struct RangedDateTests {
  private static func day(_ day: Int) -> CalendarDate {
    CalendarDate(year: 2026, month: 11, day: day, hour: 9, minute: 41)
  }

  static let values: [(RangedDate, String)] = [
    (RangedDate(day(22)), "2026-11-22"),
    (RangedDate(day(22), mode: .time), "09:41"),
    (RangedDate(day(22), mode: .dateAndTime), "2026-11-22T09:41"),
    (RangedDate(day(2), minimum: day(5)), "2026-11-05 of 2026-11-05T09:41…"),
    (RangedDate(day(22), maximum: day(5)), "2026-11-05 of …2026-11-05T09:41"),
    (
      RangedDate(day(22), minimum: day(1), maximum: day(30)),
      "2026-11-22 of 2026-11-01T09:41…2026-11-30T09:41"
    ),
    // As UIDatePicker does.
    (RangedDate(day(22), minimum: day(30), maximum: day(1)), "2026-11-22"),
  ]

  @Test(arguments: values)
  func `a date is within its limits`(value: RangedDate, description: String) {
    #expect(value.description == description)
  }

  @Test func `a value is an object without what is by default`() throws {
    try expectRoundTrip(RangedDate(Self.day(22)), as: #"{"date":"2026-11-22T09:41"}"#)
    try expectRoundTrip(
      RangedDate(Self.day(22), minimum: Self.day(1), maximum: Self.day(30), mode: .time),
      as: """
        {"date":"2026-11-22T09:41","maximum":"2026-11-30T09:41",\
        "minimum":"2026-11-01T09:41","mode":"time"}
        """)
  }

  static let refusals: [(String, String)] = [
    (
      #"{"date":"2026-11-22","minimum":"2026-11-23"}"#,
      "0: date: 2026-11-22 of 2026-11-23… was given; \(accepted)"
    ),
    (
      #"{"date":"2026-11-22","minimum":"2026-12-01","maximum":"2026-11-01"}"#,
      "0: date: 2026-11-22 of 2026-12-01…2026-11-01 was given; \(accepted)"
    ),
    (
      #"{"date":"2026-02-30"}"#,
      "0.date: day: 30 was given; a number from 1 to 28 is accepted."
    ),
    (
      #"{"date":"2026-11-22","maximun":"2026-11-30"}"#,
      """
      0.maximun: date: the key "maximun" was given; "maximum", or one of date, minimum, mode, is \
      accepted.
      """
    ),
  ]

  private static let accepted = "a date with minimum ≤ date ≤ maximum is accepted."

  @Test(arguments: refusals)
  func `an object with no such date is refused`(json: String, message: String) {
    #expect(refusal(of: "[\(json)]", as: [RangedDate].self) == message)
  }
}
