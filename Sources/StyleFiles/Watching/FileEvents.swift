#if !os(WASI)
internal import Foundation
internal import Synchronization

/// Changes of watched files, as a sequence without values.
///
/// All sequences of the process share one queue of the system's events, because each of those takes
/// descriptors and a thread, and systems limit their number.
final class FileEvents: Sendable {
  /// A change of any of the files; changes that weren't consumed yet are combined.
  let changes: AsyncStream<Void>

  private static let hub = FileEventHub<SystemFileEventQueue>()

  private let continuation: AsyncStream<Void>.Continuation
  private let watcher: WatcherID
  private let hasNew: Flag

  /// Whether something has changed, which outlives its owner in a call of the hub.
  private final class Flag: Sendable {
    let isSet = Atomic(false)
  }

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self, bufferingPolicy: .bufferingNewest(1))
    let hasNew = Flag()
    (self.changes, self.continuation, self.hasNew) = (changes, continuation, hasNew)
    watcher = try Self.hub.add(paths) {
      hasNew.isSet.store(true, ordering: .releasing)
      continuation.yield()
    }
  }

  deinit { stop() }

  /// Whether something has changed since the last call of `clear()`.
  var hasChanged: Bool { hasNew.isSet.load(ordering: .acquiring) }

  /// Marks all changes as consumed.
  func clear() { hasNew.isSet.store(false, ordering: .releasing) }

  /// Watches paths from now on, some of which may be other files than before.
  ///
  /// - Returns: A folder that exists and can't be watched; nil if there is none.
  func update(_ paths: WatchedPaths) -> String? { Self.hub.update(watcher, paths) }

  /// Ends the sequence; calling it again has no effect.
  func stop() {
    Self.hub.remove(watcher)
    continuation.finish()
  }
}

// MARK: - FileEventQueue

/// The number of a watcher, which no other one in the process has.
typealias WatcherID = Int

/// The events of the system about files: inotify, kqueue, or comparisons at intervals.
///
/// One thread waits for events. The other functions may be called on any thread, until the queue is
/// closed.
protocol FileEventQueue: AnyObject, Sendable {
  /// Makes a queue that watches nothing.
  init() throws(StyleFileError)

  /// Watches paths for a watcher instead of those before, also if they are equal, because a name may
  /// have become that of another folder.
  ///
  /// - Returns: A required folder that can't be watched; nil where all are watched.
  func watch(_ paths: WatchedPaths, for watcher: WatcherID) -> String?

  /// Watches nothing for a watcher anymore.
  func unwatch(_ watcher: WatcherID)

  /// Waits for events, or for ``wakeUp()``.
  ///
  /// - Returns: The watchers with a file that has changed.
  func wait() -> Set<WatcherID>

  /// Ends a wait, or the next one where no thread waits.
  func wakeUp()

  /// Releases the queue's descriptors; nothing may be called afterwards.
  func close()
}

// MARK: - FileEventHub

/// A queue for all watchers, and the thread that waits for its events.
///
/// Both exist while there are watchers: the first one makes them. When the last one is removed, the
/// thread is woken, and closes its queue when it ends, because descriptors must not be closed while
/// it waits for them. Another watcher gets a new queue with a separate thread, even if the thread
/// before hasn't ended yet.
///
/// Invariants: queues are called while the state is locked, except for the thread's `wait()`, and
/// its `close()` once the state has no reference to the queue. No number of a watcher is used twice,
/// so events of an earlier queue never reach a later watcher.
final class FileEventHub<Queue: FileEventQueue>: Sendable {
  private let state = Mutex(State())

  private struct State {
    /// The queue; nil if there are no watchers.
    var queue: Queue?

    /// The closures to call for changes.
    var bodies: [WatcherID: @Sendable () -> Void] = [:]
    var lastWatcher = 0
  }

