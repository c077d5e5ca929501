extension StyleTree {
  /// Brings all nodes up to date, and returns what has changed since the last call.
  ///
  /// ```swift
  /// tree.themes = [night]
  /// let report = tree.refresh()
  /// for change in report.changes {
  ///   print(change.node, change.attributes)
  /// }
  /// ```
  ///
  /// Reading a view model brings that one node up to date anyway; this is for consumers that show all
  /// nodes, and update what they show. The first report is of everything since the tree was made. A
  /// second consumer has its own ``ChangeCursor`` and calls `changes(since:)`.
  ///
  /// A refresh examines only nodes of types that may be concerned, all nodes after a change of sheets,
  /// and all nodes of a class after a change of one. Until it's reported, a change takes 12 bytes,
  /// with the former style and content.
  ///
  /// - Returns: The changes; a value that doesn't change with the tree.
  @discardableResult
  public func refresh() -> RefreshReport { report(to: nil) }

  /// Brings all nodes up to date, and returns what has changed since a consumer's last call.
  ///
  /// ```swift
  /// let page = ChangeCursor(of: tree)
  /// for step in tree.changes(since: page).shapeChanges {
  ///   print(step.node)
  /// }
  /// ```
  ///
  /// The first report of a cursor attaches all nodes, each after its parent. A change that several
  /// segments of the record have is reported once. What no cursor can request anymore is dropped.
  ///
  /// - Parameter cursor: The position of the consumer, which moves to the end of the record; traps
  ///   when it belongs to another tree.
  /// - Returns: The changes; a value that doesn't change with the tree.
  public func changes(since cursor: ChangeCursor) -> RefreshReport {
    if cursor.tree != serial {
      fatalError("StyleTree: the changes since a cursor of another tree were requested.")
    }
    return report(to: cursor)
  }

  private func report(to cursor: ChangeCursor?) -> RefreshReport {
    requireIdle(cursor == nil ? "refresh() was called" : "changes(since:) was called")
    callRefreshParticipants()
    tracker.inbox.lower()
    absorbChangedNodes()
    let result = withOneTable {
      let styledCount = resolver.styledCount
      refreshNodes()
      return report(to: cursor, examinedCount: resolver.styledCount - styledCount)
    }
    if looks.needsSweep { sweepLooks() }
    return result
  }

  /// Lets others change the tree before all nodes are brought up to date.
  private func callRefreshParticipants() {
    guard tracker.inbox.wasRaised else { return }
    // One that refreshes the tree comes here again.
    let participants = exchange(&refreshParticipants, with: [])
    refreshParticipants = participants.filter { $0() } + refreshParticipants
  }

  /// Brings all nodes up to date.
  func refreshNodes() {
    if tracker.concernsAllNodes {
      forEachRecord(bringUpToDate)
    } else {
      refreshNodesOfConcernedTypes()
      refreshNodesWithScopesOrSettings()
    }
    refreshNodesOfChangedObjects()
    refreshPendingNodes()
    // What is brought up to date may change others, which are appended.
    var next = 0
    while next < tracker.open.entries.count {
      refresh(tracker.open.entries[next].key)
      next += 1
    }
    tracker.changedObjects = [:]
  }

  /// Brings the nodes up to date whose objects have reported changes, and those that are unsettled.
  ///
  /// Nodes whose objects change meanwhile are pending for the next refresh; the observers have been
  /// notified again for these.
  private func refreshPendingNodes() {
    let pending = exchange(&tracker.pending, with: [])
    for node in pending where contains(node) {
      // Reported at least as unchanged: the object may have been read in another control state.
      touchStyle(Int(node.index))
      refresh(node.key)
    }
    for index in tracker.observed.unsettledNodes { refresh(store.handle(index).key) }
  }

  /// Brings a node up to date that may have changed, and what is in it.
  ///
  /// That may find others: a node whose style or surroundings change is appended to the tracker.open.
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

  /// Examines all nodes of each type of which some may have changed in some surroundings.
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
      // Only as much of it is ever touched as there are nodes that change.
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

  /// Looks at the nodes for which it is known what was read for them alone.
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

  /// Looks at the nodes whose objects were changed, wherever these hang.
  private func refreshNodesOfChangedObjects() {
    guard !tracker.changedObjects.isEmpty else { return }
    for number in 0..<store.columns.count {
      let column = store.column(number).takeUnretainedValue()
      guard column.plan.isOfClass else { continue }
      column.forEachRow { row, index in
        if tracker.changedObjects[column.object(row: row)] != nil { bringUpToDate(index) }
      }
    }
  }
}
