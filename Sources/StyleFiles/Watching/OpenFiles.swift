internal import Foundation

/// Watched files and folders, for systems whose events are of open files.
///
/// An open file stays the same when its name is given to another one, so all are opened again after
/// each event. Nothing is missed meanwhile, because a change between two openings shows in the
/// files' states. Costs a system call or two for each file.
struct OpenFiles {
  /// The identity and the time of a file; they differ for one that was replaced.
  private struct FileState: Equatable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  private var folders: [String: Int32] = [:]
  private var files: [Int32] = []

  /// The states of the files that count; nil for one that is missing.
  private var states: [String: FileState?]?

  /// Whether an event of a descriptor is of a file that counts; else it is of a folder, whose event
  /// may be about another file.
  func isFile(_ descriptor: Int32) -> Bool { files.contains(descriptor) }

  /// Opens the folders, and those of the files that exist.
  ///
  /// - Parameters:
  ///   - paths: The paths to watch.
  ///   - open: Opens and registers a path; returns nil for one that can't be opened.
  /// - Returns: Whether a file that counts was changed, replaced, created or deleted since the last
  ///   call; false at the first one.
  mutating func reopen(_ paths: WatchedPaths, by open: (String) -> Int32?) -> Bool {
    let before = states
    closeAll()
    for folder in paths.names.keys { folders[folder] = open(folder) }
    let counted = paths.files()
    files = counted.compactMap(open)
    // States are taken after registration: whatever comes later is an event.
    let now = Dictionary(uniqueKeysWithValues: counted.map { ($0, Self.state(of: $0)) })
    states = now
    return before.map { $0 != now } ?? false
  }

  /// A folder of some paths that couldn't be opened.
  func missingFolder(of paths: WatchedPaths) -> String? {
    paths.names.keys.sorted().first { folders[$0] == nil }
  }

  /// Closes all descriptors.
  mutating func closeAll() {
    for descriptor in folders.values + files { close(descriptor) }
    folders = [:]
    files = []
  }

  private static func state(of path: String) -> FileState? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux) || os(Android)
    let time = status.st_mtim
    #else
    let time = status.st_mtimespec
    #endif
    return FileState(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino), size: Int64(status.st_size),
      seconds: Int(time.tv_sec), nanoseconds: Int(time.tv_nsec))
  }
}
