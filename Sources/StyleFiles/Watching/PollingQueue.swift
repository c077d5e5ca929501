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
    var paths = WatchedPaths([])
    var files: [String: FileState] = [:]
    var isAwake = false
  }

  /// The identity, the size and the time of a file; they differ for one that was replaced.
  private struct FileState: Equatable {
    let number: String
    let size: String
    let time: Date?

    init(_ attributes: [FileAttributeKey: Any]) {
      // As text, because the types of the numbers differ between systems.
      number = String(describing: attributes[.systemFileNumber])
      // The size and the time of a folder change with any file in it.
      let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
      size = isFolder ? "" : String(describing: attributes[.size])
      time = isFolder ? nil : attributes[.modificationDate] as? Date
    }
  }

  convenience init() throws(StyleFileError) { self.init(interval: 0.25) }

  init(interval: TimeInterval) {
    self.interval = interval
  }

  func watch(_ paths: WatchedPaths) -> String? {
    state.withLock { state in
      state.paths = paths
      state.files = Self.states(of: paths)
    }
    return paths.required.sorted().first { !FileManager.default.fileExists(atPath: $0) }
  }

  func wait() -> Bool {
    condition.lock()
    defer { condition.unlock() }
    while true {
      let hasChanged: Bool? = state.withLock { state in
        if state.isAwake {
          state.isAwake = false
          return false
        }
        let files = Self.states(of: state.paths)
        guard files != state.files else { return nil }
        state.files = files
        return true
      }
      if let hasChanged { return hasChanged }
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
    var states: [String: FileState] = [:]
    for path in paths.files() {
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      states[path] = attributes.map(FileState.init)
    }
    return states
  }
}
#else
/// Not available for WebAssembly, which has neither threads nor events of files.
///
/// Read the files again when the host reports a change.
@available(*, unavailable, message: "WebAssembly has no threads; read the files again instead.")
public final class StyleFileWatcher<Value: Sendable>: Sendable {}
#endif
