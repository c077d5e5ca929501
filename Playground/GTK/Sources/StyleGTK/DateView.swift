internal import CGTK
import ProtocolStyle

/// A day of a calendar.
final class DateView: GTKView {
  override func makeWidget() -> Widget { gtk_calendar_new() }

  /// The day; a calendar has no time of day.
  var date: CalendarDate {
    get {
      let date = gtk_calendar_get_date(widget.opaque)!
      defer { g_date_time_unref(date) }
      return CalendarDate(
        year: Int(g_date_time_get_year(date)), month: Int(g_date_time_get_month(date)),
        day: Int(g_date_time_get_day_of_month(date)))
    }
    set {
      let date = g_date_time_new_local(
        Int32(newValue.year), Int32(newValue.month), Int32(newValue.day), 0, 0, 0)
      guard let date else { return }
      gtk_calendar_select_day(widget.opaque, date)
      g_date_time_unref(date)
    }
  }
}
