extension InvalidValueError {
  /// A text as it appears in ``given``: in quotation marks, escaped, and shortened when long.
  ///
  /// A data URL of a megabyte must not end up in a log, so 40 characters are shown at most.
  ///
  /// - Parameter text: The text that was given.
  /// - Returns: The text as a Swift literal, with an ellipsis in place of what was left out.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(40)
    return shown.endIndex == text.endIndex
      ? String(reflecting: text) : String(reflecting: shown + "…")
  }
}
