/// A problem with its location in the sources, in printed form.
struct Finding: Codable, Hashable {
  /// The name of the documentation page about it.
  let kind: Problem.Kind

  /// The path of the file; nil if the declaration isn't found in the sources.
  let file: String?

  /// The line, counted from 1; zero if the file isn't known.
  let line: Int

  /// The column in UTF-8 bytes, counted from 1, as in compilers; zero if the file isn't known.
  let column: Int
  let message: String
  let remedy: String

  /// The lines in the format of a compiler: a warning and a note.
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
