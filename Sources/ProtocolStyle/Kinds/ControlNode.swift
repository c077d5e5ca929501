/// Anything that is seen and acted on.
///
/// UIKit's `UIControl`.
public protocol ControlNode: ViewNode {}

extension ControlNode {
  /// The kind: `.control`.
  public static var nodeKind: NodeKind { .control }
}

extension NodeKind {
  /// The kind of a `ControlNode`.
  ///
  /// Uses the content alignments and its control state besides.
  public static let control = NodeKind(
    "control", of: (any ControlNode).self, parent: .view,
    uses: [.contentVerticalAlignment, .contentHorizontalAlignment, .controlState])
}
