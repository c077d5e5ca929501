internal import Synchronization

/// Changes of watched files, as a sequence without values.
///
/// A separate thread waits for the system's events, because reading them blocks; it ends when the
/// events are stopped, which wakes it.
final class FileEvents: Sendable {
  /// A change of any of the files; several that weren't taken yet are one.
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

  /// Whether something has changed since `forget()`.
  var hasChanged: Bool { hasNew.load(ordering: .acquiring) }

  /// Counts what has changed as known.
  func forget() { hasNew.store(false, ordering: .releasing) }

  /// Watches other paths from now on, after a link was swapped.
  func update(_ paths: WatchedPaths) { source.update(paths) }

  /// Ends the thread and the sequence; to stop twice does no harm.
  func stop() {
    source.stop()
    continuation.finish()
  }
}
