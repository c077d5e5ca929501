extension InvalidValueError {
  /// Returns text as it appears in ``given``: in quotation marks, escaped, and shortened if it's
  /// long.
  ///
  /// At most 40 characters are kept, so that a data URL of a megabyte doesn't end up in a log.
  ///
  /// - Parameter text: The given text.
  /// - Returns: The text as a Swift literal, with an ellipsis in place of the omitted characters.
  static func quoted(_ text: String) -> String {
    let shown = text.prefix(40)
    return shown.endIndex == text.endIndex
      ? String(reflecting: text) : String(reflecting: shown + "…")
  }
}
