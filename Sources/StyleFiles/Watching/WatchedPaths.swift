internal import Foundation

/// The folders to watch, and the names of watched files in them.
struct WatchedPaths: Equatable, Sendable {
  /// For each folder, the names of files; nil for all files of the folder.
  private(set) var names: [String: Set<String>?] = [:]

  /// Collects the folders of files, and those of the targets of symbolic links.
  init(_ urls: [URL]) {
    for url in urls {
      var path = url.standardizedFileURL.path
      if Self.isFolder(path) {
        names[path] = .some(nil)
        continue
      }
      // Replacing a link changes its own folder; saving its target changes the target's folder.
      for _ in 0..<Self.maximumLinks {
        add(path)
        guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
          break
        }
        path =
          URL(filePath: target, relativeTo: URL(filePath: path).deletingLastPathComponent())
          .standardizedFileURL.path
      }
    }
  }

  private static let maximumLinks = 8

  private mutating func add(_ path: String) {
    let url = URL(filePath: path)
    let folder = url.deletingLastPathComponent().path
    if case .some(.none) = names[folder] { return }
    var known = (names[folder] ?? []) ?? []
    known.insert(url.lastPathComponent)
    names[folder] = known
  }

  private static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The paths of the files that count, sorted, whether they exist or not; of a folder of which
  /// every file counts, those that are there.
  func files() -> [String] {
    names.flatMap { folder, names in
      let names = names ?? Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      return names.map { folder + "/" + $0 }
    }.sorted()
  }

  /// Whether a file of a folder counts.
  func contains(_ name: String, in folder: String) -> Bool {
    guard let known = names[folder] else { return false }
    return known?.contains(name) ?? true
  }
}
