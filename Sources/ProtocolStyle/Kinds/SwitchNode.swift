/// A control that is on or off, like UIKit's `UISwitch`.
///
/// ```swift
/// struct AlarmSwitch: SwitchNode, OnContent, OnTintColor {
///   var isOn = false
///   var onTintColor: Color { .systemOrange }
/// }
/// ```
public protocol SwitchNode: ControlNode {}

extension SwitchNode {
  /// The kind: `.switch`.
  public static var nodeKind: NodeKind { .switch }
}

extension NodeKind {
  /// The kind of a `SwitchNode`.
  ///
  /// It uses the attributes of a control, the tints of its on state and its thumb, and whether it's
  /// on.
  public static let `switch` = NodeKind(
    "switch", of: (any SwitchNode).self, parent: .control,
    uses: [.onTintColor, .thumbTintColor, .isOn])
}
