/// A date and time of the Gregorian calendar to the minute, without a time zone.
///
/// ```swift
/// let arrival = CalendarDate(year: 2026, month: 11, day: 22)
/// let departure = CalendarDate(iso8601: "2026-11-24T09:30")
/// ```
///
/// Dates compare by time. From UIKit's `UIDatePicker.date` with the picker's calendar and time
/// zone; HTML's local date and time.
public struct CalendarDate: Hashable, Sendable {
  /// The year, from 1 to 9999.
  public let year: Int

  /// The month, from 1 to 12.
  public let month: Int

  /// The day of the month, from 1 to 28, 29, 30 or 31.
  public let day: Int

  /// The hour, from 0 to 23.
  public let hour: Int

  /// The minute, from 0 to 59.
  public let minute: Int

  /// Creates a date, and clamps components that don't exist.
  ///
  /// Each component is clamped, in this order, so February 31 is the last day of February. Use
  /// ``init(validatingYear:month:day:hour:minute:)`` to throw an error instead.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month.
  ///   - hour: The hour, from 0 to 23; 0 by default.
  ///   - minute: The minute, from 0 to 59; 0 by default.
  public init(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0) {
    self.year = min(max(year, 1), 9999)
    self.month = min(max(month, 1), 12)
    self.day = min(max(day, 1), Self.dayCount(ofMonth: self.month, year: self.year))
    self.hour = min(max(hour, 0), 23)
    self.minute = min(max(minute, 0), 59)
  }

  /// Creates a date, or throws an error if one of its components doesn't exist.
  ///
  /// - Parameters:
  ///   - year: The year, from 1 to 9999.
  ///   - month: The month, from 1 to 12.
  ///   - day: The day of the month.
  ///   - hour: The hour, from 0 to 23; 0 by default.
  ///   - minute: The minute, from 0 to 59; 0 by default.
  /// - Throws: ``InvalidValueError`` with the code `outOfRange`, naming the first such component.
  public init(
    validatingYear year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0
  ) throws(InvalidValueError) {
    self.init(year: year, month: month, day: day, hour: hour, minute: minute)
    let days = Self.dayCount(ofMonth: self.month, year: self.year)
    let components = [
      ("year", year, self.year, 1...9999), ("month", month, self.month, 1...12),
      ("day", day, self.day, 1...days), ("hour", hour, self.hour, 0...23),
      ("minute", minute, self.minute, 0...59),
    ]
    for (name, given, kept, range) in components where given != kept {
      throw InvalidValueError(
        .outOfRange, subject: name, given: "\(given)",
        accepted: "a number from \(range.lowerBound) to \(range.upperBound)")
    }
  }

  /// The number of days of a month from 1 to 12.
  private static func dayCount(ofMonth month: Int, year: Int) -> Int {
    switch month {
    case 2:
      year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}

extension CalendarDate: Comparable {
  /// Whether a date is before another.
  ///
  /// - Parameters:
  ///   - left: A date.
  ///   - right: Another date.
  /// - Returns: Whether the first is earlier.
  public static func < (left: CalendarDate, right: CalendarDate) -> Bool {
    (left.year, left.month, left.day, left.hour, left.minute)
      < (right.year, right.month, right.day, right.hour, right.minute)
  }
}

// MARK: - ISO8601

extension CalendarDate {
  /// Creates a date from ISO 8601 text; nil if the text is anything else.
  ///
  /// Use ``init(validatingISO8601:)`` to find out why a text is refused.
  ///
  /// - Parameter iso8601: The date, `2026-11-22`, or the date and time, `2026-11-22T09:41`, as
  ///   HTML's date fields write them: without seconds and time zone. White space isn't accepted.
  public init?(iso8601: String) {
    try? self.init(validatingISO8601: iso8601)
  }

  /// Creates a date from ISO 8601 text, or throws an error if the text is anything else.
  ///
  /// - Parameter iso8601: What ``init(iso8601:)`` accepts.
  /// - Throws: ``InvalidValueError`` with the code `empty` or `malformed`, or `outOfRange` for a
  ///   date that doesn't exist.
  public init(validatingISO8601 iso8601: String) throws(InvalidValueError) {
    let form = Array("0000-00-00T00:00".utf8)
    let text = Array(iso8601.utf8.prefix(form.count + 1))
    let isOfForm =
      (text.count == 10 || text.count == form.count)
      && zip(text, form).allSatisfy { character, place in
        place == UInt8(ascii: "0") ? Self.digits.contains(character) : character == place
      }
    guard isOfForm else {
      throw InvalidValueError(
        text.isEmpty ? .empty : .malformed, subject: "date",
        given: InvalidValueError.quoted(iso8601),
        accepted: "a date such as 2026-11-22, or with a time such as 2026-11-22T09:41,")
    }
    func number(_ range: Range<Int>) -> Int {
      text[range].reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }
    let hasTime = text.count == form.count
    try self.init(
      validatingYear: number(0..<4), month: number(5..<7), day: number(8..<10),
      hour: hasTime ? number(11..<13) : 0, minute: hasTime ? number(14..<16) : 0)
  }

  private static let digits = UInt8(ascii: "0")...UInt8(ascii: "9")

  /// The day in ISO 8601: `2026-11-22`.
  package var iso8601Day: String {
    "\(Self.padded(year, to: 4))-\(Self.padded(month, to: 2))-\(Self.padded(day, to: 2))"
  }

  /// The time of day in ISO 8601: `09:41`.
  var iso8601Time: String { "\(Self.padded(hour, to: 2)):\(Self.padded(minute, to: 2))" }

  private static func padded(_ number: Int, to count: Int) -> String {
    let digits = "\(number)"
    return String(repeating: "0", count: max(count - digits.count, 0)) + digits
  }
}

extension CalendarDate: CustomStringConvertible {
  /// The date in ISO 8601, without the time at midnight: `2026-11-22` or `2026-11-22T09:41`.
  public var description: String {
    hour == 0 && minute == 0 ? iso8601Day : "\(iso8601Day)T\(iso8601Time)"
  }
}

extension CalendarDate: Codable {
  /// Decodes ISO 8601 text, as ``init(iso8601:)`` accepts it.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; for any other text its underlying error is
  ///   ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    do {
      try self.init(validatingISO8601: container.decode(String.self))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes ``description``.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }
}

// MARK: - RangedDate

/// A date with the earliest and the latest one that can be set, and the parts of it that are set.
public struct RangedDate: Hashable, Sendable {
  /// The date, which isn't before the minimum nor after the maximum.
  public let date: CalendarDate

