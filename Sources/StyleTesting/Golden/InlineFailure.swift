/// A text that differs from the expected text in the source of a test.
struct InlineFailure: Error, CustomStringConvertible {
  let description: String

  /// Creates a failure, or returns nil if the texts are equal except for a line break at the end.
  init?(expected: String, actual: String) {
    let (expected, actual) = (Self.trimmed(expected), Self.trimmed(actual))
    if expected == actual { return nil }
    description =
      expected.isEmpty
      ? "No text is expected. This was rendered:\n\(actual)"
      : "The text differs from the result (- expected, + result):\n"
        + LineDifference.text(from: expected, to: actual)
  }

  private static func trimmed(_ text: String) -> String {
    text.hasSuffix("\n") ? String(text.dropLast()) : text
  }
}
