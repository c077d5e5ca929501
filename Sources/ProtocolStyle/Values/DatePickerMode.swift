/// The parts of a date that a date picker sets, UIKit's `UIDatePicker.Mode`.
public enum DatePickerMode: String, CaseIterable, Hashable, Sendable, Codable {
  /// Year, month and day; HTML's `type=date`.
  case date

  /// Hour and minute; HTML's `type=time`.
  case time

  /// All of these; HTML's `type=datetime-local`.
  case dateAndTime

  /// The parts of a date in ISO 8601, as HTML's fields of the type have it.
  package func iso8601(_ date: CalendarDate) -> String {
    switch self {
    case .date: date.iso8601Day
    case .time: date.iso8601Time
    case .dateAndTime: "\(date.iso8601Day)T\(date.iso8601Time)"
    }
  }
}
