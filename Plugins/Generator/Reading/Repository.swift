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
