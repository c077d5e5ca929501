/// Something that is on or off.
///
/// UIKit's `UISwitch`.
public protocol SwitchNode: ControlNode {}

extension SwitchNode {
  /// The kind: `.switch`.
  public static var nodeKind: NodeKind { .switch }
}

extension NodeKind {
  /// The kind of a `SwitchNode`.
  ///
  /// Uses the tints of its on state and its thumb, and whether it is on, besides.
  public static let `switch` = NodeKind(
    "switch", of: (any SwitchNode).self, parent: .control,
    uses: [.onTintColor, .thumbTintColor, .isOn])
}
