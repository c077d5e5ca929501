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
