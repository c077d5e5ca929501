internal import CGTK
internal import ProtocolStyle

/// A calendar, in which one day is selected.
///
/// It has no time of day, so that of the node's date stays as it is, and a node of which only the
/// time can be set isn't edited. GTK's calendars have no limits and always have a selected day: a
/// day outside of the limits is replaced by the nearest one, and a node without a date has the day
/// of the calendar's creation.
final class DateView: GTKView {
  /// The signals of a calendar whose selected day the user has changed: by a click, or by one of the
  /// arrows that turn to other months and years.
  private static let edits = ["day-selected", "prev-month", "next-month", "prev-year", "next-year"]

  private var today: CalendarDate?
  private var isSelecting = false

  override var alignment: StackAlignmentValue { .leading }

  override func makeWidget() -> Widget { gtk_calendar_new() }

  override func configure(_ widget: Widget) {
    super.configure(widget)
    today = day
    for signal in Self.edits { connect(signal) { ($0 as? DateView)?.readSelection() } }
  }

  /// The date, its limits and the parts that can be set; nil without a date.
  var rangedDate: RangedDate? {
    didSet {
      _ = widget
      if let date = rangedDate?.date ?? today { day = date }
    }
  }

  /// The selected day.
  private var day: CalendarDate {
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
      isSelecting = true
      gtk_calendar_select_day(widget.opaque, date)
      isSelecting = false
      g_date_time_unref(date)
    }
  }

  /// Reports the selected day, within the limits.
  private func readSelection() {
    guard !isSelecting else { return }
    let (selected, former) = (day, rangedDate)
    // A calendar can't set a time.
    guard former?.mode != .time else {
      rangedDate = former
      return
    }
    let date = CalendarDate(
      year: selected.year, month: selected.month, day: selected.day, hour: former?.date.hour ?? 0,
      minute: former?.date.minute ?? 0)
    rangedDate = RangedDate(
      date, minimum: former?.minimum, maximum: former?.maximum, mode: former?.mode ?? .date)
    onEdit?(self)
  }
}
