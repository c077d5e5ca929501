import ProtocolStyle
import Testing

@Suite struct CalendarDateTests {
  static let totals: [(CalendarDate, String)] = [
    (CalendarDate(year: 2026, month: 11, day: 22), "2026-11-22"),
    (CalendarDate(year: 2026, month: 11, day: 22, hour: 9, minute: 5), "2026-11-22T09:05"),
    (CalendarDate(year: 2026, month: 1, day: 1, hour: 0, minute: 1), "2026-01-01T00:01"),
    (CalendarDate(year: 7, month: 1, day: 1), "0007-01-01"),
    (CalendarDate(year: 2026, month: 2, day: 31), "2026-02-28"),
    (CalendarDate(year: 2024, month: 2, day: 31), "2024-02-29"),
    (CalendarDate(year: 1900, month: 2, day: 29), "1900-02-28"),
    (CalendarDate(year: 2000, month: 2, day: 29), "2000-02-29"),
    (CalendarDate(year: 2026, month: 6, day: 31), "2026-06-30"),
    (CalendarDate(year: .min, month: .min, day: .min, hour: .min, minute: .min), "0001-01-01"),
    (
      CalendarDate(year: .max, month: .max, day: .max, hour: .max, minute: .max),
      "9999-12-31T23:59"
    ),
  ]

  @Test(arguments: totals)
  func `any components make the nearest date that there is`(date: CalendarDate, text: String) {
    #expect(date.description == text)
    #expect(CalendarDate(iso8601: text) == date)
  }

  @Test(arguments: totals)
  func `a date is encoded as text`(date: CalendarDate, text: String) throws {
    try expectRoundTrip(date, as: "\"\(text)\"")
  }

  @Test func `text with a time of midnight is that date`() {
    #expect(
      CalendarDate(iso8601: "2026-11-22T00:00") == CalendarDate(year: 2026, month: 11, day: 22))
  }

  private static let form =
    "a date such as 2026-11-22, or with a time such as 2026-11-22T09:41, is accepted."

  static let refusals: [(String, InvalidValueError.Code, String)] = [
    ("", .empty, "date: \"\" was given; \(form)"),
    ("22.11.2026", .malformed, "date: \"22.11.2026\" was given; \(form)"),
    ("2026-11-2", .malformed, "date: \"2026-11-2\" was given; \(form)"),
    (" 2026-11-22", .malformed, "date: \" 2026-11-22\" was given; \(form)"),
    ("2026-11-22 09:41", .malformed, "date: \"2026-11-22 09:41\" was given; \(form)"),
    ("2026-11-22T09:41:00", .malformed, "date: \"2026-11-22T09:41:00\" was given; \(form)"),
    ("२०२६-११-२२", .malformed, "date: \"२०२६-११-२२\" was given; \(form)"),
    ("0000-01-01", .outOfRange, "year: 0 was given; a number from 1 to 9999 is accepted."),
    ("2026-13-01", .outOfRange, "month: 13 was given; a number from 1 to 12 is accepted."),
    ("2026-02-29", .outOfRange, "day: 29 was given; a number from 1 to 28 is accepted."),
    ("2026-01-01T24:00", .outOfRange, "hour: 24 was given; a number from 0 to 23 is accepted."),
    ("2026-01-01T00:60", .outOfRange, "minute: 60 was given; a number from 0 to 59 is accepted."),
  ]

  @Test(arguments: refusals)
  func `text that is no date is refused`(
    text: String, code: InvalidValueError.Code, message: String
  ) throws {
    #expect(CalendarDate(iso8601: text) == nil)
    let error = try #require(throws: InvalidValueError.self) {
      try CalendarDate(validatingISO8601: text)
    }
    #expect(error.code == code)
    #expect(error.description == message)
  }

  @Test func `dates are in order of time`() {
    let texts = [
      "2025-12-31T23:59", "2026-01-01", "2026-01-01T00:01", "2026-01-01T01:00", "2026-01-02",
      "2026-02-01", "2027-01-01",
    ]
    #expect(texts.reversed().compactMap(CalendarDate.init).sorted().map(\.description) == texts)
  }
}

// MARK: - RangedDateTests

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
