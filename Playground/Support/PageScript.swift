/// Scripts and style sheets of pages, in fewer bytes.
enum PageScript {
  /// Returns a script without comments, indentation, and needless spaces and ends of lines.
  ///
  /// A comment has lines of its own, which begin with `//`.
  static func compact(_ script: String) -> String {
    script.split(separator: "\n").map(compactLine).filter { !$0.hasPrefix("//") }
      .joined(separator: "\n")
      .replacing(/([{(\[,;:?&|])\n/) { $0.1 }.replacing(/\n([})\].:?&|])/) { $0.1 }
  }

  /// Returns a style sheet without comments, each of which is on one line.
  static func withoutComments(_ styleSheet: String) -> String {
    styleSheet.split(separator: "\n").filter { !$0.hasPrefix("/*") }.joined(separator: "\n")
  }

  /// A line without spaces around punctuation, except in strings, patterns and comments.
  private static func compactLine(_ line: Substring) -> String {
    String(line).replacing(/('[^']*'|`[^`]*`|\/[^ ].*)|^ +| *([-=+*%!<>?:,;{}()\[\]&|]) */) {
      String($0.1 ?? $0.2 ?? "")
    }
  }
}
