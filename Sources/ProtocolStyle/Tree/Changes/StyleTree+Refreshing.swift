extension StyleTree {
  /// Brings all nodes up to date, and returns the changes since the last call.
  ///
  /// ```swift
  /// tree.themes = [night]
  /// let report = tree.refresh()
  /// for change in report.changes {
  ///   print(change.node, change.attributes)
  /// }
  /// ```
  ///
  /// Reading a view model brings that one node up to date anyway; this is for consumers that show
  /// all nodes and update them. The first report contains everything since the tree was created. A
  /// second consumer has its own ``ChangeCursor`` and calls `changes(since:)`.
  ///
  /// A refresh examines only nodes of types that a change may affect, all nodes after a change of
  /// style sheets, and all nodes of a class after a change of one of them. Until it's reported, a
  /// change takes 12 bytes, plus the former style and content.
  ///
  /// - Returns: The changes; a value that doesn't change with the tree.
  @discardableResult
  public func refresh() -> RefreshReport { report(to: tracker.refreshCursor) }

  /// Brings all nodes up to date, and returns the changes since a consumer's last call.
  ///
  /// ```swift
  /// let page = ChangeCursor(of: tree)
  /// for step in tree.changes(since: page).shapeChanges {
  ///   print(step.node)
  /// }
  /// ```
  ///
  /// The first report of a cursor contains all nodes as attached, each after its parent. A change
  /// that is in several segments of the record is reported once. Changes that no cursor can request
  /// anymore are removed.
  ///
  /// - Parameter cursor: The position of the consumer, which moves to the end of the record; traps
  ///   when it belongs to another tree.
  /// - Returns: The changes; a value that doesn't change with the tree.
  public func changes(since cursor: ChangeCursor) -> RefreshReport {
    if cursor.tree != serial {
      fatalError(
        "StyleTree: the changes since a cursor of another tree were requested. Create a "
          + "ChangeCursor of this tree.")
    }
    return report(to: cursor)
  }

  private func report(to cursor: ChangeCursor) -> RefreshReport {
    requireIdle(
      cursor === tracker.refreshCursor ? "refresh() was called" : "changes(since:) was called")
    callRefreshParticipants()
    tracker.inbox.lower()
    absorbChangedNodes()
    return keepingNumbers {
      let styledCount = resolver.styledCount
      refreshNodes()
      return report(to: cursor, examinedCount: resolver.styledCount - styledCount)
    }
  }

  /// Calls the refresh participants, which may change the tree, before nodes are brought up to
  /// date.
  private func callRefreshParticipants() {
    guard tracker.inbox.wasRaised else { return }
    // A participant that refreshes the tree gets here again.
    let participants = exchange(&refreshParticipants, with: [])
    refreshParticipants = participants.filter { $0() } + refreshParticipants
  }

  /// Brings all nodes up to date.
  func refreshNodes() {
    noteUnreadContents()
    if tracker.concernsAllNodes {
      // All nodes get new contexts, and the rules of former ones must not run anymore.
      looks.requestSweep()
      forEachRecord(bringUpToDate)
    } else {
      refreshNodesOfConcernedTypes()
      refreshNodesWithScopesOrSettings()
    }
    refreshNodesOfChangedObjects()
    refreshPendingNodes()
    // Bringing a node up to date may change others, which are appended.
    var next = 0
    while next < tracker.open.entries.count {
      refresh(tracker.open.entries[next].key)
      next += 1
    }
    tracker.changedObjects = [:]
  }

  /// Brings nodes up to date whose objects have reported changes, and those that are unsettled.
  ///
  /// Nodes whose objects change during the refresh are pending for the next one; the observers have
  /// been notified again for these.
  private func refreshPendingNodes() {
    for index in exchange(&tracker.pending, with: []).sorted() {
      // Reported at least as unchanged, because the object may have been read in another control
      // state.
      touchStyle(Int(index))
      refresh(store.handle(index).key)
    }
    for index in tracker.observed.unsettledNodes { refresh(store.handle(index).key) }
  }

  /// Brings a node that may have changed up to date, with its descendants.
  ///
  /// That may find more nodes: each one whose style or inherited context changes is appended to
  /// `tracker.open`.
  @inline(__always)
  private func refresh(_ node: NodeKey) {
    let record = store.records.address(of: Int(node.index))
    guard record.pointee.generation == node.generation else { return }
    if record.pointee.revision == revision, record.pointee.firstChild == NodeRecord.none { return }
    refreshWithChildren(node)
  }

  @inline(never)
  private func refreshWithChildren(_ node: NodeKey) {
    bringUpToDate(Int(node.index))
    store.forEachChild(of: node.index, bringUpToDate)
  }

  /// Examines all nodes of each type that may have changed in some inherited context.
  private func refreshNodesOfConcernedTypes() {
    let last = tracker.open.revision
    var concerned = Set<Int>()
    var concernedByContent = Set<Int>()
    resolver.table.forEach { inherited in
      guard last < inherited.cell.changed else { return }
      inherited.forEachSelection { [self] selection in
        let number = selection.column.number
        if !concerned.contains(number) {
          let mayHaveChanged = resolver.styling(selection.column, in: inherited) {
            selection.mayHaveChanged(since: last)
          }
          if mayHaveChanged { concerned.insert(number) }
        }
        if selection.mayContentHaveChanged(since: last) { concernedByContent.insert(number) }
      }
    }
    for number in concerned.union(concernedByContent).sorted() {
      let column = store.column(number).takeUnretainedValue()
      let hasContent = concernedByContent.contains(number)
      // Memory is only touched for as many entries as there are changed nodes.
      tracker.open.entries.reserveCapacity(tracker.open.entries.count + column.rowCount)
      column.forEachRow { _, index in
        bringUpToDate(index)
        if hasContent, !store.records[index].flags.contains(.keepsContent),
          resolver.ruleSet(ofNode: index)?.mayContentHaveChanged(since: last) == true
        {
          touch(index)
        }
      }
    }
  }

  /// Examines nodes whose reads are known for them alone.
  private func refreshNodesWithScopesOrSettings() {
    let last = tracker.open.revision
    let scoped = resolver.scopes.filter { _, outcome in
      !outcome.isReusable
        || resolver.table[outcome.outer].takeUnretainedValue().cell.hasChanged(
          outcome.reads, since: last)
    }
    let changed =
      resolver.contexts.changed > last ? store.settings.filter { $0.value.reads != nil } : [:]
    for index in scoped.keys.sorted() + changed.keys.sorted() { bringUpToDate(Int(index)) }
  }

  /// Examines nodes whose objects were changed, wherever they are in the tree.
  private func refreshNodesOfChangedObjects() {
    guard !tracker.changedObjects.isEmpty else { return }
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      guard column.plan.isOfClass else { continue }
      column.forEachRow { row, index in
        if tracker.changedObjects[column.object(row: row)] != nil { bringUpToDate(index) }
      }
    }
    noteChangedObjectsOfEvaluatedNodes()
  }
}

// MARK: - Animating

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
