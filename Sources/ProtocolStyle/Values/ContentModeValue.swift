/// How content is laid out when the bounds of its view change, as UIKit's `UIView.ContentMode`.
public enum ContentModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretches to the bounds, whatever that does to the aspect ratio; UIKit's initial value.
  case scaleToFill

  /// Scales to fit inside the bounds, keeping the aspect ratio; the rest is transparent.
  case scaleAspectFit

  /// Scales to cover the bounds, keeping the aspect ratio; some content may be cut off.
  case scaleAspectFill

  /// Draws anew when the bounds change.
  case redraw

  /// Centres, keeping the size.
  case center

  /// Aligns with the middle of the top edge, keeping the size.
  case top

  /// Aligns with the middle of the bottom edge, keeping the size.
  case bottom

  /// Aligns with the middle of the left edge, keeping the size.
  case left

  /// Aligns with the middle of the right edge, keeping the size.
  case right

  /// Aligns with the top left corner, keeping the size.
  case topLeft

  /// Aligns with the top right corner, keeping the size.
  case topRight

  /// Aligns with the bottom left corner, keeping the size.
  case bottomLeft

  /// Aligns with the bottom right corner, keeping the size.
  case bottomRight
}
