internal import CStyleTerminal

/// The number of columns that text takes up in a terminal, according to the C library's `wcwidth`.
enum ColumnWidth {
  /// The columns of a text; nonprintable characters count as 0.
  static func columns(of text: some StringProtocol) -> Int {
    // Fast path: most text is ASCII, one column per character.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + max(columns(of: $1), 0) }
  }

  /// The columns of a character; -1 for a nonprintable one.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(style_column_width(scalar.value))
  }
}
