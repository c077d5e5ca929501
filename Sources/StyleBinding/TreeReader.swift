internal import ProtocolStyle
internal import Synchronization

/// Reads the changes of a tree since the last time; the first time, all nodes are attached.
final class TreeReader {
  private let tree: StyleTree
  private let cursor: ChangeCursor
  private let invalidation: Invalidation
  private let observation: InvalidationObservation

  /// Whether something may have changed; set on the thread of the change.
  private final class Invalidation: Sendable {
    let isPending = Atomic(true)
  }

  init(_ tree: StyleTree) {
    self.tree = tree
    cursor = ChangeCursor(of: tree)
    let invalidation = Invalidation()
    self.invalidation = invalidation
    observation = tree.onInvalidation { invalidation.isPending.store(true, ordering: .relaxed) }
  }

  /// Returns the changes, or nil without allocating if there are none.
  func read() -> RefreshReport? {
    guard invalidation.isPending.exchange(false, ordering: .relaxed) else { return nil }
    return tree.changes(since: cursor)
  }
}
