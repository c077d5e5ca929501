import Foundation
import Testing

@testable import Generator

extension Repository {
  /// The repository of these tests.
  static var current: Repository {
    Repository(
      root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent())
  }
}

/// A temporary copy of some files of the repository, deleted with its last reference.
final class Copy {
  let repository: Repository

  /// What the generator reads.
  static let sources = ["Sources", "Playground/GTK/Sources"]

  /// Copies files and folders.
  init(of paths: [String]) throws {
    let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    repository = Repository(root: root)
    for path in paths {
      let target = root.appending(path: path)
      try FileManager.default.createDirectory(
        at: target.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        at: Repository.current.root.appending(path: path), to: target)
    }
  }

  deinit { try? FileManager.default.removeItem(at: repository.root) }

  /// Writes a new file.
  func add(_ path: String, _ text: String) throws {
    _ = try repository.write(GeneratedFile(path: path, text: text))
  }

  /// Replaces a text that a file has once.
  func edit(_ path: String, _ old: String, with new: String) throws {
    let text = try repository.file(path).text
    try #require(text.ranges(of: old).count == 1, "\(path) should have \(old) once.")
    try add(path, text.replacing(old, with: new))
  }
}
