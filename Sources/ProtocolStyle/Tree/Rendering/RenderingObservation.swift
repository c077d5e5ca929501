/// The moment at which a renderer last read a tree.
package struct RenderingRevision {
  let revision: UInt32

  /// The count of changes to objects that were only read in other situations.
  let objectChanges: Int
}

/// The nodes whose appearance may have changed in some control state.
package enum StateChanges {
  /// Any node may.
  case all

  /// Only some nodes may.
  case some([AnyNodeHandle])
}

// MARK: - RenderingObservation

/// Invalidates a tree when an object changes that was read in a situation other than
/// the tree's own.
///
/// Each evaluation replaces the one before it and ends its observation, so that observations don't
/// pile up while nothing changes.
package final class RenderingObservation {
  /// The ends of the latest observation of all nodes, and of those of some nodes since.
  private var latest: [TrackingEnd] = []

  /// The ends of the latest observations of single nodes.
  private var ends: [AnyNodeHandle: TrackingEnd] = [:]

  /// The cost of the observations of some nodes since all were evaluated, in nodes.
  ///
  /// They pile up until all nodes are evaluated again.
  package private(set) var partialCost = 0

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

  /// Evaluates styles of all nodes in other situations, and invalidates the tree when an object
  /// that was read changes.
  ///
  /// After a change on another thread, the tree's observers are notified repeatedly for a second,
  /// as they are in the tree's own situation, and the renderer evaluates the others each time.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - body: The evaluation.
  /// - Returns: The result of `body`.
  package func observing<Result>(_ tree: StyleTree, _ body: () -> Result) -> Result {
    endLatest()
    return observe(tree, body)
  }

  /// Evaluates styles of some nodes in other situations in the same way; earlier observations go
  /// on.
  ///
  /// - Parameters:
  ///   - selection: The nodes. If none of them is or holds objects, nothing is observed.
  ///   - tree: The tree.
  ///   - body: The evaluation.
  /// - Returns: The result of `body`.
  package func observing<Result>(
    _ selection: NodeSelection, of tree: StyleTree, _ body: () -> Result
  ) -> Result {
    guard selection.mayBeObserved else { return body() }
    // An observation costs as much as a few nodes.
    partialCost += selection.memberCount + 16
    return observe(tree, body)
  }

  private func observe<Result>(_ tree: StyleTree, _ body: () -> Result) -> Result {
    let end = TrackingEnd()
    latest.append(end)
    return end.tracking(body) { [signal = tree.refresher.inbox] in signal.nodeChanged(nil) }
  }

  private func endLatest() {
    for end in latest { end.end() }
    (latest, partialCost) = ([], 0)
  }

  /// Evaluates control states of a node, and marks the node as stale when an object that was read
  /// changes.
  func observing<Result>(
    _ node: AnyNodeHandle, in tree: StyleTree, _ body: () -> Result
  ) -> Result {
    end(of: node)
    let end = TrackingEnd()
    ends[node] = end
    return end.tracking(body) { [signal = tree.refresher.inbox] in signal.nodeChanged(node) }
  }
}
