#if !os(WASI)
internal import Foundation
internal import Synchronization

#if !canImport(Darwin) && !os(Linux) && !os(Android)
typealias SystemFileEventQueue = PollingQueue
#endif

/// Changes of files, found by comparing their states, for systems with neither inotify nor kqueue.
///
/// Compiled on all systems, so that each of them tests it. A change is found within ``interval``; the
/// cost of a comparison is one call of the system for each file.
final class PollingQueue: FileEventQueue {
  /// The time between two comparisons, in seconds.
  private let interval: TimeInterval

  /// Ends a wait.
  private let condition = NSCondition()
  private let state = Mutex(State())

  private struct State {
    var watched: [WatcherID: Watched] = [:]
    var isAwake = false
  }

  private struct Watched {
    let paths: WatchedPaths
    var files: [String: FileState]
  }

  convenience init() throws(StyleFileError) { self.init(interval: 0.25) }

  init(interval: TimeInterval) {
    self.interval = interval
  }

  func watch(_ paths: WatchedPaths, for watcher: WatcherID) -> String? {
    state.withLock { state in
      state.watched[watcher] = Watched(paths: paths, files: Self.states(of: paths))
    }
    return paths.required.sorted().first { !FileManager.default.fileExists(atPath: $0) }
  }

  func unwatch(_ watcher: WatcherID) {
    state.withLock { $0.watched[watcher] = nil }
  }

  func wait() -> Set<WatcherID> {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let changed: Set<WatcherID>? = state.withLock { state in
        if state.isAwake {
          state.isAwake = false
          return []
        }
        var changed: Set<WatcherID> = []
        for (watcher, watched) in state.watched {
          let files = Self.states(of: watched.paths)
          guard files != watched.files else { continue }
          state.watched[watcher]?.files = files
          changed.insert(watcher)
        }
        return changed.isEmpty ? nil : changed
      }
      if let changed { return changed }
      _ = condition.wait(until: Date(timeIntervalSinceNow: interval))
    }
  }

  func wakeUp() {
    condition.lock()
    state.withLock { $0.isAwake = true }
    condition.broadcast()
    condition.unlock()
  }

  func close() {}

  /// The states of the files that count and exist.
  private static func states(of paths: WatchedPaths) -> [String: FileState] {
    Dictionary(
      uniqueKeysWithValues: paths.files().compactMap { path in
        FileState(of: path).map { (path, $0) }
      })
  }
}
#else
/// Not available for WebAssembly, which has neither threads nor events of files.
///
/// Read the files again when the host reports a change.
@available(*, unavailable, message: "WebAssembly has no threads; read the files again instead.")
public final class StyleFileWatcher<Value: Sendable>: Sendable {}
#endif
