import Foundation

/// The files of a copy of this repository.
struct Repository {
  /// The root, the folder with `Package.swift`.
  let root: URL

  /// The Swift files of a folder and its subfolders, by path.
  ///
  /// - Throws: An error of the file system.
  func files(in folder: String) throws -> [SourceFile] {
    let url = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: url.path)
      .filter { $0.hasSuffix(".swift") }.sorted()
      .map { try file("\(folder)/\($0)") }
  }

  /// One file.
  ///
  /// - Throws: An error of the file system.
  func file(_ path: String) throws -> SourceFile {
    SourceFile(
      path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// Whether a file has exactly a text.
  func has(_ file: GeneratedFile) -> Bool {
    (try? String(contentsOf: root.appending(path: file.path), encoding: .utf8)) == file.text
  }

  /// Writes a file, and leaves one alone that has the text already.
  ///
  /// - Returns: Whether the file has changed.
  /// - Throws: An error of the file system.
  func write(_ file: GeneratedFile) throws -> Bool {
    if has(file) { return false }
    let url = root.appending(path: file.path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(file.text.utf8).write(to: url)
    return true
  }
}

/// The text of a Swift file, searched with regular expressions.
///
/// The files that the generator reads all have one shape, which `swift format` keeps. A full parser
/// isn't part of the toolchain; a file of another shape throws an error that names what is missing.
struct SourceFile {
  /// The path, relative to the repository.
  let path: String

  let text: String

  /// The parts that begin with `// MARK:`; the path of each ends with its title.
  var sections: [SourceFile] {
    text.split(separator: "// MARK: ").dropFirst().map { section in
      let title = section.prefix { $0 != "\n" }
      return SourceFile(
        path: "\(path), \(title)", text: String(section.dropFirst(title.count)))
    }
  }

  /// The name without its folder and extension.
  var name: String {
    String(path.split(separator: "/").last ?? "").replacing(".swift", with: "")
  }

  /// The first capture of an expression; nil without a match.
  func first(_ expression: Regex<(Substring, Substring)>) -> String? {
    text.firstMatch(of: expression).map { String($0.1) }
  }

  /// The first capture of an expression.
  ///
  /// - Throws: A `SourceError` that names `part` if nothing matches.
  func require(_ expression: Regex<(Substring, Substring)>, _ part: String) throws -> String {
    guard let found = first(expression) else {
      throw SourceError(path: path, reason: "There is no \(part). Add it.")
    }
    return found
  }
}

extension StringProtocol {
  /// The names behind a dot: `a` and `b` of `[.a, .b]` or `[Attribute.a.id, Attribute.b.id]`.
  var memberNames: [String] {
    String(self).matches(of: /\.([a-z]\w*)/).map { String($0.1) }.filter { $0 != "id" }
  }

  /// The lines of a comment, without slashes.
  var documentation: [String] {
    split(separator: "\n").map { line in
      let text = line.drop { $0 == " " }.dropFirst(3)
      return String(text.hasPrefix(" ") ? text.dropFirst() : text)
    }
  }
}

/// Why a source file can't be read by the generator.
struct SourceError: Error, Hashable, CustomStringConvertible {
  /// The path of the file, relative to the repository.
  let path: String

  /// The part that is missing or wrong, and what is accepted instead.
  let reason: String

  var description: String { "\(path): \(reason)" }
}

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
  func wrapped(indentedBy count: Int, prefix: String = "") -> String {
    var lines: [String] = []
    for word in self {
      if let last = lines.last, prefix.count + last.count + word.count < 100 - count {
        lines[lines.count - 1] = "\(last) \(word)"
      } else {
        lines.append(word)
      }
    }
    return lines.map { prefix + $0 }.lines(indentedBy: count)
  }

  /// The lines of a comment.
  func comment(indentedBy count: Int = 0) -> String {
    map { $0.isEmpty ? "///" : "/// \($0)" }.lines(indentedBy: count)
  }
}
