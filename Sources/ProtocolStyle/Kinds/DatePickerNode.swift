/// A control that sets a date or a time, like UIKit's `UIDatePicker`.
public protocol DatePickerNode: ControlNode {}

extension DatePickerNode {
  /// The kind: `.datePicker`.
  public static var nodeKind: NodeKind { .datePicker }
}

extension NodeKind {
  /// The kind of a `DatePickerNode`.
  ///
  /// It uses the attributes of a control and a text: the date in ISO 8601 format, such as
  /// `2026-11-22`.
  public static let datePicker = NodeKind(
    "datePicker", of: (any DatePickerNode).self, parent: .control, uses: [.text])
}
