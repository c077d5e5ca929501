extension String {
  /// Whether there is nothing in it but white space.
  package var isBlank: Bool {
    // Nearly all names start with a visible ASCII character, which needs no look-up in Unicode.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
