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
