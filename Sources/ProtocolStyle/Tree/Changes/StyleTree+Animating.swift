/// Changes to be shown as animations.
extension StyleTree {
  /// Makes changes that reports mark as animated.
  ///
  /// ```swift
  /// tree.animated { tree.themes = [night] }
  /// for change in tree.refresh().changes where change.isAnimated {
  ///   print(change.node)
  /// }
  /// ```
  ///
  /// The mark only states the intent: the tree has the new values at once, and a renderer chooses
  /// the duration of a transition. All nodes are brought up to date before and after the closure,
  /// so nothing else is marked, and the next refresh has less to do. A report that combines several
  /// changes of a node marks it when one of them was animated. Calls can be nested.
  ///
  /// - Parameter changes: A closure that makes the changes; work that it defers isn't animated.
  /// - Returns: The result of `changes`.
  /// - Throws: Any error that `changes` throws; the changes made until then are marked.
  public func animated<Result>(_ changes: () throws -> Result) rethrows -> Result {
    requireIdle("animated(_:) was called")
    if tracker.isAnimating { return try changes() }
    endSegment()
    tracker.isAnimating = true
    defer {
      endSegment()
      tracker.isAnimating = false
    }
    return try changes()
  }

  /// Brings all nodes up to date, and ends the open segment.
  private func endSegment() {
    absorbChangedNodes()
    keepingNumbers {
      refreshNodes()
      closeSegment(isShared: true)
    }
    tracker.compact(count: count, slack: limits.journalSlack, store.contains)
    sweepIfNeeded()
  }

  /// Marks those entries of the open segment whose nodes differ from their look when it began.
  func markChangedEntries() {
    var pairs = StylePairs(looks)
    for position in tracker.open.entries.indices {
      let entry = tracker.open.entries[position]
      guard store.contains(entry.key) else { continue }
      let record = store.records[Int(entry.index)]
      tracker.open.entries[position].isAnimated =
        pairs.find(UInt32(entry.number), record.look, column: record.column).areDifferent
        || record.flags.contains(.hasNotedContent)
          && !Block.areIdentical(
            tracker.open.contents[entry.key], content(of: Int(entry.index)))
    }
  }
}
