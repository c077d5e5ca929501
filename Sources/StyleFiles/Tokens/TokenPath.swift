/// The names of groups and of a token in them: `color.accent.light`.
///
/// Names don't contain periods, so the text identifies the token.
enum TokenPath {
  /// Returns the path in the braces of a reference, or nil for text that isn't in braces.
  ///
  /// The result is empty or contains braces if the reference is malformed.
  static func reference(in text: String) -> Substring? {
    guard text.utf8.first == UInt8(ascii: "{"), text.utf8.last == UInt8(ascii: "}"),
      text.utf8.count >= 2
    else { return nil }
    return text.dropFirst().dropLast()
  }

  /// The names of a path.
  static func parts(of path: Substring) -> [String] {
    path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The path for names.
  static func path(of parts: some Sequence<String>) -> String { parts.joined(separator: ".") }

  /// Whether a name is valid for a token or a group.
  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first != UInt8(ascii: "$")
      && !name.utf8.contains {
        [UInt8(ascii: "."), UInt8(ascii: "{"), UInt8(ascii: "}")].contains($0)
      }
  }
}
