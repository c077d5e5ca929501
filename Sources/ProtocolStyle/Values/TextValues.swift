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

/// The capitalization of text when it's shown, like `text-transform` in CSS.
public enum TextTransformValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Unchanged: `none` in CSS.
  case unchanged

  /// All upper case.
  case uppercase

  /// All lower case.
  case lowercase

  /// The first letter of each word in upper case: `capitalize` in CSS.
  case capitalized
}

/// The treatment of text that is too long for its line, like UIKit's `NSLineBreakMode`.
public enum LineBreakModeValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Wraps at word boundaries.
  case byWordWrapping

  /// Wraps before the first character that doesn't fit.
  case byCharWrapping

  /// Cuts the text off at the edge.
  case byClipping

  /// Shows the end of the line, with an ellipsis before it.
  case byTruncatingHead

  /// Shows the start of the line, with an ellipsis after it; the initial value of labels.
  case byTruncatingTail

  /// Shows the start and the end of the line, with an ellipsis between them.
  case byTruncatingMiddle
}
