/// The alignment of lines of text, like UIKit's `NSTextAlignment`.
public enum TextAlignmentValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Along the left edge.
  case left

  /// Centered.
  case center

  /// Along the right edge.
  case right

  /// Along both edges, except the last line of a paragraph.
  case justified

  /// By the direction of the script; the initial value of text.
  case natural
}
