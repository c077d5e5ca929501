extension Double {
  /// The shortest text that reads back as this number, without the `.0` of whole numbers.
  ///
  /// CSS and people write `17`, not `17.0`.
  package var plainDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
