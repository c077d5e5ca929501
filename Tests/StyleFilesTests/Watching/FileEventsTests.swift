import Foundation
import Synchronization
import Testing

@testable import StyleFiles

/// The thread that all watchers share, with a queue whose events the tests make up.
@Suite(.serialized) struct FileEventsTests {
  /// A queue of scripted events, which notes its calls.
  final class ScriptedQueue: FileEventQueue {
    private let condition = NSCondition()
    private let state = Mutex(State())

    private struct State {
      var events: [Set<WatcherID>] = []
      var wakeUps = 0
      var watched: [WatcherID: [WatchedPaths]] = [:]
    }

    /// The queues that were made, so that a test reaches those of its hub; tests run one by one.
    static let made = Mutex<[ScriptedQueue]>([])

    init() throws(StyleFileError) { Self.made.withLock { $0.append(self) } }

    /// The paths of each watcher, in the order of the calls.
    var watched: [WatcherID: [WatchedPaths]] { state.withLock(\.watched) }

    /// The calls of `close()`.
    let closed = Counter()

    func watch(_ paths: WatchedPaths, for watcher: WatcherID) -> String? {
      state.withLock { $0.watched[watcher, default: []].append(paths) }
      return paths.names["/refused"] == nil ? nil : "/refused"
    }

    func unwatch(_ watcher: WatcherID) { state.withLock { $0.watched[watcher] = nil } }

    func wait() -> Set<WatcherID> {
      condition.lock()
      defer { condition.unlock() }
      while true {
        let event: Set<WatcherID>? = state.withLock { state in
          if !state.events.isEmpty { return state.events.removeFirst() }
          guard state.wakeUps > 0 else { return nil }
          state.wakeUps -= 1
          return []
        }
        if let event { return event }
        condition.wait()
      }
    }

    func happen(_ event: Set<WatcherID>) { signal { $0.events.append(event) } }
    func wakeUp() { signal { $0.wakeUps += 1 } }
    func close() { closed.increment() }

    private func signal(_ change: (inout State) -> Void) {
      condition.lock()
      state.withLock { change(&$0) }
      condition.broadcast()
      condition.unlock()
    }
  }

  private let hub = FileEventHub<ScriptedQueue>()

  init() { ScriptedQueue.made.withLock { $0 = [] } }

  private func add(_ path: String = "/folder/file", _ changes: Counter = Counter()) throws
    -> WatcherID
  {
    try hub.add(WatchedPaths([URL(filePath: path)])) { changes.increment() }
  }

  private var queues: [ScriptedQueue] { ScriptedQueue.made.withLock { $0 } }

  @Test func `each change is passed on to its watchers, until they are removed`() async throws {
    let (first, second) = (Counter(), Counter())
    let watchers = [try add("/folder/file", first), try add("/folder/file", second)]
    #expect(queues.count == 1)
    for event in [[watchers[0]], [], Set(watchers), [watchers[0]]] { queues[0].happen(event) }
    await first.reach(3)
    #expect(second.value == 1)
    hub.remove(watchers[0])
    hub.remove(watchers[0])
    queues[0].happen(Set(watchers))
    await second.reach(2)
    #expect(first.value == 3)
    #expect(queues[0].closed.value == 0)
    #expect(queues[0].watched.keys.sorted() == [watchers[1]])
    hub.remove(watchers[1])
    await queues[0].closed.reach(1)
    #expect(hub.update(watchers[1], WatchedPaths([URL(filePath: "/elsewhere/file")])) == nil)
    #expect(queues[0].watched.isEmpty)
    #expect(queues[0].closed.value == 1)
  }

  @Test func `a watcher after the last one gets another queue, and none of the earlier events`()
    async throws
  {
    let (early, late) = (Counter(), Counter())
    let before = try add("/folder/file", early)
    hub.remove(before)
    let after = try add("/folder/file", late)
    #expect(after != before)
    #expect(queues.count == 2)
    queues[0].happen([before])
    await queues[0].closed.reach(1)
    queues[1].happen([before, after])
    await late.reach(1)
    #expect(early.value == 0)
    hub.remove(after)
    await queues[1].closed.reach(1)
  }

  @Test func `paths are watched again at each update, because their folders may be others`() throws
  {
    let watcher = try add()
    defer { hub.remove(watcher) }
    let other = WatchedPaths([URL(filePath: "/elsewhere/file")])
    #expect(hub.update(watcher, other) == nil)
    #expect(hub.update(watcher, other) == nil)
    #expect(queues[0].watched[watcher]?.count == 3)
    #expect(queues[0].watched[watcher]?.last == other)
  }

  @Test func `a folder that is missing is named, and its queue is closed`() async throws {
    let error = #expect(throws: StyleFileError.self) { _ = try add("/refused/file") }
    #expect(
      error?.description
        == "/refused: no folder was found; a folder that exists is accepted. Correct the path, or "
        + "create the folder.")
    #expect(queues[0].watched.isEmpty)
    await queues[0].closed.reach(1)
  }

  @Test func `a watcher that is refused leaves the others`() async throws {
    let changes = Counter()
    let watcher = try add("/folder/file", changes)
    #expect(throws: StyleFileError.self) { _ = try add("/refused/file") }
    queues[0].happen([watcher])
    await changes.reach(1)
    #expect(queues[0].watched.keys.sorted() == [watcher])
    hub.remove(watcher)
    await queues[0].closed.reach(1)
  }

  @Test func `watchers come and go on many threads`() async throws {
    let hub = hub
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<16 {
        group.addTask {
          for round in 0..<50 {
            let changes = Counter()
            let paths = WatchedPaths([URL(filePath: "/folder\(number)/\(round)")])
            guard let watcher = try? hub.add(paths, { changes.increment() }) else { continue }
            for queue in ScriptedQueue.made.withLock({ $0 }).suffix(1) { queue.happen([watcher]) }
            _ = hub.update(watcher, paths)
            hub.remove(watcher)
          }
        }
      }
    }
    for queue in queues {
      await queue.closed.reach(1)
      #expect(queue.closed.value == 1)
      #expect(queue.watched.isEmpty)
    }
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
