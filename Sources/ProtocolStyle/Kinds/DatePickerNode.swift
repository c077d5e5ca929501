/// Something that sets a date or a time.
///
/// UIKit's `UIDatePicker`.
public protocol DatePickerNode: ControlNode {}

extension DatePickerNode {
  /// The kind: `.datePicker`.
  public static var nodeKind: NodeKind { .datePicker }
}

extension NodeKind {
  /// The kind of a `DatePickerNode`.
  ///
  /// Uses and derives what a control does, and uses a text: the date as ISO 8601 writes it, such as
  /// `2026-11-22`.
  public static let datePicker = NodeKind(
    "datePicker", of: (any DatePickerNode).self, parent: .control, uses: [.text])
}
