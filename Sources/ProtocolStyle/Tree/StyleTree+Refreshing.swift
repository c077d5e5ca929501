extension StyleTree {
  /// Brings all nodes up to date, and tells what has changed since the last refresh.
  ///
  /// ```swift
  /// tree.themes = [night]
  /// let report = tree.refresh()
  /// for change in report.changes {
  ///   print(change.node, change.attributes)
  /// }
  /// ```
  ///
  /// Reading a view model brings that one node up to date anyway; this is for who shows all of them,
  /// and wants to mend what is shown rather than begin again. The first report is of everything since
  /// the tree was made. A tree has one record of changes: what one caller was told, another is not.
  ///
  /// Only nodes of types that may be concerned are looked at, all nodes after a change of sheets, and
  /// all nodes of a class after a change of one. Until a refresh a tree keeps what changed nodes
  /// looked like before, about 24 bytes each and the content of those that were written to.
  ///
  /// - Returns: What has changed; a value that stays as it is.
  @discardableResult
  public func refresh() -> RefreshReport {
    requireIdle("refresh() was called")
    if invalidationSignal.wasRaised { refreshParticipants.removeAll { !$0() } }
    invalidationSignal.lower()
    absorbChangedNodes()
    return withOneTable(refreshNodes)
  }

  private func refreshNodes() -> RefreshReport {
    let styledCount = styledCount
    if journal.concernsAllNodes {
      forEachRecord(bringUpToDate)
    } else {
      refreshNodesOfConcernedTypes()
      refreshNodesWithScopesOrSettings()
    }
    refreshNodesOfChangedObjects()
    refreshPendingNodes()
    // What is brought up to date may change others, which are appended.
    var next = 0
    while next < journal.entries.count {
      refresh(journal.entries[next].node)
      next += 1
    }
    changedObjects = [:]
    return finishJournal(examinedCount: self.styledCount - styledCount)
  }

  /// Brings the nodes up to date whose objects have reported changes, and those that are unsettled.
  ///
  /// Nodes whose objects change meanwhile are pending for the next refresh; the observers have been
  /// notified again for these.
  private func refreshPendingNodes() {
    let pending = exchange(&journal.pending, with: [])
    for node in pending where contains(node) {
      // Reported at least as unchanged: the object may have been read in another control state.
      touchStyle(Int(node.index))
      refresh(node)
    }
    for index in unsettled.keys.sorted() { refresh(handle(index)) }
  }

  /// Brings a node up to date that may have changed, and what is in it.
  ///
  /// That may find others: a node whose style or surroundings change is appended to the journal.
  private func refresh(_ node: AnyNodeHandle) {
    guard contains(node) else { return }
    bringUpToDate(Int(node.index))
    forEachChild(of: node.index, bringUpToDate)
  }

  /// Looks at all nodes of each type of which some may come out otherwise in some surroundings.
  private func refreshNodesOfConcernedTypes() {
    let last = journal.revision
    var concerned = Set<Int>()
    var concernedByContent = Set<Int>()
    table.forEach { surroundings in
      guard last < surroundings.cell.changed else { return }
      surroundings.forEachSelection { [self] selection in
        let number = selection.column.number
        if !concerned.contains(number) {
          let mayHaveChanged = styling(selection.column, in: surroundings) {
            selection.mayHaveChanged(since: last)
          }
          if mayHaveChanged { concerned.insert(number) }
        }
        if selection.mayContentHaveChanged(since: last) { concernedByContent.insert(number) }
      }
    }
    for number in concerned.union(concernedByContent).sorted() {
      let column = columns[number].unsafelyUnwrapped.takeUnretainedValue()
      let hasContent = concernedByContent.contains(number)
      // Only as much of it is ever touched as there are nodes that change.
      journal.entries.reserveCapacity(journal.entries.count + column.rowCount)
      column.forEachRow { _, index in
        bringUpToDate(index)
        let recipe = records[index].recipe
        if hasContent, !records[index].flags.contains(.keepsContent),
          recipes[recipe].takeUnretainedValue().mayContentHaveChanged(since: last)
        {
          touch(index)
        }
      }
    }
  }

  /// Looks at the nodes for which it is known what was read for them alone.
  private func refreshNodesWithScopesOrSettings() {
    let last = journal.revision
    let scoped = scopeCache.filter { _, outcome in
      !outcome.isReusable
        || table[outcome.outer].takeUnretainedValue().cell.hasChanged(outcome.reads, since: last)
    }
    let changed = contexts.changed > last ? settings.filter { $0.value.reads != nil } : [:]
    for index in scoped.keys.sorted() + changed.keys.sorted() { bringUpToDate(Int(index)) }
  }

  /// Looks at the nodes whose objects were changed, wherever these hang.
  private func refreshNodesOfChangedObjects() {
    guard !changedObjects.isEmpty else { return }
    for number in 0..<columns.count {
      let column = columns[number].unsafelyUnwrapped.takeUnretainedValue()
      guard column.plan.isOfClass else { continue }
      column.forEachRow { row, index in
        if changedObjects[column.object(row: row)] != nil { bringUpToDate(index) }
      }
    }
  }

  /// Makes the report, and begins anew.
  private func finishJournal(examinedCount: Int) -> RefreshReport {
    var journal = ChangeJournal(recordCount: records.count, revision: revision)
    journal.pending = exchange(&self.journal.pending, with: [])
    swap(&self.journal, &journal)
    contexts.forgetFormer()
    let moved = journal.moved.filter(contains)
    for node in moved { records[Int(node.index)].flags.remove(.isMoved) }
    var attached = journal.attached.filter(contains)
    for node in attached { records[Int(node.index)].flags.remove(.isNew) }
    for index in journal.recordCount..<records.count where records[index].style != nil {
      attached.append(handle(UInt32(index)))
    }
    var unchanged: [AnyNodeHandle] = []
    let changes = changes(in: &journal, unchanged: &unchanged)
    return RefreshReport(
      changes: changes, attached: attached, detached: journal.detached, moved: moved,
      unchanged: unchanged, examinedCount: examinedCount)
  }

  /// The nodes that look otherwise than the journal says; the others that it has are appended to
  /// `unchanged`.
  private func changes(
    in journal: inout ChangeJournal, unchanged: inout [AnyNodeHandle]
  ) -> NodeChanges {
    var contents: [NodeChanges.Contents] = []
    var differences = StyleDifferences()
    var count = 0
    for position in journal.entries.indices {
      let node = journal.entries[position].node
      guard contains(node) else { continue }
      let index = Int(node.index)
      let hasNotedContent = records[index].flags.contains(.hasNotedContent)
      records[index].flags.subtract([.isTouched, .hasNotedContent])
      let old = Unmanaged.passUnretained(journal.entries[position].old)
      let new = records[index].currentStyle
      let isChanged = differences.areDifferent(old, new)
      guard isChanged || hasNotedContent else {
        unchanged.append(node)
        continue
      }
      let content = content(of: index)
      let former = hasNotedContent ? journal.contents[node.index] : content
      guard isChanged || !Block.areIdentical(former, content) else {
        unchanged.append(node)
        continue
      }
      journal.entries[position].new = new.takeUnretainedValue()
      if count != position { journal.entries[count] = journal.entries[position] }
      count += 1
      guard content != nil || former != nil || !contents.isEmpty else { continue }
      // Most nodes have content, or none has.
      while contents.count < count - 1 { contents.append(NodeChanges.Contents()) }
      contents.append(NodeChanges.Contents(old: former, new: content))
    }
    journal.entries.removeLast(journal.entries.count - count)
    let nodeTypes = (0..<columns.count).map { number in
      columns[number].unsafelyUnwrapped._withUnsafeGuaranteedRef { $0.nodeType }
    }
    return NodeChanges(entries: journal.entries, contents: contents, nodeTypes: nodeTypes)
  }
}
