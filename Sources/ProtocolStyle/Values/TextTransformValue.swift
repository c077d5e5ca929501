/// How the letters of a text are changed where it is shown, CSS's `text-transform`.
public enum TextTransformValue: String, CaseIterable, Hashable, Sendable, Codable {
  /// Shown as they are: CSS's `none`.
  case unchanged

  /// All in upper case.
  case uppercase

  /// All in lower case.
  case lowercase

  /// The first letter of each word in upper case: CSS's `capitalize`.
  case capitalized
}
