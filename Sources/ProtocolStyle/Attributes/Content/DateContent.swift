/// The date of a date picker, with its limits.
///
/// ```swift
/// struct ReturnDate: DatePickerNode, DateContent {
///   var date = CalendarDate(year: 2026, month: 11, day: 22)
///   var minimumDate: CalendarDate? { CalendarDate(year: 2026, month: 11, day: 1) }
/// }
/// ```
///
/// A view model has all of it as one, ``ViewModel/rangedDate``. Content, not style: nodes that
/// differ in it alone share one block of style. From UIKit's `UIDatePicker`; HTML `type`, `value`,
/// `min` and `max`.
public protocol DateContent: SendableMetatype {  // style: expected
  /// The date.
  var date: CalendarDate { get }

  /// The earliest date that can be set; none by default.
  var minimumDate: CalendarDate? { get }

  /// The latest date that can be set; none by default.
  var maximumDate: CalendarDate? { get }

  /// The parts that can be set; year, month and day by default.
  var datePickerMode: DatePickerMode { get }
}

extension DateContent {
  /// The default: none.
  public var minimumDate: CalendarDate? { nil }

  /// The default: none.
  public var maximumDate: CalendarDate? { nil }

  /// The default: year, month and day.
  public var datePickerMode: DatePickerMode { .date }
}

extension AnyAttribute where Self == Attribute<RangedDate> {
  /// The date of a date picker, with its limits.
  public static var rangedDate: Self { key }
}

private let key = Attribute<RangedDate>(
  "rangedDate", of: (any DateContent).self, kinds: [], isContent: true
) {
  ($0 as? any DateContent.Type).map { AttributeReader($0, read) }
}

@Sendable private func read(
  _ node: borrowing some DateContent, _ slot: borrowing AttributeSlot<RangedDate>
) -> AttributeWrite {
  slot.write(
    RangedDate(
      node.date, minimum: node.minimumDate, maximum: node.maximumDate, mode: node.datePickerMode))
}

extension ViewModel {
  /// The date of a date picker, with its limits; nil if no level of the cascade writes it.
  public var rangedDate: RangedDate? {
    get { self[.rangedDate] }
    set { self[.rangedDate] = newValue }
  }
}
