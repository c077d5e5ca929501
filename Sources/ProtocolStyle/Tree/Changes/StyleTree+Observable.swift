internal import CStyleRuntime
internal import Observation

/// Tracks the `@Observable` objects that the styling of nodes reads.
///
/// Invariants:
/// - One evaluation produces the scope, style and content of a node whose type may hold objects,
///   and tracks everything that it reads. There is at most one tracking of a node.
/// - A tracking names its node. When an object changes, the node is stale and pending until a
///   refresh has visited it.
/// - An object calls back before its property changes. If it does on the tree's own thread, the
///   change is complete when the tree is used next. On other threads that isn't certain, so the
///   node is unsettled: it's stale, and evaluated whenever it's read, until `settlingTime` is over.
///   Renderers evaluate looks other than the tree's own whenever they draw, so for these the
///   observers are notified again during that time.
extension StyleTree {
  /// Styles a node whose type may hold objects, unless the result would be the same.
  ///
  /// - Returns: The number of its inherited context.
  @inline(never)
  func styleObserving(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    if let current = currentContext(of: place, column) { return current }
    tracker.observed.endTracking(of: UInt32(place.index))
    if column.isTracked { return track(place, column) }
    // The first object read for a type shows that nodes of the type have to be tracked, in all
    // trees. This one tracking can't be ended; it does nothing.
    func objectWasRead() -> @Sendable () -> Void {
      StoredObjects.noteObserved(of: column.nodeType)
      column.isTracked = true
      return {}
    }
    let number = withObservationTracking({ evaluate(place, column) }, onChange: objectWasRead())
    return column.isTracked ? track(place, column) : number
  }

  /// Evaluates a node, and tracks the objects that it reads.
  private func track(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    let tracking = tracker.observed.track(UInt32(place.index))
    let node = store.handle(UInt32(place.index))
    return tracking.tracking {
      evaluate(place, column)
    } onChange: { [inbox = tracker.inbox] in
      inbox.nodeChanged(node)
    }
  }

  /// Marks nodes as stale whose objects have changed since the last call.
  @inline(never)
  func absorbChangedNodes() {
    let thread = protocol_style_thread()
    for change in tracker.inbox.takeChangedNodes() {
      guard let node = change.node else {
        tracker.lookObjectChanges += 1
        if change.thread != thread { tracker.observed.unsettleLooks() }
        continue
      }
      guard contains(node) else { continue }
      let index = node.index
      tracker.pending.insert(index)
      store.records[Int(index)].revision = NodeRecord.stale
      if change.thread != thread {
        tracker.observed.unsettle(index)
        store.records[Int(index)].flags.insert(.isUnsettled)
      }
      if store.records[Int(index)].firstChild != NodeRecord.none { advanceRevision() }
    }
    if tracker.observed.haveUnsettledLooks { tracker.lookObjectChanges += 1 }
    tracker.observed.scheduleNotification(tracker.inbox)
    // Others may depend on unsettled nodes. A refresh visits these once.
    if tracker.observed.haveUnsettled, !keepsNumbers { advanceRevision() }
  }

  /// Whether the settling time of an unsettled node is over.
  func isSettled(_ index: Int) -> Bool {
    guard tracker.observed.settle(UInt32(index)) else { return false }
    store.records[index].flags.remove(.isUnsettled)
    return true
  }
}
