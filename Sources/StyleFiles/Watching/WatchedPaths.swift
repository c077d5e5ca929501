internal import Foundation

/// The folders to watch, and the names of watched files in them.
///
/// All folders of a path are watched for the next part of the path, because a folder may be renamed
/// and created again, and a symbolic link above a file may be replaced, without an event in the
/// file's own folder.
struct WatchedPaths: Equatable, Sendable {
  /// For each folder, the names of files and folders; nil for all files of the folder.
  private(set) var names: [String: Set<String>?] = [:]

  /// The folders that have to be watched: those of the files themselves.
  private(set) var required: Set<String> = []

  /// Collects the folders of files, and those of the targets of symbolic links.
  init(_ urls: [URL]) {
    for url in urls {
      let path = url.absoluteURL.standardizedFileURL.path
      add(path.split(separator: "/").map(String.init), links: 0)
      if Self.isFolder(path) {
        names[path] = .some(nil)
        required.insert(path)
      }
    }
  }

  private static let maximumLinks = 8

  /// Adds the folders of an absolute path, which a symbolic link in it continues elsewhere.
  private mutating func add(_ parts: [String], links: Int) {
    var folder = "/"
    for (place, part) in parts.enumerated() {
      insert(part, in: folder)
      let path = folder == "/" ? "/" + part : folder + "/" + part
      // Replacing a link changes its own folder; saving its target changes the target's folder.
      if links < Self.maximumLinks,
        let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      {
        let end = URL(
          filePath: target, relativeTo: URL(filePath: folder, directoryHint: .isDirectory)
        )
        .absoluteURL.standardizedFileURL.path
        add(
          end.split(separator: "/").map(String.init) + parts[(place + 1)...], links: links + 1)
        if place == parts.count - 1 { required.insert(folder) }
        return
      }
      if place == parts.count - 1 { required.insert(folder) }
      folder = path
    }
  }

  private mutating func insert(_ name: String, in folder: String) {
    if case .some(.none) = names[folder] { return }
    var known = (names[folder] ?? []) ?? []
    known.insert(name)
    names[folder] = known
  }

  static func isFolder(_ path: String) -> Bool {
    var isDirectory: ObjCBool = false
    return unsafe FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory)
      && isDirectory.boolValue
  }

  /// The paths of the files and folders that count, sorted, whether they exist or not; of a folder
  /// of which every file counts, those that are there.
  func files() -> [String] {
    names.flatMap { folder, names in
      let names = names ?? Set((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      return names.map { (folder == "/" ? "" : folder) + "/" + $0 }
    }.sorted()
  }

  /// Whether a file of a folder counts.
  func contains(_ name: String, in folder: String) -> Bool {
    guard let known = names[folder] else { return false }
    return known?.contains(name) ?? true
  }
}
