/// Two buttons that increase and decrease a number, like UIKit's `UIStepper`.
public protocol StepperNode: ControlNode {}

extension StepperNode {
  /// The kind: `.stepper`.
  public static var nodeKind: NodeKind { .stepper }
}

extension NodeKind {
  /// The kind of a `StepperNode`.
  ///
  /// It uses the attributes of a control and a value in a range.
  public static let stepper = NodeKind(
    "stepper", of: (any StepperNode).self, parent: .control, uses: [.rangedValue])
}
