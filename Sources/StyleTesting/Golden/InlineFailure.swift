/// That a text is not the one that a test has in its source.
struct InlineFailure: Error, CustomStringConvertible {
  let description: String

  /// A failure, or nil where the texts are the same but for a line break at the end.
  init?(expected: String, actual: String) {
    let (expected, actual) = (Self.trimmed(expected), Self.trimmed(actual))
    if expected == actual { return nil }
    description =
      expected.isEmpty
      ? "No text is expected. This was rendered:\n\(actual)"
      : "The text is not what was rendered (- expected, + rendered):\n"
        + LineDifference.text(from: expected, to: actual)
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
