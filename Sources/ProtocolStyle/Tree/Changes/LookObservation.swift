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
