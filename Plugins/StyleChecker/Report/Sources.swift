internal import CommandSupport
internal import Foundation

/// The sources of the checked modules.
struct Sources {
  /// The comment that silences the findings on its line.
  static let expectation = "// style: expected"

  /// The lines of the files read so far, by path.
  private var lines: [String: [Substring]] = [:]

  /// The folders of modules, by name.
  let folders: [String: URL]

  init(folders: [String: URL]) {
    self.folders = folders
  }

  /// Whether a comment on a problem's line silences it, or other lines show that it isn't one.
  mutating func excuse(
    _ problem: Problem, of declaration: Declaration, in file: String, line: Int
  ) -> Bool {
    var lines = lines(of: file)
    guard lines.indices.contains(line - 1) else { return false }
    if lines[line - 1].contains(Self.expectation) { return true }
    lines.remove(at: line - 1)
    return problem.isExcusedByUse && lines.contains { Self.reads(declaration.name, in: $0) }
  }

  /// Whether a line of code reads a variable, or a property of `self`.
  ///
  /// Argument labels and assignments don't count as reads, nor do members of other values.
  static func reads(_ name: String, in line: Substring) -> Bool {
    let code = line[..<(line.firstRange(of: "//")?.lowerBound ?? line.endIndex)]
    return code.ranges(of: name).contains { range in
      var before = code[..<range.lowerBound]
      let after = code[range.upperBound...]
      if before.hasSuffix("self.") { before = before.dropLast(5) }
      if let last = before.last, last.isLetter || last.isNumber || "_.`\\".contains(last) {
        return false
      }
      if let first = after.first, first.isLetter || first.isNumber || "_:`".contains(first) {
        return false
      }
      let rest = after.drop { $0 == " " }
      let isWritten = rest.hasPrefix("=") && !rest.hasPrefix("==")
      return !isWritten && !["var", "let", "func"].contains(before.split(separator: " ").last)
    }
  }

  /// Finds the location of a declaration's name, counted from 1.
  ///
  /// Private declarations have no position in symbol graphs, so the first declaration of that name
  /// in the module's files is used.
  func place(
    of declaration: Declaration
  ) -> (file: String, line: Int, column: Int)? {
    if let location = declaration.position, let url = URL(string: location.uri) {
      let position = location.position
      return (url.path(percentEncoded: false), position.line + 1, position.character + 1)
    }
    for file in files(of: declaration.module) {
      if let (line, column) = search(declaration.path, in: file) { return (file, line, column) }
    }
    return nil
  }

  private func files(of module: String) -> [String] {
    guard let folder = folders[module],
      let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    else { return [] }
    return files.compactMap { ($0 as? URL)?.path(percentEncoded: false) }
      .filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// Finds the first declaration of the path's last name after those of the preceding names.
  private func search(_ path: [String], in file: String) -> (line: Int, column: Int)? {
    let keywords = "(?:struct|enum|class|actor|protocol|extension|var|let|func)"
    let lines = Self.read(file)
    var next = 0
    for (index, name) in path.enumerated() {
      guard let word = try? Regex("\\b\(keywords)\\s+(?:\\w+\\.)*(\(name))\\b"),
        let line = lines[next...].firstIndex(where: { $0.firstMatch(of: word) != nil })
      else { return nil }
      next = line
      if index == path.count - 1, let match = lines[line].firstMatch(of: word),
        let range = match.output[1].range
      {
        return (line + 1, lines[line][..<range.lowerBound].utf8.count + 1)
      }
    }
    return nil
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = lines[file] { return known }
    let read = Self.read(file)
    lines[file] = read
    return read
  }

  private static func read(_ file: String) -> [Substring] {
    let text = (try? String(contentsOfFile: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n", omittingEmptySubsequences: false)
  }
}
