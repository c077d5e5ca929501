/// The events of the system about files: inotify or kqueue.
///
/// One thread waits for events. The other functions may be called on any thread, until the queue is
/// closed.
protocol FileEventQueue: Sendable {
  /// Makes a queue that watches nothing.
  init() throws(StyleFileError)

  /// Watches paths instead of those before.
  ///
  /// - Returns: A folder that can't be watched; nil where all are watched.
  func watch(_ paths: WatchedPaths) -> String?

  /// Waits for events, or for ``wakeUp()``.
  ///
  /// - Returns: Whether a file that counts has changed.
  func wait() -> Bool

  /// Ends a wait, or the next one where no thread waits.
  func wakeUp()

  /// Releases the queue's descriptors; nothing may be called afterwards.
  func close()
}
