import Foundation

/// Reference material beside the repository, which tests use if it exists.
enum SharedFiles {
  /// The folder that contains the repository.
  private static let outside = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../..").standardizedFileURL

  /// The reports' conformance cases and three design systems.
  static let dtcg = outside.appending(path: "shared/dtcg")

  /// Facts about NUI and three of its themes.
  static let nui = outside.appending(path: "shared/nui")

  /// Whether the material exists; if not, its tests are skipped.
  static let exist =
    FileManager.default.fileExists(atPath: dtcg.path)
    && FileManager.default.fileExists(atPath: nui.path)

  /// Calls a closure with a new folder, which is removed afterwards.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "StyleFilesTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }
}
