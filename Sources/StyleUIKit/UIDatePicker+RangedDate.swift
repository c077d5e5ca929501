#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
internal import UIKit

extension UIDatePicker {
  /// The parts of a date picker that a ranged date sets.
  struct ShownDate {
    var mode: Mode
    var minimum: Date?
    var maximum: Date?
    var date: Date
  }

  /// The shown date; set in an order in which no limit changes it.
  var shownDate: ShownDate {
    get {
      ShownDate(
        mode: datePickerMode, minimum: minimumDate, maximum: maximumDate, date: date)
    }
    set {
      datePickerMode = newValue.mode
      (minimumDate, maximumDate) = (nil, nil)
      date = newValue.date
      (minimumDate, maximumDate) = (newValue.minimum, newValue.maximum)
    }
  }

  /// The date and its limits as content, in the picker's time zone.
  var rangedDate: RangedDate {
    let mode: DatePickerMode =
      switch datePickerMode {
      case .time: .time
      case .dateAndTime: .dateAndTime
      default: .date
      }
    return RangedDate(
      calendarDate(date), minimum: minimumDate.map(calendarDate),
      maximum: maximumDate.map(calendarDate), mode: mode)
  }

  /// Dates are Gregorian, whatever calendar the picker shows.
  private var gregorian: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone ?? .current
    return calendar
  }

  private func calendarDate(_ date: Date) -> CalendarDate {
    let parts = gregorian.dateComponents([.year, .month, .day, .hour, .minute], from: date)
    return CalendarDate(
      year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1, hour: parts.hour ?? 0,
      minute: parts.minute ?? 0)
  }

  /// The moment of a date in the picker's time zone; for a time that a change of clocks leaves out,
  /// the next one there is.
  func moment(_ date: CalendarDate) -> Date {
    let parts = DateComponents(
      year: date.year, month: date.month, day: date.day, hour: date.hour, minute: date.minute)
    return gregorian.date(from: parts) ?? Date(timeIntervalSinceReferenceDate: 0)
  }

  /// Shows a date with its limits.
  func show(_ value: RangedDate) {
    let mode: Mode =
      switch value.mode {
      case .date: .date
      case .time: .time
      case .dateAndTime: .dateAndTime
      }
    shownDate = ShownDate(
      mode: mode, minimum: value.minimum.map(moment), maximum: value.maximum.map(moment),
      date: moment(value.date))
  }
}
#endif
