/// A view that the user interacts with, like UIKit's `UIControl`.
public protocol ControlNode: ViewNode {}

extension ControlNode {
  /// The kind: `.control`.
  public static var nodeKind: NodeKind { .control }
}

extension NodeKind {
  /// The kind of a `ControlNode`.
  ///
  /// It uses the attributes of a view, the content alignments and a control state.
  public static let control = NodeKind(
    "control", of: (any ControlNode).self, parent: .view,
    uses: [.contentVerticalAlignment, .contentHorizontalAlignment, .controlState])
}
