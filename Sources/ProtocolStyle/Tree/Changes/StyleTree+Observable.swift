internal import CStyleRuntime
internal import Observation

/// Tracks the `@Observable` objects that the styling of nodes reads.
///
/// Invariants:
/// - One evaluation makes the scope, style and content of a node whose type may hold objects, and
///   everything that it reads is tracked. There is at most one tracking of a node.
/// - A tracking names its node. When an object changes, the node is stale and pending until a
///   refresh has visited it.
/// - An object calls back before its property changes. If it does on the tree's own thread, the
///   change is over when the tree is used next. On other threads nothing proves that, so the node
///   is unsettled: it's stale, and evaluated whenever it's read, until `settlingTime` is over.
///   Renderers evaluate the looks that aren't the tree's own whenever they draw, so for these the
///   observers are notified again during that time.
extension StyleTree {
  /// How long a node is evaluated again after one of its objects has changed on another thread.
  static let settlingTime = Duration.seconds(1)

  /// Styles a node whose type may hold objects, unless the outcome would be the same.
  ///
  /// - Returns: The number of its surroundings.
  @inline(never)
  func styleObserving(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    if let current = currentContext(of: place, column) { return current }
    endTracking(of: place.index)
    if column.isTracked { return track(place, column) }
    // The first object that is read for a type shows that nodes of the type have to be tracked, in
    // all trees. This one tracking can't be ended; it does nothing.
    func objectWasRead() -> @Sendable () -> Void {
      StoredObjects.noteObserved(of: column.nodeType)
      column.isTracked = true
      return {}
    }
    let number = withObservationTracking({ evaluate(place, column) }, onChange: objectWasRead())
    return column.isTracked ? track(place, column) : number
  }

  /// Evaluates a node, and tracks what that reads.
  private func track(_ place: NodePlace, _ column: AnyColumn) -> UInt32 {
    let tracking = TrackingEnd()
    trackings[UInt32(place.index)] = tracking
    let node = handle(UInt32(place.index))
    return tracking.tracking {
      evaluate(place, column)
    } onChange: { [invalidationSignal] in
      invalidationSignal.nodeChanged(node)
    }
  }

  private func endTracking(of index: Int) {
    if !trackings.isEmpty { trackings.removeValue(forKey: UInt32(index))?.end() }
  }

  /// Marks the nodes stale whose objects have changed since the last call.
  @inline(never)
  func absorbChangedNodes() {
    let thread = protocol_style_thread()
    for change in invalidationSignal.takeChangedNodes() {
      guard let node = change.node else {
        if change.thread != thread { looksSettle = .now + Self.settlingTime }
        continue
      }
      guard contains(node) else { continue }
      let index = node.index
      tracker.pending.append(node)
      records[Int(index)].revision = NodeRecord.stale
      if change.thread != thread {
        unsettled[index] = .now + Self.settlingTime
        records[Int(index)].flags.insert(.isUnsettled)
      }
      if records[Int(index)].firstChild != NodeRecord.none { advanceRevision() }
    }
    if let end = looksSettle, end < .now { looksSettle = nil }
    if !unsettled.isEmpty || looksSettle != nil { settle() } else { endSettling() }
    // Others may depend on unsettled nodes. A refresh visits these once.
    if !unsettled.isEmpty, !keepsTable { advanceRevision() }
  }

  /// Makes sure that the observers are notified while nodes are unsettled, less and less often.
  private func settle() {
    if let settling, !settling.isOver { return }
    let delay = settling.map { min($0.delay * 2, Self.settlingTime) } ?? .milliseconds(1)
    settling = Settling(delay: delay, invalidationSignal)
  }

  /// Whether the time is over during which a node that is unsettled may be changing.
  func isSettled(_ index: Int) -> Bool {
    guard let end = unsettled[UInt32(index)], .now < end else {
      unsettled[UInt32(index)] = nil
      records[index].flags.remove(.isUnsettled)
      if unsettled.isEmpty, looksSettle == nil { endSettling() }
      return true
    }
    return false
  }

  private func endSettling() {
    settling?.task.cancel()
    settling = nil
  }
}
