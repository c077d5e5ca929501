extension Double {
  /// The shortest text that parses as this number, without the `.0` of whole numbers, as in CSS.
  package var plainDescription: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
