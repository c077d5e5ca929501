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

  /// Watches different paths from now on, after a link was replaced.
  func update(_ paths: WatchedPaths) { source.update(paths) }

  /// Ends the thread and the sequence; calling it again has no effect.
  func stop() {
    source.stop()
    continuation.finish()
  }
}
