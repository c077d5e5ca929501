#if canImport(Darwin)
internal import Darwin
internal import Foundation
internal import Synchronization

typealias SystemFileEventQueue = KqueueQueue

/// The events of open files and folders by kqueue.
///
/// A folder's event is a change of its list of names, and saving in place changes only the file. So
/// both are open, and ``OpenFiles``, which every platform tests, decides which events count and
/// opens the files again. A user event ends the wait.
final class KqueueQueue: FileEventQueue {
  private let queue: Int32
  private let state = Mutex<[WatcherID: Watched]>([:])
  private static let wake: UInt = .max

  private struct Watched {
    var paths = WatchedPaths([])
    var files = OpenFiles()
  }

  init() throws(StyleFileError) {
    queue = kqueue()
    guard queue >= 0 else {
      throw StyleFileError(
        .unreadable, file: "", found: "no free file descriptor",
        accepted: "a system with some left")
    }
    var event = kevent()
    event.ident = Self.wake
    event.filter = Int16(EVFILT_USER)
    event.flags = UInt16(EV_ADD | EV_CLEAR)
    _ = kevent(queue, &event, 1, nil, 0, nil)
  }

  func watch(_ paths: WatchedPaths, for watcher: WatcherID) -> String? {
    state.withLock { state in
      var watched = state[watcher] ?? Watched()
      watched.paths = paths
      _ = watched.files.reopen(paths, by: open)
      state[watcher] = watched
      return watched.files.missingFolder(of: paths)
    }
  }

  func unwatch(_ watcher: WatcherID) {
    state.withLock { state in
      var watched = state.removeValue(forKey: watcher)
      watched?.files.closeAll()
    }
  }

  func wait() -> Set<WatcherID> {
    var events = Array(repeating: kevent(), count: 64)
    let count = Int(kevent(queue, nil, 0, &events, Int32(events.count), nil))
    guard count > 0 else { return [] }
    let changed = events[..<count].filter { $0.ident != Self.wake }.map { Int32($0.ident) }
    guard !changed.isEmpty else { return [] }
    return state.withLock { state in
      // Found before any file is opened again, which may take the number of one that was closed.
      let concerned = state.filter { changed.contains(where: $0.value.files.contains) }
      var result: Set<WatcherID> = []
      for (watcher, watched) in concerned {
        var watched = watched
        let isFile = changed.contains(where: watched.files.isFile)
        if watched.files.reopen(watched.paths, by: open) || isFile { result.insert(watcher) }
        state[watcher] = watched
      }
      return result
    }
  }

  func wakeUp() {
    var event = kevent()
    event.ident = Self.wake
    event.filter = Int16(EVFILT_USER)
    event.fflags = UInt32(NOTE_TRIGGER)
    _ = kevent(queue, &event, 1, nil, 0, nil)
  }

  func close() {
    state.withLock { state in
      for watcher in state.keys { state[watcher]?.files.closeAll() }
      state = [:]
    }
    Foundation.close(queue)
  }

  /// Opens and registers a file or folder; closing it ends the registration.
  private func open(_ path: String) -> Int32? {
    let descriptor = Foundation.open(path, O_EVTONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    var event = kevent()
    event.ident = UInt(descriptor)
    event.filter = Int16(EVFILT_VNODE)
    event.flags = UInt16(EV_ADD | EV_CLEAR)
    event.fflags = UInt32(
      NOTE_WRITE | NOTE_EXTEND | NOTE_DELETE | NOTE_RENAME | NOTE_ATTRIB | NOTE_LINK)
    _ = kevent(queue, &event, 1, nil, 0, nil)
    return descriptor
  }
}
#endif