  /// Adds a watcher.
  ///
  /// - Parameters:
  ///   - paths: The paths to watch.
  ///   - body: Called on the hub's thread for each change of a file that counts, perhaps once more
  ///     after the watcher was removed.
  /// - Returns: The number of the watcher.
  /// - Throws: ``StyleFileError`` for a folder that can't be watched, or if the system has no queue
  ///   left.
  func add(
    _ paths: WatchedPaths, _ body: @escaping @Sendable () -> Void
  ) throws(StyleFileError) -> WatcherID {
    let result = state.withLock { state -> Result<WatcherID, StyleFileError> in
      do throws(StyleFileError) {
        let queue: Queue
        if let known = state.queue {
          queue = known
        } else {
          queue = try Queue()
          state.queue = queue
          start(queue)
        }
        state.lastWatcher += 1
        let watcher = state.lastWatcher
        state.bodies[watcher] = body
        if let folder = queue.watch(paths, for: watcher) {
          remove(watcher, from: &state)
          throw StyleFileError(Self.problem(folder))
        }
        return .success(watcher)
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  private static func problem(_ folder: String) -> StyleFileProblem {
    let exists = FileManager.default.fileExists(atPath: folder)
    return StyleFileProblem(
      .unreadable, file: folder, found: exists ? "a folder that can't be watched" : "no folder",
      accepted: exists ? "a readable folder" : "a folder that exists",
      remedy: exists ? nil : "Correct the path, or create the folder.")
  }

  /// Watches paths for a watcher from now on, some of which may be other files than before.
  ///
  /// - Returns: A folder that exists and can't be watched. One that is missing is noticed when it is
  ///   created, because the folders above it are watched. Nil for a watcher that was removed.
  func update(_ watcher: WatcherID, _ paths: WatchedPaths) -> String? {
    state.withLock { state in
      guard state.bodies[watcher] != nil else { return nil }
      return state.queue?.watch(paths, for: watcher).flatMap { folder in
        FileManager.default.fileExists(atPath: folder) ? folder : nil
      }
    }
  }

  /// Removes a watcher; to remove it twice does no harm.
  func remove(_ watcher: WatcherID) {
    state.withLock { remove(watcher, from: &$0) }
  }

  private func remove(_ watcher: WatcherID, from state: inout State) {
    guard state.bodies.removeValue(forKey: watcher) != nil else { return }
    state.queue?.unwatch(watcher)
    guard state.bodies.isEmpty else { return }
    state.queue?.wakeUp()
    state.queue = nil
  }

  /// Starts the thread of a queue, which ends once the queue isn't the hub's anymore.
  private func start(_ queue: Queue) {
    let thread = Thread { [self] in
      while state.withLock({ $0.queue === queue }) {
        let changed = queue.wait()
        let bodies = state.withLock { state in changed.compactMap { state.bodies[$0] } }
        for body in bodies { body() }
      }
      queue.close()
    }
    thread.name = "StyleFileWatcher"
    thread.start()
  }
}

// MARK: - FileState

/// The identity, the size and the time of a file; they differ for one that was replaced.
struct FileState: Equatable {
  private let number: String
  private let size: String
  private let time: Date?

  /// The state of a file, or of the one that a link refers to; nil if there is none.
  init?(of path: String) {
    let target = URL(filePath: path).resolvingSymlinksInPath().path
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: target) else {
      return nil
    }
    // As text, because the types of the numbers differ between systems.
    let numbers = [attributes[.systemNumber], attributes[.systemFileNumber]]
    number = String(describing: numbers)
    // The size and the time of a folder change with any file in it.
    let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
    size = isFolder ? "" : String(describing: attributes[.size])
    time = isFolder ? nil : attributes[.modificationDate] as? Date
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
  private var folders: [String: Int32] = [:]
  private var files: [Int32] = []

  /// The states of the files that count; nil for one that is missing.
  private var states: [String: FileState?]?

  /// Whether an event of a descriptor is of a file that counts; else it is of a folder, whose event
  /// may be about another file.
  func isFile(_ descriptor: Int32) -> Bool { files.contains(descriptor) }

  /// Whether a descriptor is of one of the files or folders.
  func contains(_ descriptor: Int32) -> Bool {
    isFile(descriptor) || folders.values.contains(descriptor)
  }

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
    files = counted.filter { !WatchedPaths.isFolder($0) }.compactMap(open)
    // States are taken after registration: whatever comes later is an event.
    let now = Dictionary(uniqueKeysWithValues: counted.map { ($0, FileState(of: $0)) })
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
}
#endif
#endif
