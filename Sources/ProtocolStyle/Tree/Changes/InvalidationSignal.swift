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
    /// The node; nil when a renderer has read the object for a computed style that isn't the tree's
    /// own.
    let node: AnyNodeHandle?

    /// An address that identifies the thread of the change.
    let thread: UInt
  }

  private let state = Mutex(State())
  private let isRaised = Atomic(false)
  private let hasChanges = Atomic(false)

  /// Whether there are changed nodes to take.
  var hasChangedNodes: Bool { hasChanges.load(ordering: .relaxed) }

  /// Whether something went stale since the last refresh.
  var wasRaised: Bool { isRaised.load(ordering: .relaxed) }

  /// Notifies the observers, unless they were notified since the last refresh.
  func raise() {
    if !isRaised.load(ordering: .relaxed) { callObservers() }
  }

  /// Resets the signal, so that the next change notifies the observers.
  func lower() {
    isRaised.store(false, ordering: .relaxed)
  }

  /// Notes that an object is about to change that was read for a node, or by a renderer for another
  /// computed style.
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

// MARK: - InvalidationObservation

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
