/// Text that can't control a terminal, because control characters are replaced by visible ones.
///
/// Characters of C0 and DEL become control pictures (`␛`). Characters of C1, direction controls,
/// and characters that the C library can't print become replacement characters (`�`). Escape
/// sequences thereby lose their first character and are displayed as text. A text with several
/// lines becomes one neutral line for each.
enum NeutralText {
  /// The text as one line, with line breaks as control pictures and tabs as spaces.
  static func line(_ text: some StringProtocol) -> String {
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return String(text) }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(neutral(scalar)) }
    return String(result)
  }

  /// The lines of a text, at least one; LF, CR and CR LF end a line.
  static func lines(_ text: String) -> [String] {
    text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      .map(line)
  }

  private static func neutral(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x09: " "
    case ..<0x20: Unicode.Scalar(0x2400 + scalar.value)!
    case 0x7F: "\u{2421}"
    // C1; marks, embeddings and isolates that reorder surrounding text; line and paragraph
    // separators.
    case 0x80..<0xA0, 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: "\u{FFFD}"
    default: ColumnWidth.columns(of: scalar) < 0 ? "\u{FFFD}" : scalar
    }
  }
}
