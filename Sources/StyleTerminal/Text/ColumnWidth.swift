internal import CStyleTerminal

/// How many columns text takes in a terminal, by the C library's `wcwidth`.
enum ColumnWidth {
  /// The columns of a text; what cannot be shown counts as none.
  static func columns(of text: some StringProtocol) -> Int {
    // Text is mostly ASCII, and that needs no asking.
    if text.utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return text.utf8.count }
    return text.unicodeScalars.reduce(0) { $0 + max(columns(of: $1), 0) }
  }

  /// The columns of a character; -1 for one that cannot be shown.
  static func columns(of scalar: Unicode.Scalar) -> Int {
    Int(style_column_width(scalar.value))
  }
}
