/// The border of a text field, like UIKit's `UITextField.BorderStyle`.
public enum BorderStyleValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// No border. UIKit's `none` would mean nil when assigned to an optional.
  case borderless

  /// A thin rectangle.
  case line

  /// A rectangle that looks sunken.
  case bezel

  /// A rectangle with rounded corners.
  case roundedRect
}

/// The horizontal alignment of a control's content, like UIKit's `ContentHorizontalAlignment`.
public enum ContentHorizontalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the left edge.
  case left

  /// At the right edge.
  case right

  /// Stretched from edge to edge.
  case fill

  /// At the edge where text begins.
  case leading

  /// At the edge where text ends.
  case trailing
}

/// The vertical alignment of a control's content, like UIKit's `ContentVerticalAlignment`.
public enum ContentVerticalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the top edge.
  case top

  /// At the bottom edge.
  case bottom

  /// Stretched from edge to edge.
  case fill
}

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
