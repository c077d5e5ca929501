import Foundation

/// The folder that these tests were compiled in.
enum Repository {
  /// The folder that contains `Package.swift`.
  static let root = URL(filePath: #filePath).appending(path: "../../../..").standardizedFileURL

  /// The folders in `Sources`, one a module.
  static let modules = try! FileManager.default
    .contentsOfDirectory(at: root.appending(path: "Sources"), includingPropertiesForKeys: nil)
    .filter(\.hasDirectoryPath)
    .sorted { $0.path() < $1.path() }

  /// The text of a file, given by its path from the root.
  static func text(of path: String) throws -> String {
    try String(contentsOf: root.appending(path: path), encoding: .utf8)
  }

  /// Whether a source is of a native toolkit's adapter, which is compiled with stand-ins alone.
  static func isNative(_ source: String) -> Bool { source.hasPrefix("#if canImport(") }

  /// The paths from the root of all files beneath a folder that have an extension.
  static func paths(in folder: String, withExtension pathExtension: String) -> [String] {
    FileManager.default.enumerator(atPath: root.appending(path: folder).path())!
      .compactMap { $0 as? String }
      .filter { $0.hasSuffix(".\(pathExtension)") }
      .map { "\(folder)/\($0)" }
      .sorted()
  }
}
