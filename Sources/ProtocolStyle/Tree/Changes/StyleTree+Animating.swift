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
    bringAllUpToDate()
    tracker.open.animationStart = tracker.open.entries.count
    defer { bringAllUpToDate(thenMark: true) }
    return try changes()
  }

  private func bringAllUpToDate(thenMark: Bool = false) {
    absorbChangedNodes()
    keepingNumbers {
      refreshNodes()
      if thenMark { markAnimatedEntries() }
    }
  }

  /// Ends the present animation, if any, and marks the changes made in it.
  func markAnimatedEntries() {
    guard let start = exchange(&tracker.open.animationStart, with: nil) else { return }
    let earlier = exchange(&tracker.open.animatedLooks, with: [])
    for position in tracker.open.entries.indices.dropFirst(earlier.isEmpty ? start : 0) {
      let entry = tracker.open.entries[position]
      guard position >= start || earlier.contains(entry.key), store.contains(entry.key) else {
        continue
      }
      if position < start || hasChanged(entry) {
        tracker.open.entries[position].isAnimated = true
      }
    }
  }

  /// Whether a node of the open segment has changed since its entry was made.
  private func hasChanged(_ entry: ChangeEntry) -> Bool {
    let index = Int(entry.index)
    let former = looks[UInt32(entry.number)].style
    if looks[store.records[index].look].style !== former { return true }
    guard store.records[index].flags.contains(.hasNotedContent) else { return false }
    return !Block.areIdentical(tracker.open.contents[entry.key], content(of: index))
  }
}
