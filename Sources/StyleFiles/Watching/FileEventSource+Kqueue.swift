#if canImport(Darwin) || os(FreeBSD)
internal import Foundation
internal import Synchronization

/// A source of file and folder events that uses kqueue.
///
/// An event of a folder is a change of its list of names; saving a file in place only changes the
/// file. Both are watched. Files are opened again after each event, because a file that was renamed
/// or deleted doesn't have its name anymore.
final class FileEventSource: Sendable {
  private let queue: Int32
  private let paths: Mutex<WatchedPaths>
  private let isStopped = Atomic(false)
  private static let wake: UInt = .max

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    self.paths = Mutex(paths)
    queue = kqueue()
    guard queue >= 0, paths.names.keys.allSatisfy({ access($0, R_OK) == 0 }) else {
      throw StyleFileError(
        StyleFileProblem(
          .unreadable, file: "", found: "a folder that can't be watched",
          accepted: "a folder that exists"))
    }
    var event = kevent()
    event.ident = Self.wake
    event.filter = Int16(EVFILT_USER)
    event.flags = UInt16(EV_ADD | EV_CLEAR)
    _ = kevent(queue, &event, 1, nil, 0, nil)
  }

  /// Starts the thread, which calls the closure for each change of a watched file.
  func start(_ body: @escaping @Sendable () -> Void) {
    let thread = Thread { [self] in
      wait(body)
      close(queue)
    }
    thread.name = "StyleFileWatcher"
    thread.start()
  }

  /// Wakes the thread, which then ends.
  func stop() {
    if !isStopped.exchange(true, ordering: .acquiringAndReleasing) { wakeUp() }
  }

  /// Watches different paths from now on, after a link was replaced.
  func update(_ paths: WatchedPaths) {
    let isChanged = self.paths.withLock { known in
      guard known != paths else { return false }
      known = paths
      return true
    }
    if isChanged, !isStopped.load(ordering: .acquiring) { wakeUp() }
  }

  private func wakeUp() {
    var event = kevent()
    event.ident = Self.wake
    event.filter = Int16(EVFILT_USER)
    event.fflags = UInt32(NOTE_TRIGGER)
    _ = kevent(queue, &event, 1, nil, 0, nil)
  }

  private func wait(_ body: () -> Void) {
    while !isStopped.load(ordering: .acquiring) {
      let descriptors = arm()
      var event = kevent()
      _ = kevent(queue, nil, 0, &event, 1, nil)
      for descriptor in descriptors { close(descriptor) }
      if isStopped.load(ordering: .acquiring) { return }
      if event.ident != Self.wake { body() }
    }
  }

  /// Opens and registers the folders and the existing files; closing ends a registration.
  private func arm() -> [Int32] {
    let files = paths.withLock(\.names).flatMap { folder, names in
      [folder] + (names ?? []).sorted().map { folder + "/" + $0 }
    }
    return files.compactMap { path in
      let descriptor = open(path, O_EVTONLY | O_CLOEXEC)
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
}
#endif
