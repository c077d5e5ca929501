/// A control that sets a date or a time, like UIKit's `UIDatePicker`.
public protocol DatePickerNode: ControlNode {}

extension DatePickerNode {
  /// The kind: `.datePicker`.
  public static var nodeKind: NodeKind { .datePicker }
}

extension NodeKind {
  /// The kind of a `DatePickerNode`.
  ///
  /// Uses its date besides.
  public static let datePicker = NodeKind(
    "datePicker", of: (any DatePickerNode).self, parent: .control, uses: [.rangedDate])
}
