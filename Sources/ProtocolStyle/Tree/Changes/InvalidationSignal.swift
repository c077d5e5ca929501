internal import CStyleRuntime
internal import Synchronization

/// Notifies observers of a tree when something goes stale, once until the next refresh.
///
/// It can be raised on any thread, because an object raises it on the thread that changes the
/// object.
final class InvalidationSignal: Sendable {
  private struct Observer {
    let action: @Sendable () -> Void
    let end: @Sendable () -> Void
  }

  private struct State {
    var observers: [Int: Observer] = [:]
    var nextNumber = 0
    var changedNodes: [ChangedNode] = []
  }

  /// A node one of whose objects is about to change.
  struct ChangedNode {
    /// The node; nil when a renderer has read the object for a look that isn't the tree's own.
    let node: AnyNodeHandle?

    /// An address that identifies the thread of the change.
    let thread: UInt
  }

  private let state = Mutex(State())
  private let isRaised = Atomic(false)
  private let hasChanges = Atomic(false)

  /// Whether there are changed nodes to take.
  var hasChangedNodes: Bool {
    @inline(__always)
    get { hasChanges.load(ordering: .relaxed) }
  }

  /// Whether something went stale since the last refresh.
  var wasRaised: Bool { isRaised.load(ordering: .relaxed) }

  /// Notifies the observers, unless they were notified since the last refresh.
  @inline(__always)
  func raise() {
    if !isRaised.load(ordering: .relaxed) { callObservers() }
  }

  /// Resets the signal, so that the next change notifies the observers.
  func lower() {
    isRaised.store(false, ordering: .relaxed)
  }

  /// Notes that an object is about to change that was read for a node, or by a renderer for another
  /// look.
  func nodeChanged(_ node: AnyNodeHandle?) {
    let change = ChangedNode(node: node, thread: protocol_style_thread())
    state.withLock { $0.changedNodes.append(change) }
    hasChanges.store(true, ordering: .releasing)
    raise()
  }

  /// Removes and returns the nodes that were noted since the last call.
  func takeChangedNodes() -> [ChangedNode] {
    hasChanges.store(false, ordering: .relaxed)
    return state.withLock { exchange(&$0.changedNodes, with: []) }
  }

  /// Adds an observer, which is notified at once if the signal is raised.
  ///
  /// - Parameters:
  ///   - action: Called when something goes stale.
  ///   - end: Called when the tree is released, unless the observer was removed before.
  /// - Returns: The number that removes it again.
  func add(
    _ action: @escaping @Sendable () -> Void, end: @escaping @Sendable () -> Void = {}
  ) -> Int {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.observers[state.nextNumber] = Observer(action: action, end: end)
      return state.nextNumber
    }
    if isRaised.load(ordering: .relaxed) { action() }
    return number
  }

  /// Removes an observer, even while it's being called.
  func remove(_ number: Int) {
    // The closure is released outside the lock, because that may run user code.
    _ = state.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Releases the observers, when the tree is released.
  func end() {
    let observers = state.withLock { state in
      defer { state.observers = [:] }
      return state.observers
    }
    for observer in observers.values { observer.end() }
  }

  @inline(never)
  private func callObservers() {
    guard !isRaised.exchange(true, ordering: .relaxed) else { return }
    let observers = state.withLock { state in state.observers.sorted { $0.key < $1.key } }
    for (_, observer) in observers { observer.action() }
  }
}

// MARK: - Observers

extension StyleTree {
  /// Calls a closure when something may have gone stale: once, and again after each refresh.
  ///
  /// ```swift
  /// let observation = tree.onInvalidation { scheduleRefresh() }
  /// ```
  ///
  /// It's called on the thread that makes the change, before the changing call returns, and before
  /// a property of an `@Observable` object changes; so it must not use the tree, but schedule a
  /// `refresh()`. If something is stale already, it's called at once. Attaching, detaching and
  /// moving nodes count as changes. It may be called although no view model changes in the end.
  ///
  /// An object that changes on another thread may still be changing when it's read, so its nodes
  /// are evaluated each time they're read for a second after the last change. The closure is called
  /// again during that time, at intervals that grow from a millisecond to half a second.
  ///
  /// - Parameter action: The closure to call. It runs on the thread of the change, which may be any
  ///   thread if an object is shared between threads.
  /// - Returns: The observation, which ends when it's released.
  public func onInvalidation(_ action: @escaping @Sendable () -> Void) -> InvalidationObservation {
    InvalidationObservation(tracker.inbox, number: tracker.inbox.add(action))
  }

  /// An element each time that something may have gone stale after a refresh.
  ///
  /// ```swift
  /// for await _ in tree.invalidations {
  ///   show(tree.refresh())
  /// }
  /// ```
  ///
  /// It ends with the tree. Each sequence buffers one element at most, so a slow consumer neither
  /// misses a change nor receives one twice.
  public var invalidations: AsyncStream<Void> {
    let (stream, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
    let number = tracker.inbox.add {
      continuation.yield()
    } end: {
      continuation.finish()
    }
    continuation.onTermination = { [inbox = tracker.inbox] _ in inbox.remove(number) }
    return stream
  }
}

/// An observation of a tree, which ends when it's released.
public final class InvalidationObservation: Sendable {
  private let signal: InvalidationSignal
  private let number: Int

  init(_ signal: InvalidationSignal, number: Int) {
    self.signal = signal
    self.number = number
  }

  deinit {
    signal.remove(number)
  }

  /// Ends the observation; calling it again has no effect.
  public func cancel() {
    signal.remove(number)
  }
}

// MARK: - LookObservation

/// Invalidates a tree when an object changes that was read for a look or a control state other than
/// the tree's own.
///
/// Each evaluation replaces the one before it and ends its observation, so that observations don't
/// pile up while nothing changes.
package final class LookObservation {
  /// The ends of the latest observation of all nodes, and of those of some nodes since.
  private var latest: [TrackingEnd] = []

  /// The ends of the latest observations of single nodes.
  private var ends: [AnyNodeHandle: TrackingEnd] = [:]

  /// Makes an observation without observed objects.
  package init() {}

  deinit { end() }

  /// Ends all observations.
  package func end() {
    endLatest()
    for end in ends.values { end.end() }
    ends = [:]
  }

  /// Ends the observation of a node.
  package func end(of node: AnyNodeHandle) {
    ends.removeValue(forKey: node)?.end()
  }

  /// Evaluates looks of a tree, and invalidates the tree when an object that was read changes.
  ///
  /// After a change on another thread, the tree's observers are notified repeatedly for a second,
  /// as they are for the tree's own look, and the renderer evaluates the looks each time.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - isPartial: Whether only some nodes are evaluated, so that earlier observations go on; false
  ///     by default.
  ///   - body: The evaluation.
  /// - Returns: The result of `body`.
  package func observing<Result>(
    _ tree: StyleTree, isPartial: Bool = false, _ body: () -> Result
  ) -> Result {
    if !isPartial { endLatest() }
    let end = TrackingEnd()
    latest.append(end)
    return end.tracking(body) { [signal = tree.tracker.inbox] in signal.nodeChanged(nil) }
  }

  private func endLatest() {
    for end in latest { end.end() }
    latest = []
  }

  /// Evaluates control states of a node, and marks the node as stale when an object that was read
  /// changes.
  func observing<Result>(
    _ node: AnyNodeHandle, in tree: StyleTree, _ body: () -> Result
  ) -> Result {
    end(of: node)
    let end = TrackingEnd()
    ends[node] = end
    return end.tracking(body) { [signal = tree.tracker.inbox] in signal.nodeChanged(node) }
  }
}
