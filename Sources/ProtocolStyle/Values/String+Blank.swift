extension String {
  /// A Boolean value that indicates whether the text is empty or only white space.
  package var isBlank: Bool {
    // Nearly all names start with a visible ASCII character, which needs no Unicode lookup.
    if let first = utf8.first, (0x21...0x7E).contains(first) { return false }
    return allSatisfy(\.isWhitespace)
  }
}
