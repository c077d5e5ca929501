/// Two buttons that raise and lower a number.
///
/// UIKit's `UIStepper`.
public protocol StepperNode: ControlNode {}

extension StepperNode {
  /// The kind: `.stepper`.
  public static var nodeKind: NodeKind { .stepper }
}

extension NodeKind {
  /// The kind of a `StepperNode`.
  ///
  /// Uses its value besides.
  public static let stepper = NodeKind(
    "stepper", of: (any StepperNode).self, parent: .control, uses: [.rangedValue])
}
