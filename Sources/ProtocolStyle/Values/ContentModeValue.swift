/// The layout of content when the bounds of its view change, like UIKit's `UIView.ContentMode`.
public enum ContentModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Stretches to fill the bounds, without keeping the aspect ratio; UIKit's initial value.
  case scaleToFill

  /// Scales to fit inside the bounds and keeps the aspect ratio; the rest is transparent.
  case scaleAspectFit

  /// Scales to cover the bounds and keeps the aspect ratio; some content may be cut off.
  case scaleAspectFill

  /// Redraws the content when the bounds change.
  case redraw

  /// Centers the content and keeps its size.
  case center

  /// Aligns with the middle of the top edge and keeps the size.
  case top

  /// Aligns with the middle of the bottom edge and keeps the size.
  case bottom

  /// Aligns with the middle of the left edge and keeps the size.
  case left

  /// Aligns with the middle of the right edge and keeps the size.
  case right

  /// Aligns with the top left corner and keeps the size.
  case topLeft

  /// Aligns with the top right corner and keeps the size.
  case topRight

  /// Aligns with the bottom left corner and keeps the size.
  case bottomLeft

  /// Aligns with the bottom right corner and keeps the size.
  case bottomRight
}
