/// A track with a thumb that sets a number, like UIKit's `UISlider`.
///
/// ```swift
/// struct VolumeSlider: SliderNode, ValueContent, MinimumTrackTintColor {
///   var value = 0.5
///   var minimumTrackTintColor: Color { .systemTeal }
/// }
/// ```
public protocol SliderNode: ControlNode {}

extension SliderNode {
  /// The kind: `.slider`.
  public static var nodeKind: NodeKind { .slider }
}

extension NodeKind {
  /// The kind of a `SliderNode`.
  ///
  /// It uses the attributes of a control, the tints of its tracks and its thumb, the images at the
  /// ends of its track, and a value in a range.
  public static let slider = NodeKind(
    "slider", of: (any SliderNode).self, parent: .control,
    uses: [
      .minimumTrackTintColor, .maximumTrackTintColor, .thumbTintColor, .minimumValueImage,
      .maximumValueImage, .rangedValue,
    ])
}
