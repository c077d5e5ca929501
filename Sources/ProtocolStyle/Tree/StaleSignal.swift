internal import Synchronization

/// Tells observers of a tree that something went stale, once until the next refresh.
///
/// It can be raised on any thread: an object that changes says so where it is changed.
final class StaleSignal: Sendable {
  private struct State {
    var actions: [Int: @Sendable () -> Void] = [:]
    var nextNumber = 0
    var changedObjects: Set<ObjectIdentifier> = []
  }

  private let state = Mutex(State())
  private let isRaised = Atomic(false)
  private let hasChanges = Atomic(false)

  /// Whether objects have said that they changed.
  var hasChangedObjects: Bool {
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

  /// Notes that an object is about to change.
  func objectChanged(_ object: ObjectIdentifier) {
    state.withLock { _ = $0.changedObjects.insert(object) }
    hasChanges.store(true, ordering: .releasing)
    raise()
  }

  /// The objects that changed since they were taken last.
  func takeChangedObjects() -> Set<ObjectIdentifier> {
    hasChanges.store(false, ordering: .relaxed)
    return state.withLock { state in
      defer { state.changedObjects = [] }
      return state.changedObjects
    }
  }

  /// Adds an observer, which is told at once of what it has missed.
  ///
  /// - Returns: The number that removes it again.
  func add(_ action: @escaping @Sendable () -> Void) -> Int {
    let number = state.withLock { state in
      state.nextNumber += 1
      state.actions[state.nextNumber] = action
      return state.nextNumber
    }
    if isRaised.load(ordering: .relaxed) { action() }
    return number
  }

  /// Removes an observer; it may be being told just now.
  func remove(_ number: Int) {
    // The closure ends outside of the lock: that may run code of the user's.
    _ = state.withLock { $0.actions.removeValue(forKey: number) }
  }

  @inline(never)
  private func tell() {
    guard !isRaised.exchange(true, ordering: .relaxed) else { return }
    let actions = state.withLock { state in state.actions.sorted { $0.key < $1.key } }
    for (_, action) in actions { action() }
  }
}
