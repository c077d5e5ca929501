#if os(Linux) || os(Android)
internal import Foundation
internal import Synchronization

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Android)
internal import Android
#endif

typealias SystemFileEventQueue = InotifyQueue

/// The events of folders by inotify: their files are closed after writing, moved, created or
/// deleted.
///
/// Events name the file, so those of other files in a folder are dropped. A pipe ends the wait.
final class InotifyQueue: FileEventQueue {
  private let events: Int32
  private let wake: (read: Int32, write: Int32)
  private let state = Mutex(State())

  private struct State {
    var paths: [WatcherID: WatchedPaths] = [:]

    /// For each watch of a folder, the watchers with the paths by which they know it.
    ///
    /// The system has one watch for a folder, however often it's added and by whatever path.
    var folders: [Int32: [WatcherID: Set<String>]] = [:]

    /// The watches of each watcher.
    var watches: [WatcherID: Set<Int32>] = [:]

    /// The watchers of events that were read when paths changed.
    var pending: Set<WatcherID> = []
  }

  private static let mask = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE | IN_ATTRIB)

  init() throws(StyleFileError) {
    events = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    wake = (ends[0], ends[1])
    guard events >= 0, wake.write >= 0 else {
      close()
      throw StyleFileError(
        .unreadable, file: "", found: "no free file descriptor or inotify instance",
        accepted: "a system with some left")
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  func watch(_ paths: WatchedPaths, for watcher: WatcherID) -> String? {
    state.withLock { state in
      // What has happened before isn't about the new paths.
      while let watchers = readEvents(state) { state.pending.formUnion(watchers) }
      if !state.pending.isEmpty { wakeUp() }
      let former = state.watches[watcher] ?? []
      for watch in former { state.folders[watch]?[watcher] = nil }
      state.paths[watcher] = paths
      var watches: Set<Int32> = []
      var known: Set<String> = []
      // A folder that is watched already keeps its number; one with the same name may be another.
      for folder in paths.names.keys.sorted() {
        let watch = unsafe inotify_add_watch(events, folder, Self.mask)
        guard watch >= 0 else { continue }
        watches.insert(watch)
        known.insert(folder)
        state.folders[watch, default: [:]][watcher, default: []].insert(folder)
      }
      state.watches[watcher] = watches
      removeUnused(former.subtracting(watches), &state)
      return paths.required.subtracting(known).min()
    }
  }

  func unwatch(_ watcher: WatcherID) {
    state.withLock { state in
      let watches = state.watches.removeValue(forKey: watcher) ?? []
      state.paths[watcher] = nil
      for watch in watches { state.folders[watch]?[watcher] = nil }
      removeUnused(watches, &state)
    }
  }

  /// Removes those of some watches that no watcher has.
  private func removeUnused(_ watches: Set<Int32>, _ state: inout State) {
    for watch in watches where state.folders[watch]?.isEmpty ?? true {
      state.folders[watch] = nil
      inotify_rm_watch(events, watch)
    }
  }

  func wait() -> Set<WatcherID> {
    var descriptors = [
      pollfd(fd: events, events: Int16(POLLIN), revents: 0),
      pollfd(fd: wake.read, events: Int16(POLLIN), revents: 0),
    ]
    guard unsafe poll(&descriptors, 2, -1) > 0 else { return [] }
    var byte: UInt8 = 0
    if descriptors[1].revents != 0 { _ = unsafe read(wake.read, &byte, 1) }
    return state.withLock { state in
      let watchers = readEvents(state) ?? []
      defer { state.pending = [] }
      return watchers.union(state.pending)
    }
  }

  /// Reads events; nil if there are none.
  private func readEvents(_ state: State) -> Set<WatcherID>? {
    var buffer = [UInt8](repeating: 0, count: 16_384)
    let length = unsafe read(events, &buffer, buffer.count)
    return length > 0 ? watchers(of: buffer[..<length], state) : nil
  }

  func wakeUp() {
    var byte: UInt8 = 0
    _ = unsafe write(wake.write, &byte, 1)
  }

  func close() {
    for descriptor in [events, wake.read, wake.write] where descriptor >= 0 {
      Foundation.close(descriptor)
    }
  }

  /// The watchers with a file that any event of a buffer is about; all if events were lost.
  ///
  /// An event is four numbers of 4 bytes (watch, mask, cookie, length) and a name of that length,
  /// padded by zeros.
  private func watchers(of buffer: ArraySlice<UInt8>, _ state: State) -> Set<WatcherID> {
    func number(at index: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(buffer[index + $1]) << (8 * $1) }
    }
    var result: Set<WatcherID> = []
    var index = buffer.startIndex
    while index + 16 <= buffer.endIndex {
      let (watch, mask) = (Int32(bitPattern: number(at: index)), number(at: index + 4))
      let end = index + 16 + Int(number(at: index + 12))
      guard end <= buffer.endIndex, mask & UInt32(IN_Q_OVERFLOW) == 0 else {
        return Set(state.paths.keys)
      }
      let name = String(
        decoding: buffer[(index + 16)..<end].prefix { $0 != 0 }, as: UTF8.self)
      for (watcher, folders) in state.folders[watch] ?? [:]
      where folders.contains(where: { state.paths[watcher]?.contains(name, in: $0) ?? false }) {
        result.insert(watcher)
      }
      index = end
    }
    return result
  }
}
#endif
