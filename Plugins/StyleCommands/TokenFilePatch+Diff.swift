internal import CommandSupport
internal import Foundation
internal import StyleFiles

extension TokenFilePatch {
  /// The changes as a unified diff by Git, for `git apply`.
  ///
  /// Paths begin at the present folder, or at the root for files elsewhere.
  ///
  /// - Returns: The diff; empty for no changes.
  /// - Throws: An error of the file system, or `CommandMisuse` if Git fails.
  func diff() throws -> String {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let present = FileManager.default.currentDirectoryPath + "/"
    for change in changes {
      let path = change.file.path(percentEncoded: false)
      let name = path.hasPrefix(present) ? path.dropFirst(present.count) : path.drop { $0 == "/" }
      for (side, text) in [("a", change.old), ("b", change.new)] {
        let file = folder.appending(path: "\(side)/\(name)")
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
      }
    }
    if changes.isEmpty { return "" }
    #if os(Linux) || os(macOS)
    let (git, output) = (Process(), Pipe())
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = [
      "git", "diff", "--no-index", "--no-prefix", "--no-ext-diff", "--no-color", "a", "b",
    ]
    git.currentDirectoryURL = folder
    git.standardOutput = output
    try git.run()
    let diff = try output.fileHandleForReading.readToEnd() ?? Data()
    git.waitUntilExit()
    // Git's status for a difference.
    guard git.terminationStatus == 1 else {
      throw CommandMisuse("--patch needs Git, which failed; the reason is above.")
    }
    return String(decoding: diff, as: UTF8.self)
    #else
    throw CommandMisuse("--patch needs Git, which this platform can't start.")
    #endif
  }
}
