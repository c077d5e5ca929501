internal import CStyleRuntime
internal import Synchronization

/// Tells observers of a tree that something went stale, once until the next refresh.
///
/// It can be raised on any thread: an object that changes says so where it is changed.
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

    /// The address that stands for the thread of the change.
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

  /// Tells the observers, unless they were told since the last refresh.
  @inline(__always)
  func raise() {
    if !isRaised.load(ordering: .relaxed) { tell() }
  }

  /// Lets the next change be told.
  func lower() {
    isRaised.store(false, ordering: .relaxed)
  }

  /// Notes that an object is about to change that the styling of a node has read, or that a renderer
  /// has read for another look.
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

  /// Adds an observer, which is told at once of what it has missed.
  ///
  /// - Parameters:
  ///   - action: Is called when something goes stale.
  ///   - end: Is called when nothing will any more, unless the observer was removed.
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

  /// Removes an observer; it may be being told just now.
  func remove(_ number: Int) {
    // The closure ends outside of the lock: that may run code of the user's.
    _ = state.withLock { $0.observers.removeValue(forKey: number) }
  }

  /// Lets go of the observers, for the tree is gone.
  func end() {
    let observers = state.withLock { state in
      defer { state.observers = [:] }
      return state.observers
    }
    for observer in observers.values { observer.end() }
  }

  @inline(never)
  private func tell() {
    guard !isRaised.exchange(true, ordering: .relaxed) else { return }
    let observers = state.withLock { state in state.observers.sorted { $0.key < $1.key } }
    for (_, observer) in observers { observer.action() }
  }
}
