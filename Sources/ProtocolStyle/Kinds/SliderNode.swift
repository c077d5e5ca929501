/// A track with a thumb that sets a number, like UIKit's `UISlider`.
public protocol SliderNode: ControlNode {}

extension SliderNode {
  /// The kind: `.slider`.
  public static var nodeKind: NodeKind { .slider }
}

extension NodeKind {
  /// The kind of a `SliderNode`.
  ///
  /// It uses the attributes of a control, the tints of its tracks and its thumb, and a value in a
  /// range.
  public static let slider = NodeKind(
    "slider", of: (any SliderNode).self, parent: .control,
    uses: [.minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .rangedValue])
}
