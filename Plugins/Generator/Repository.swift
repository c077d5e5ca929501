import Foundation

/// The files of a copy of this repository.
struct Repository {
  /// The root, the folder with `Package.swift`.
  let root: URL

  /// The Swift files of a folder and its subfolders, by path.
  ///
  /// - Throws: An error of the file system.
  func files(in folder: String) throws -> [SourceFile] {
    try paths(in: folder).filter { $0.hasSuffix(".swift") }.map(file)
  }

  /// The paths of a folder and its subfolders, sorted.
  ///
  /// - Throws: An error of the file system.
  func paths(in folder: String) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path).sorted()
      .map { "\(folder)/\($0)" }
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
