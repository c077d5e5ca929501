#if !os(WASI)
internal import Foundation
internal import Synchronization

/// Changes of watched files, as a sequence without values.
///
/// A separate thread waits for the system's events, because reading them blocks. It ends when the
/// events are stopped, which wakes it.
final class FileEvents: Sendable {
  /// A change of any of the files; changes that weren't consumed yet are combined.
  let changes: AsyncStream<Void>

  private let continuation: AsyncStream<Void>.Continuation
  private let source: FileEventSource<SystemFileEventQueue>
  private let hasNew = Atomic(false)

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    source = try FileEventSource<SystemFileEventQueue>(paths)
    source.start { [weak self] in self?.note() }
  }

  deinit { stop() }

  private func note() {
    hasNew.store(true, ordering: .releasing)
    continuation.yield()
  }

  /// Whether something has changed since the last call of `clear()`.
  var hasChanged: Bool { hasNew.load(ordering: .acquiring) }

  /// Marks all changes as consumed.
  func clear() { hasNew.store(false, ordering: .releasing) }

  /// Watches paths from now on, some of which may be other files than before.
  ///
  /// - Returns: A folder that exists and can't be watched; nil if there is none.
  func update(_ paths: WatchedPaths) -> String? { source.update(paths) }

  /// Ends the thread and the sequence; calling it again has no effect.
  func stop() {
    source.stop()
    continuation.finish()
  }
}

// MARK: - FileEventQueue

/// The events of the system about files: inotify, kqueue, or comparisons at intervals.
///
/// One thread waits for events. The other functions may be called on any thread, until the queue is
/// closed.
protocol FileEventQueue: Sendable {
  /// Makes a queue that watches nothing.
  init() throws(StyleFileError)

  /// Watches paths instead of those before, also if they are equal, because a name may have become
  /// that of another folder.
  ///
  /// - Returns: A required folder that can't be watched; nil where all are watched.
  func watch(_ paths: WatchedPaths) -> String?

  /// Waits for events, or for ``wakeUp()``.
  ///
  /// - Returns: Whether a file that counts has changed.
  func wait() -> Bool

  /// Ends a wait, or the next one where no thread waits.
  func wakeUp()

  /// Releases the queue's descriptors; nothing may be called afterwards.
  func close()
}

// MARK: - FileEventSource

/// A thread that waits for a queue's events.
///
/// The queue is closed once and by one owner: by the thread when it ends, because descriptors must
/// not be closed while it waits for them, or by `deinit` where no thread was started.
final class FileEventSource<Queue: FileEventQueue>: Sendable {
  private let queue: Queue
  private let state: Mutex<State>

  private struct State {
    var paths: WatchedPaths
    var isRunning = false
    var isStopped = false

    /// Whether the thread has ended, and the queue is closed.
    var isClosed = false
  }

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    queue = try Queue()
    state = Mutex(State(paths: paths))
    if let folder = queue.watch(paths) {
      throw StyleFileError(
        StyleFileProblem(
          .unreadable, file: "", found: "the folder \(quoted(folder))",
          accepted: "a folder that exists"))
    }
  }

  deinit {
    // A running thread retains the source and closes the queue itself.
    if state.withLock({ !$0.isRunning }) { queue.close() }
  }

  /// Starts the thread, which calls the closure for each change of a file that counts.
  func start(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.isRunning = true }
    let thread = Thread { [self] in
      while !state.withLock(\.isStopped) {
        if queue.wait() { body() }
      }
      state.withLock { state in
        state.isClosed = true
        queue.close()
      }
    }
    thread.name = "StyleFileWatcher"
    thread.start()
  }

  /// Wakes the thread, which ends; to stop twice does no harm.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      if state.isRunning, !state.isClosed { queue.wakeUp() }
    }
  }

  /// Watches paths from now on, some of which may be other files than before.
  ///
  /// - Returns: A folder that exists and can't be watched. One that is missing is noticed when it is
  ///   created, because the folders above it are watched.
  func update(_ paths: WatchedPaths) -> String? {
    state.withLock { state in
      guard !state.isClosed else { return nil }
      state.paths = paths
      return queue.watch(paths).flatMap { folder in
        FileManager.default.fileExists(atPath: folder) ? folder : nil
      }
    }
  }
}

// MARK: - OpenFiles

#if !os(Windows)
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
    files = counted.filter { !Self.isFolder($0) }.compactMap(open)
    // States are taken after registration: whatever comes later is an event.
    let now = Dictionary(uniqueKeysWithValues: counted.map { ($0, Self.state(of: $0)) })
    states = now
    return before.map { $0 != now } ?? false
  }

  /// A required folder of some paths that couldn't be opened.
  func missingFolder(of paths: WatchedPaths) -> String? {
    paths.required.sorted().first { folders[$0] == nil }
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
    #if canImport(Darwin) && !os(Linux)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    // The time of a folder changes with any file in it.
    let isFolder = status.st_mode & S_IFMT == S_IFDIR
    return FileState(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: isFolder ? 0 : Int64(status.st_size), seconds: isFolder ? 0 : Int(time.tv_sec),
      nanoseconds: isFolder ? 0 : Int(time.tv_nsec))
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
#endif
#endif
