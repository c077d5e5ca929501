import Foundation

/// The repository that these tests were compiled in.
enum Repository {
  /// The folder that contains `Package.swift`.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The folders in `Sources`, one per module.
  static let modules = try! FileManager.default
    .contentsOfDirectory(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    .filter(\.hasDirectoryPath)
    .sorted { $0.path() < $1.path() }

  /// Returns the text of a file, whose path is relative to the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Returns whether a source belongs to the adapter of a native toolkit, which needs stand-ins.
  static func isNative(_ source: String) -> Bool { source.hasPrefix("#if canImport(") }

  /// Returns the paths of all files in a folder with an extension, relative to the root.
  static func paths(in folder: String, withExtension pathExtension: String) -> [String] {
    FileManager.default.enumerator(atPath: root.appending(path: folder).path())!
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
