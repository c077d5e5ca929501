/// A row of segments, one of which is selected, like UIKit's `UISegmentedControl`.
///
/// ```swift
/// struct RangeControl: SegmentedControlNode, ItemsContent, TintColor {
///   let items = ["Day", "Week", "Month"]
///   var selectedIndex: Int? = 0
/// }
/// ```
public protocol SegmentedControlNode: ControlNode {}

extension SegmentedControlNode {
  /// The kind: `.segmentedControl`.
  public static var nodeKind: NodeKind { .segmentedControl }
}

extension NodeKind {
  /// The kind of a `SegmentedControlNode`.
  ///
  /// It uses the attributes of a control, a list of items, the colors between them and behind the
  /// selected one, and their text attributes. Text color, font and alignment are the defaults for the normal state.
  public static let segmentedControl = NodeKind(
    "segmentedControl", of: (any SegmentedControlNode).self, parent: .control,
    uses: [.dividerColor, .selectedSegmentTintColor, .items],
    derivations: [.itemTitleText])
}
