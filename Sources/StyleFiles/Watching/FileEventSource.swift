internal import Foundation
internal import Synchronization

/// A thread that waits for a queue's events.
///
/// The queue is closed once and by one owner: by the thread when it ends, because descriptors must
/// not be closed while it waits for them, or by `deinit` where no thread was started.
final class FileEventSource<Queue: FileEventQueue>: Sendable {
  private let queue: Queue
  private let state: Mutex<State>

  private struct State {
    var paths: WatchedPaths
    var isRunning = false
    var isStopped = false

    /// Whether the thread has ended, and the queue is closed.
    var isClosed = false
  }

  init(_ paths: WatchedPaths) throws(StyleFileError) {
    queue = try Queue()
    state = Mutex(State(paths: paths))
    if let folder = queue.watch(paths) {
      throw StyleFileError(
        StyleFileProblem(
          .unreadable, file: "", found: "the folder \(quoted(folder))",
          accepted: "a folder that exists"))
    }
  }

  deinit {
    // A running thread retains the source and closes the queue itself.
    if state.withLock({ !$0.isRunning }) { queue.close() }
  }

  /// Starts the thread, which calls the closure for each change of a file that counts.
  func start(_ body: @escaping @Sendable () -> Void) {
    state.withLock { $0.isRunning = true }
    let thread = Thread { [self] in
      while !state.withLock(\.isStopped) {
        if queue.wait() { body() }
      }
      state.withLock { state in
        state.isClosed = true
        queue.close()
      }
    }
    thread.name = "StyleFileWatcher"
    thread.start()
  }

  /// Wakes the thread, which ends; to stop twice does no harm.
  func stop() {
    state.withLock { state in
      state.isStopped = true
      if state.isRunning, !state.isClosed { queue.wakeUp() }
    }
  }

  /// Watches other paths from now on, after a link was swapped.
  func update(_ paths: WatchedPaths) {
    state.withLock { state in
      guard !state.isClosed, state.paths != paths else { return }
      state.paths = paths
      _ = queue.watch(paths)
    }
  }
}
