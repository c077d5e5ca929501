internal import ProtocolStyle
internal import Synchronization

/// Reads what happened in a tree since it last did: at first, that all nodes were attached.
final class TreeReader {
  private let tree: StyleTree
  private let cursor: ChangeCursor
  private let invalidation: Invalidation
  private let observation: InvalidationObservation

  /// Whether something may have changed; set on whatever thread that happens.
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

  /// Returns what happened; nil if nothing has, which allocates nothing.
  func read() -> RefreshReport? {
    guard invalidation.isPending.exchange(false, ordering: .relaxed) else { return nil }
    return tree.changes(since: cursor)
  }
}
