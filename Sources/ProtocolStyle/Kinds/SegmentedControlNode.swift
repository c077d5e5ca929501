/// A row of segments of which one is chosen.
///
/// UIKit's `UISegmentedControl`.
public protocol SegmentedControlNode: ControlNode {}

extension SegmentedControlNode {
  /// The kind: `.segmentedControl`.
  public static var nodeKind: NodeKind { .segmentedControl }
}

extension NodeKind {
  /// The kind of a `SegmentedControlNode`.
  ///
  /// Uses its items, the color between them and their text attributes besides; text color, font
  /// and alignment are those of the normal state where none are written.
  public static let segmentedControl = NodeKind(
    "segmentedControl", of: (any SegmentedControlNode).self, parent: .control,
    uses: [.dividerColor, .items],
    derivations: [.itemTitleText])
}
