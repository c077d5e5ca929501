/// A date and time of the Gregorian calendar to the minute, as a date picker shows it, in no time
/// zone.
///
/// ```swift
/// let arrival = CalendarDate(year: 2026, month: 11, day: 22)
/// let departure = CalendarDate(iso8601: "2026-11-24T09:30")
/// ```
///
/// Dates compare by time. UIKit's `UIDatePicker.date` with the picker's calendar and time zone;
/// HTML's local date and time.
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

  /// Makes a date, of the nearest components that there are.
  ///
  /// Each component is clamped, in this order, so February 31 is the last day of February. See
  /// ``init(validatingYear:month:day:hour:minute:)`` to have such a date refused.
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

  /// Makes a date, refusing components that there aren't.
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
