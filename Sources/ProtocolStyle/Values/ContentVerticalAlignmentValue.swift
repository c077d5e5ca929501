/// The vertical alignment of a control's content, like UIKit's `ContentVerticalAlignment`.
public enum ContentVerticalAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// In the middle; UIKit's initial value.
  case center

  /// At the top edge.
  case top

  /// At the bottom edge.
  case bottom

  /// Stretched from edge to edge.
  case fill
}
