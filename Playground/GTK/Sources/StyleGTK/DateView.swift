internal import CGTK

/// A day of a calendar.
final class DateView: GTKView {
  override func makeWidget() -> Widget { gtk_calendar_new() }

  /// The date as ISO 8601 writes it, such as `2026-11-22`; other texts have no effect.
  var text: String {
    get {
      let date = gtk_calendar_get_date(widget.opaque)!
      defer { g_date_time_unref(date) }
      let text = g_date_time_format(date, "%Y-%m-%d")!
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      let numbers = newValue.split(separator: "-").compactMap { Int32($0) }
      guard numbers.count == 3,
        let date = g_date_time_new_local(numbers[0], numbers[1], numbers[2], 0, 0, 0)
      else { return }
      gtk_calendar_select_day(widget.opaque, date)
      g_date_time_unref(date)
    }
  }
}
