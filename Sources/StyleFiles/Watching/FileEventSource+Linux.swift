#if os(Linux) || os(Android)
internal import Foundation
internal import Synchronization

/// A source of folder events that uses inotify.
///
/// A pipe ends the wait: the thread polls both descriptors and closes them when it ends, so that no
/// descriptor is closed while another thread waits for it.
final class FileEventSource: Sendable {
  private let events: Int32
  private let wake: (read: Int32, write: Int32)
  private let state: Mutex<State>

  private struct State {
    var paths: WatchedPaths
    var folders: [Int32: String] = [:]

    /// Whether the thread was started, which closes the descriptors when it ends.
    var isRunning = false

    /// Whether the descriptors are closed.
    var isClosed = false
  }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    var ends: [Int32] = [-1, -1]
    _ = pipe(&ends)
    wake = (ends[0], ends[1])
    state = Mutex(State(paths: paths))
    guard events >= 0, wake.write >= 0 else {
      throw StyleFileError(
        Self.problem("no free file descriptor or inotify instance", "a system with some left"))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    if let folder = watchFolders() {
      throw StyleFileError(Self.problem("the folder \(quoted(folder))", "a folder that exists"))
    }
  }

  deinit {
    // A running thread retains the source and closes the descriptors itself.
    if state.withLock({ !$0.isRunning }) { closeAll() }
  }

  /// Watches the folders of the paths, and returns a path that can't be watched, if there is one.
  private func watchFolders() -> String? {
    state.withLock { state in
      for folder in state.paths.names.keys.sorted() {
        let watch = inotify_add_watch(events, folder, Self.mask)
        guard watch >= 0 else { return folder }
        state.folders[watch] = folder
      }
      return nil
    }
  }

  /// Watches different paths from now on, after a link was replaced.
  func update(_ paths: WatchedPaths) {
    let isChanged = state.withLock { state in
      guard !state.isClosed, state.paths != paths else { return false }
      state.paths = paths
      return true
    }
    if isChanged { _ = watchFolders() }
  }

  private func closeAll() {
    for descriptor in [events, wake.read, wake.write] where descriptor >= 0 { close(descriptor) }
  }

  private static func problem(_ found: String, _ accepted: String) -> StyleFileProblem {
    StyleFileProblem(.unreadable, file: "", found: found, accepted: accepted)
  }

  /// Starts the thread, which calls the closure for each change of a watched file.
  func start(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.isRunning = true }
    let thread = Thread { [self] in
      wait(body)
      state.withLock { state in
        state.isClosed = true
        closeAll()
      }
    }
    thread.name = "StyleFileWatcher"
    thread.start()
  }

  /// Wakes the thread, which then ends.
  func stop() {
    state.withLock { state in
      guard state.isRunning, !state.isClosed else { return }
      var byte: UInt8 = 0
      _ = write(wake.write, &byte, 1)
    }
  }

  private func wait(_ body: () -> Void) {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    while true {
      var descriptors = [
        pollfd(fd: events, events: Int16(POLLIN), revents: 0),
        pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
      ]
      let count = poll(&descriptors, 2, -1)
      if count < 0, errno != EINTR { return }
      if descriptors[1].revents != 0 { return }
      let length = read(events, &buffer, buffer.count)
      if length > 0, concerns(buffer[..<length]) { body() }
    }
  }

  /// Whether any event in a buffer belongs to a watched file.
  ///
  /// An event consists of four 4-byte numbers (watch, mask, cookie, length) and a name of that
  /// length, padded with zeros.
  private func concerns(_ buffer: ArraySlice<UInt8>) -> Bool {
    func number(at index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(buffer[index + $1]) << (8 * $1) }
    }
    var index = buffer.startIndex
    while index + 16 <= buffer.endIndex {
      let (watch, mask) = (Int32(bitPattern: number(at: index)), number(at: index + 4))
      let end = index + 16 + Int(number(at: index + 12))
      guard end <= buffer.endIndex else { return true }
      let name = String(
        decoding: buffer[(index + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      if mask & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      let isWatched = state.withLock { state in
        state.folders[watch].map { state.paths.contains(name, in: $0) } ?? false
      }
      if isWatched { return true }
      index = end
    }
    return false
  }
}
#endif
