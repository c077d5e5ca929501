/// The horizontal alignment of a control's content, like UIKit's `ContentHorizontalAlignment`.
public enum ContentHorizontalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the left edge.
  case left

  /// At the right edge.
  case right

  /// Stretched from edge to edge.
  case fill

  /// At the edge where text begins.
  case leading

  /// At the edge where text ends.
  case trailing
}
