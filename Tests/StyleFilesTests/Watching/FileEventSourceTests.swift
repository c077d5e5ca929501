import Foundation
import Synchronization
import Testing

@testable import StyleFiles

/// The thread that inotify and kqueue share, with a queue whose events the tests make up.
@Suite(.serialized) struct FileEventSourceTests {
  /// A queue of scripted events, which notes its calls.
  final class ScriptedQueue: FileEventQueue {
    private let condition = NSCondition()
    private let state = Mutex(State())

    private struct State {
      var events: [Bool] = []
      var wakeUps = 0
      var watched: [WatchedPaths] = []
    }

    /// The queue that was made last, so that a test reaches that of its source; tests run one by one.
    static let last = Mutex<ScriptedQueue?>(nil)

    init() throws(StyleFileError) { Self.last.withLock { $0 = self } }

    var watched: [WatchedPaths] { state.withLock(\.watched) }
    var closings: Int { closed.value }

    /// The calls of `close()`.
    let closed = Counter()

    func watch(_ paths: WatchedPaths) -> String? {
      state.withLock { $0.watched.append(paths) }
      return paths.names["/refused"] == nil ? nil : "/refused"
    }

    func wait() -> Bool {
      condition.lock()
      defer { condition.unlock() }
      while true {
        let event: Bool? = state.withLock { state in
          if !state.events.isEmpty { return state.events.removeFirst() }
          guard state.wakeUps > 0 else { return nil }
          state.wakeUps -= 1
          return false
        }
        if let event { return event }
        condition.wait()
      }
    }

    func happen(_ event: Bool) { signal { $0.events.append(event) } }
    func wakeUp() { signal { $0.wakeUps += 1 } }
    func close() { closed.increment() }

    private func signal(_ change: (inout State) -> Void) {
      condition.lock()
      state.withLock { change(&$0) }
      condition.broadcast()
      condition.unlock()
    }
  }

  private func makeSource(
    _ path: String = "/folder/file"
  ) throws -> (FileEventSource<ScriptedQueue>, ScriptedQueue) {
    let source = try FileEventSource<ScriptedQueue>(WatchedPaths([URL(filePath: path)]))
    return (source, try #require(ScriptedQueue.last.withLock { $0 }))
  }

  @Test func `each event that counts is passed on, until the source is stopped`() async throws {
    let (source, queue) = try makeSource()
    let changes = Counter()
    source.start { changes.increment() }
    for event in [true, false, true, false] { queue.happen(event) }
    await changes.reach(2)
    source.stop()
    source.stop()
    await queue.closed.reach(1)
    queue.happen(true)
    source.stop()
    #expect(source.update(WatchedPaths([URL(filePath: "/elsewhere/file")])) == nil)
    #expect(queue.closings == 1)
    #expect(queue.watched.count == 1)
    #expect(changes.value == 2)
  }

  @Test func `paths are watched again at each update, because their folders may be others`() throws
  {
    let (source, queue) = try makeSource()
    let other = WatchedPaths([URL(filePath: "/elsewhere/file")])
    #expect(source.update(other) == nil)
    #expect(source.update(other) == nil)
    #expect(queue.watched.count == 3)
    #expect(queue.watched.last == other)
  }

  @Test func `a source that was never started closes its queue when it is released`() throws {
    var (source, queue): (FileEventSource<ScriptedQueue>?, ScriptedQueue) = try makeSource()
    #expect(queue.closings == 0)
    _ = source
    source = nil
    #expect(queue.closings == 1)
  }

  @Test func `a folder that is refused is named, and its queue is closed`() throws {
    let error = #expect(throws: StyleFileError.self) { _ = try makeSource("/refused/file") }
    #expect(error?.problems.map(\.found) == ["the folder \"/refused\""])
    #expect(ScriptedQueue.last.withLock { $0?.watched.first?.required } == ["/refused"])
    #expect(ScriptedQueue.last.withLock { $0?.closings } == 1)
  }

  /// A number that tasks wait for.
  final class Counter: Sendable {
    private let state = Mutex(State())

    private struct State {
      var count = 0
      var waiting: [(count: Int, task: CheckedContinuation<Void, Never>)] = []
    }

    var value: Int { state.withLock(\.count) }

    func increment() {
      let reached = state.withLock { state in
        state.count += 1
        let count = state.count
        defer { state.waiting.removeAll { $0.count <= count } }
        return state.waiting.filter { $0.count <= count }
      }
      for waiting in reached { waiting.task.resume() }
    }

    /// Waits until the number is at least another one.
    func reach(_ count: Int) async {
      await withCheckedContinuation { task in
        let isReached = state.withLock { state in
          if state.count < count { state.waiting.append((count, task)) }
          return state.count >= count
        }
        if isReached { task.resume() }
      }
    }
  }
}
