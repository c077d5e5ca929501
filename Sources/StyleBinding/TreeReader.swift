internal import ProtocolStyle
internal import Synchronization

/// Reads what happened in a tree since it last did: at first, that all nodes were attached.
///
/// The only place that depends on the form of the tree's reports.
final class TreeReader {
  private let tree: StyleTree
  private let invalidation: Invalidation
  private let observation: InvalidationObservation
  private var hasRead = false

  /// Whether something may have changed; set on whatever thread that happens.
  private final class Invalidation: Sendable {
    let isPending = Atomic(true)
  }

  init(_ tree: StyleTree) {
    self.tree = tree
    let invalidation = Invalidation()
    self.invalidation = invalidation
    observation = tree.onInvalidation { invalidation.isPending.store(true, ordering: .relaxed) }
  }

  /// Returns what happened; nil if nothing has, which allocates nothing.
  func read() -> TreeChanges? {
    guard invalidation.isPending.exchange(false, ordering: .relaxed) else { return nil }
    let report = tree.refresh()
    var changes = TreeChanges()
    changes.detached = report.detached
    changes.changes = report.changes
    let placed = hasRead ? Set(report.attached).union(report.moved) : nil
    hasRead = true
    if placed?.isEmpty != true { place(placed, into: &changes) }
    return changes
  }

  /// Parents before their children, and these from the last to the first, so that the next sibling
  /// is always in place.
  private func place(_ placed: Set<AnyNodeHandle>?, into changes: inout TreeChanges) {
    func place(_ children: [AnyNodeHandle], in parent: AnyNodeHandle?) {
      var next: AnyNodeHandle?
      for child in children.reversed() {
        if placed?.contains(child) != false {
          changes.placements.append(.init(node: child, parent: parent, next: next))
        }
        next = child
      }
    }
    place(tree.roots, in: nil)
    for node in tree.nodes { place(tree.children(of: node), in: node) }
  }
}
