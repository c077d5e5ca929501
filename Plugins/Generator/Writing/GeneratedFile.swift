/// A file that the generator writes, with its whole text.
struct GeneratedFile {
  /// The path, relative to the repository; its name ends in `+Generated`.
  let path: String
  let text: String

  /// Makes a Swift file, headed by where it comes from.
  static func swift(_ path: String, from sources: String, _ body: String) -> GeneratedFile {
    GeneratedFile(
      path: path,
      text: """
        // swift-format-ignore-file
        // `swift run Generator` writes this file. Don't edit it.
        // Source: \(sources)

        \(body)

        """)
  }
}

extension Sequence<String> {
  /// The lines, indented.
  func lines(indentedBy count: Int = 0) -> String {
    map { String(repeating: " ", count: count) + $0 }.joined(separator: "\n")
  }

  /// The words, as many in an indented line of 100 columns as have room.
  func wrapped(indentedBy count: Int) -> String {
    var lines: [String] = []
    for word in self {
      if let last = lines.last, last.count + word.count < 100 - count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.lines(indentedBy: count)
  }
}
