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
  private let state = Mutex(State())
  private static let wake: UInt = .max

  private struct State {
    var paths = WatchedPaths([])
    var files = OpenFiles()
  }

  init() throws(StyleFileError) {
    queue = kqueue()
    guard queue >= 0 else {
      throw StyleFileError(
        StyleFileProblem(
          .unreadable, file: "", found: "no free file descriptor",
          accepted: "a system with some left"))
    }
    var event = kevent()
    event.ident = Self.wake
    event.filter = Int16(EVFILT_USER)
    event.flags = UInt16(EV_ADD | EV_CLEAR)
    _ = kevent(queue, &event, 1, nil, 0, nil)
  }

  func watch(_ paths: WatchedPaths) -> String? {
    state.withLock { state in
      state.paths = paths
      _ = state.files.reopen(paths, by: open)
      return state.files.missingFolder(of: paths)
    }
  }

  func wait() -> Bool {
    var events = Array(repeating: kevent(), count: 64)
    let count = Int(kevent(queue, nil, 0, &events, Int32(events.count), nil))
    guard count > 0 else { return false }
    let changed = events[..<count].filter { $0.ident != Self.wake }.map { Int32($0.ident) }
    guard !changed.isEmpty else { return false }
    return state.withLock { state in
      let isFile = changed.contains(where: state.files.isFile)
      return state.files.reopen(state.paths, by: open) || isFile
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
    state.withLock { $0.files.closeAll() }
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
