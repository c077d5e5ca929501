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
    staleSignal.lower()
    absorbChangedObjects()
    if isTableOld { voidTable() }
    requireTable()
    journal.examinedCount = 0
    if journal.concernsAllNodes {
      forEachRecord(bringUpToDate)
    } else {
      refreshNodesOfConcernedTypes()
      refreshNodesWithScopesOrSettings()
    }
    refreshNodesOfChangedObjects()
    // What is brought up to date may change others, which are appended.
    var next = 0
    while next < journal.entries.count {
      refresh(journal.entries[next])
      next += 1
    }
    changedObjects = [:]
    return finishJournal()
  }

  /// Brings a node up to date that may have changed, and what is in it.
  ///
  /// That may find others: a node whose style or surroundings change is appended to the journal.
  private func refresh(_ entry: ChangeJournal.Entry) {
    guard contains(entry.node) else { return }
    bringUpToDate(Int(entry.node.index))
    forEachChild(of: entry.node.index, bringUpToDate)
  }

  /// Looks at all nodes of each type of which some may come out otherwise in some surroundings.
  private func refreshNodesOfConcernedTypes() {
    let last = journal.stamp
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
    for number in concerned.union(concernedByContent) {
      let column = columns[number].unsafelyUnwrapped.takeUnretainedValue()
      let hasContent = concernedByContent.contains(number)
      column.forEachRow { _, index in
        bringUpToDate(index)
        let recipe = records[index].recipe
        if hasContent, recipes[recipe].takeUnretainedValue().mayContentHaveChanged(since: last) {
          touchChanged(index)
        }
      }
    }
  }

  /// Looks at the nodes for which it is known what was read for them alone.
  private func refreshNodesWithScopesOrSettings() {
    let last = journal.stamp
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
  private func finishJournal() -> RefreshReport {
    let journal = journal
    self.journal = ChangeJournal(recordCount: records.count, stamp: stamp)
    let moved = journal.moved.filter(contains)
    for node in moved { records[Int(node.index)].flags.remove(.isMoved) }
    var attached = journal.attached.filter(contains)
    for node in attached { records[Int(node.index)].flags.remove(.isNew) }
    for index in journal.recordCount..<records.count where records[index].style != nil {
      attached.append(handle(UInt32(index)))
    }
    return RefreshReport(
      changes: changes(in: journal), attached: attached, detached: journal.detached,
      moved: moved, examinedCount: journal.examinedCount)
  }

  /// The nodes that look otherwise than the journal says.
  private func changes(in journal: ChangeJournal) -> [NodeChange] {
    var changes: [NodeChange] = []
    changes.reserveCapacity(journal.entries.count)
    // Most nodes of one style have changed to one other.
    var latest: (old: Unmanaged<Block>, new: Unmanaged<Block>, isChanged: Bool)?
    for entry in journal.entries where contains(entry.node) {
      let index = Int(entry.node.index)
      let hasNotedContent = records[index].flags.contains(.hasNotedContent)
      let content = hasNotedContent ? journal.contents[UInt32(index)] ?? .known(nil) : nil
      records[index].flags.subtract([.isTouched, .hasNotedContent])
      let old = Unmanaged.passUnretained(entry.style)
      let new = records[index].currentStyle
      var previous = ViewModel(style: entry.style)
      var current = ViewModel(style: new.takeUnretainedValue())
      if latest?.old.toOpaque() != old.toOpaque() || latest?.new.toOpaque() != new.toOpaque() {
        latest = (old, new, !previous.hasSameStyle(as: current))
      }
      var isChanged = latest?.isChanged ?? true
      if let content {
        current.content = self.content(of: index)
        if case .known(let known) = content {
          previous.content = known
          if previous != current { isChanged = true }
        } else if current.content != nil {
          isChanged = true
        }
      }
      guard isChanged else { continue }
      let nodeType = column(of: index)._withUnsafeGuaranteedRef { $0.nodeType }
      changes.append(
        NodeChange(node: entry.node, nodeType: nodeType, previous: previous, current: current))
    }
    return changes
  }
}
