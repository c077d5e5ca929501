/// A problem with its place in the sources, as it's printed.
struct Finding: Codable, Hashable {
  /// The page of the documentation that explains it.
  let kind: Problem.Kind

  /// The path of the file; nil where the declaration isn't found in the sources.
  let file: String?

  /// Counted from 1; zero where the file isn't known.
  let line: Int

  /// Counted from 1 in UTF-8 bytes, as compilers do; zero where the file isn't known.
  let column: Int
  let message: String
  let remedy: String

  /// The lines that a compiler would print: a warning and a note.
  var text: String {
    let place = file.map { "\($0):\(line):\(column): " } ?? ""
    return "\(place)warning: \(message) [\(kind.rawValue)]\n\(place)note: \(remedy)\n"
  }
}

extension Finding: Comparable {
  static func < (left: Finding, right: Finding) -> Bool {
    (left.file ?? "", left.line, left.column, left.message)
      < (right.file ?? "", right.line, right.column, right.message)
  }
}