  /// The earliest date; nil for none.
  public let minimum: CalendarDate?

  /// The latest date; nil for none.
  public let maximum: CalendarDate?

  /// The parts that are set.
  public let mode: DatePickerMode

  /// Creates a date with its limits.
  ///
  /// - Parameters:
  ///   - date: The date; clamped to the limits.
  ///   - minimum: The earliest date; none by default. A minimum that is after the maximum is ignored
  ///     together with that, as `UIDatePicker` does.
  ///   - maximum: The latest date; none by default.
  ///   - mode: The parts that are set; year, month and day by default.
  public init(
    _ date: CalendarDate, minimum: CalendarDate? = nil, maximum: CalendarDate? = nil,
    mode: DatePickerMode = .date
  ) {
    let isOrdered = minimum.flatMap { minimum in maximum.map { minimum <= $0 } } ?? true
    self.minimum = isOrdered ? minimum : nil
    self.maximum = isOrdered ? maximum : nil
    let least = self.minimum.map { max(date, $0) } ?? date
    self.date = self.maximum.map { min(least, $0) } ?? least
    self.mode = mode
  }

  /// The parts that are set in ISO 8601: `2026-11-22`, `09:41` or `2026-11-22T09:41`.
  public var iso8601: String { mode.iso8601(date) }
}

extension RangedDate: CustomStringConvertible {
  /// The parts that are set, and the limits: `2026-11-22`, `2026-11-22 of 2026-01-01…`.
  public var description: String {
    guard minimum != nil || maximum != nil else { return iso8601 }
    return "\(iso8601) of \(minimum?.description ?? "")…\(maximum?.description ?? "")"
  }
}

extension RangedDate: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case date
    case minimum
    case maximum
    case mode
  }

  /// Decodes an object with `date` and, optionally, `minimum`, `maximum` and `mode`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; when the dates are not in order its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "date")
    let date = try container.decode(CalendarDate.self, forKey: .date)
    let minimum = try container.decodeIfPresent(CalendarDate.self, forKey: .minimum)
    let maximum = try container.decodeIfPresent(CalendarDate.self, forKey: .maximum)
    let mode = try container.decodeIfPresent(DatePickerMode.self, forKey: .mode)
    self.init(date, minimum: minimum, maximum: maximum, mode: mode ?? .date)
    guard (self.date, self.minimum, self.maximum) == (date, minimum, maximum) else {
      let limits = "\(minimum?.description ?? "")…\(maximum?.description ?? "")"
      let error = InvalidValueError(
        .outOfRange, subject: "date", given: "\(date) of \(limits)",
        accepted: "a date with minimum ≤ date ≤ maximum")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `date`, and `minimum`, `maximum` and `mode` where they aren't the
  /// default.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(date, forKey: .date)
    try container.encodeIfPresent(minimum, forKey: .minimum)
    try container.encodeIfPresent(maximum, forKey: .maximum)
    if mode != .date { try container.encode(mode, forKey: .mode) }
  }
}
