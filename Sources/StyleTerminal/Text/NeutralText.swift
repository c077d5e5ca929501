/// Text that cannot command a terminal: control characters are shown instead of obeyed.
///
/// Characters of C0 and DEL become their pictures (`␛`), those of C1, of direction and whatever the C
/// library cannot show a replacement character (`�`). Escape sequences lose their first character
/// that way and are read as what they are. A text of several lines is one line for each.
enum NeutralText {
  /// The text as one line: line breaks are shown as pictures, too; a tab is a space.
  static func line(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(neutral(scalar)) }
    return String(result)
  }

  /// The lines of a text, at least one; LF, CR and CR LF end one.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map(line)
  }

  private static func neutral(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
    case 0x7F: "\u{2421}"
    // C1; marks, embeddings and isolates that reorder what is around them; separators of lines.
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: ColumnWidth.columns(of: scalar) < 0 ? "\u{FFFD}" : scalar
    }
  }
}
