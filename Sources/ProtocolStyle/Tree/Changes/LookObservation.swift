/// Invalidates a tree when an object changes that was read for a look or a control state which the tree
/// itself isn't in.
///
/// An evaluation takes the place of the one before it, whose observation ends, so that observations
/// don't pile up while nothing changes.
package final class LookObservation {
  /// The end of the latest observation of all nodes.
  private var latest: TrackingEnd?

  /// The ends of the latest observations of single nodes.
  private var ends: [AnyNodeHandle: TrackingEnd] = [:]

  /// Makes an observation of nothing.
  package init() {}

  deinit { end() }

  /// Ends all observations.
  package func end() {
    latest?.end()
    latest = nil
    for end in ends.values { end.end() }
    ends = [:]
  }

  /// Ends the observation of a node.
  package func end(of node: AnyNodeHandle) {
    ends.removeValue(forKey: node)?.end()
  }

  /// Evaluates looks of a tree, which is invalidated when an object that was read changes.
  ///
  /// After a change on another thread, the tree's observers are notified again for a second, as they
  /// are for the tree's own look: each time, the renderer evaluates the looks anew.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - body: The evaluation.
  /// - Returns: What `body` returned.
  package func observing<Result>(_ tree: StyleTree, _ body: () -> Result) -> Result {
    latest?.end()
    let end = TrackingEnd()
    latest = end
    return end.tracking(body) { [signal = tree.invalidationSignal] in signal.nodeChanged(nil) }
  }

  /// Evaluates control states of a node, which is stale when an object changes that was read.
  func observing<Result>(
    _ node: AnyNodeHandle, in tree: StyleTree, _ body: () -> Result
  ) -> Result {
    end(of: node)
    let end = TrackingEnd()
    ends[node] = end
    return end.tracking(body) { [signal = tree.invalidationSignal] in signal.nodeChanged(node) }
  }
}
