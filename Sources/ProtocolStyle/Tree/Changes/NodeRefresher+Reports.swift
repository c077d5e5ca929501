/// Brings all nodes up to date, and reports what has changed.
extension NodeRefresher {
  /// Brings all nodes up to date.
  func refreshNodes() {
    noteUnreadContents()
    // Nodes that were examined before a threshold was read for the first time are examined again.
    var (thresholdCount, rounds) = (0, 0)
    repeat {
      divideContexts()
      thresholdCount = resolver.thresholds.count
      refreshChangedNodes()
      rounds += 1
    } while resolver.thresholds.count > thresholdCount && rounds < Self.roundLimit
    writes.objects = [:]
  }

  private func refreshChangedNodes() {
    updateResolver()
    if !renumberedParents.isEmpty { touchRenumberedChildren() }
    if concernsAllNodes {
      // All nodes get new contexts, and the rules of former ones must not run anymore.
      computedStyles.requestCollection()
      store.forEachNode(bringUpToDate)
    } else {
      refreshNodesOfConcernedTypes()
      refreshNodesWithScopesOrSettings()
    }
    refreshNodesOfChangedObjects()
    refreshPendingNodes()
    refreshNodesInOtherStates()
    // Bringing a node up to date may change others, which are appended.
    var next = 0
    while next < tracker.open.entries.count {
      refresh(tracker.open.entries[next].key)
      next += 1
    }
  }

  /// Brings nodes up to date whose objects have reported changes, and those that are unsettled.
  ///
  /// Nodes whose objects change during the refresh are pending for the next one; the observers have
  /// been notified again for these.
  private func refreshPendingNodes() {
    for index in exchange(&observed.pending, with: []).sorted() {
      // Reported at least as unchanged, because the object may have been read in another control
      // state.
      touchStyle(Int(index))
      touchDependants(onStateOf: Int(index))
      if store.records[Int(index)].flags.contains(.hasScope) { mayHaveOtherStates = true }
      refresh(store.handle(index).key)
    }
    for index in observed.unsettledNodes { refresh(store.handle(index).key) }
  }

  /// Brings a node that may have changed up to date, with its descendants.
  ///
  /// That may find more nodes: each one whose style or inherited context changes is appended to
  /// `tracker.open`.
  @inline(__always)
  private func refresh(_ node: NodeKey) {
    let record = store.records.reference(to: Int(node.index))
    guard record.value.generation == node.generation else { return }
    if record.value.revision == revision, record.value.firstChild == NodeRecord.none { return }
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
    var concerned: Set<ColumnNumber> = []
    var concernedByContent: Set<ColumnNumber> = []
    resolver.contexts.forEach { inherited in
      guard inherited.isBase, last < inherited.shared.changed else { return }
      inherited.base.forEachCandidates { [self] candidates in
        let number = candidates.column.number
        if !concerned.contains(number) {
          let mayHaveChanged = resolver.styling(
            Unretained(candidates.column), in: Unretained(inherited)
          ) {
            candidates.mayHaveChanged(since: last)
          }
          if mayHaveChanged { concerned.insert(number) }
        }
        if candidates.mayContentHaveChanged(since: last) { concernedByContent.insert(number) }
      }
    }
    for number in concerned.union(concernedByContent).sorted() {
      let column = store.column(number).object
      let hasContent = concernedByContent.contains(number)
      // Memory is only touched for as many entries as there are changed nodes.
      tracker.open.entries.reserveCapacity(tracker.open.entries.count + column.rowCount)
      column.forEachRow { _, index in
        bringUpToDate(index)
        if hasContent, !store.records[index].flags.contains(.keepsContent),
          resolver.matchedRules(ofNode: index)?.mayContentHaveChanged(since: last) == true
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
        || resolver.contexts[outcome.outer].object.shared.hasChanged(
          outcome.reads, since: last)
    }
    let changed =
      resolver.groundChanged > last ? store.settings.filter { $0.value.reads != nil } : [:]
    for index in scoped.keys.sorted() + changed.keys.sorted() { bringUpToDate(Int(index)) }
  }

  /// Examines nodes whose objects were changed, wherever they are in the tree.
  private func refreshNodesOfChangedObjects() {
    guard !writes.objects.isEmpty else { return }
    for number in store.columnNumbers {
      let column = store.column(number).object
      guard column.plan.isOfClass else { continue }
      column.forEachRow { row, index in
        if writes.objects[column.object(row: row)] != nil { bringUpToDate(index) }
      }
    }
    noteWritesToEvaluatedObjects()
  }
}

// MARK: - Reports

extension NodeRefresher {
  /// Makes a report to a consumer from the record of changes; all nodes must be up to date.
  ///
  /// - Parameters:
  ///   - cursor: The position of the consumer.
  ///   - examinedCount: The number of nodes that the refresh examined.
  /// - Returns: The report.
  func report(to cursor: ChangeCursor, examinedCount: Int) -> RefreshReport {
    // The batch isn't kept when no other consumer can request it, so its entries need no flags.
    let isShared = !tracker.beginReport(to: cursor) || tracker.isAnimating
    closeBatch(isShared: isShared)
    defer { compactTracker() }
    var finder = ShapeChangeFinder(store)
    guard let position = cursor.position else {
      tracker.endReport(to: cursor)
      return RefreshReport(
        changes: NodeChanges(tree: store.serial), shapeChanges: finder.initialSteps(),
        unchanged: [], examinedCount: examinedCount)
    }
    let steps = finder.steps(
      since: position, by: tracker.shapes(since: position.batch))
    var batch = tracker.changes(since: position, store.contains)
    tracker.endReport(to: cursor)
    var unchanged: [AnyNodeHandle] = []
    let changes = changes(in: &batch, areFlagged: isShared, unchanged: &unchanged)
    return RefreshReport(
      changes: changes, shapeChanges: steps, unchanged: unchanged, examinedCount: examinedCount)
  }

  /// The nodes of a batch whose view models differ from the noted ones; the others are appended
  /// to `unchanged`.
  private func changes(
    in batch: inout ChangeBatch, areFlagged: Bool, unchanged: inout [AnyNodeHandle]
  ) -> NodeChanges {
    // Written in place, because a report has an entry for most of the batch's.
    var entries = exchange(&batch.entries, with: [])
    var contents: [NodeChanges.Contents] = []
    var pairs = StylePairs(computedStyles)
    var count = 0
    for position in entries.indices {
      var entry = entries[position]
      let index = Int(entry.index)
      let record = store.records.reference(to: index)
      guard record.value.generation == entry.generation else { continue }
      if !areFlagged {
        entry.hasNotedContent = record.value.flags.contains(.hasNotedContent)
        store.records[index].flags.subtract([.isTouched, .hasNotedContent])
      }
      let (pair, isChanged) = pairs.find(
        entry.computedStyle, record.value.computedStyle, column: record.value.column)
      guard isChanged || entry.hasNotedContent else {
        unchanged.append(entry.node(in: store.serial))
        continue
      }
      let content = content(of: index)
      let former = entry.hasNotedContent ? batch.contents[entry.key] : content
      guard isChanged || !Block.areIdentical(former, content) else {
        unchanged.append(entry.node(in: store.serial))
        continue
      }
      entry.pair = pair
      entries[count] = entry
      count += 1
      guard content != nil || former != nil || !contents.isEmpty else { continue }
      // Either most nodes have content or none has.
      while contents.count < count - 1 { contents.append(NodeChanges.Contents()) }
      contents.append(NodeChanges.Contents(old: former, new: content))
    }
    entries.removeLast(entries.count - count)
    return NodeChanges(
      tree: store.serial, entries: entries, pairs: pairs.pairs, contents: contents,
      nodeTypes: nodeTypes)
  }

  /// The types of nodes, by the numbers of columns; only for trees that have all columns.
  var nodeTypes: [any StyleNode.Type] {
    (0..<store.columns.count).map { number in
      store.column(ColumnNumber(index: number)).with { $0.nodeType }
    }
  }
}

// MARK: - Batches

extension NodeRefresher {
  /// Brings all nodes up to date, and ends the open batch, where an animation begins or ends.
  func endBatch() {
    absorbChangedNodes()
    keepingNumbers {
      refreshNodes()
      closeBatch(isShared: true)
    }
    compactTracker()
    collectIfNeeded()
  }

  /// Closes the open batch; if it's shared, its entries get the flags of records.
  private func closeBatch(isShared: Bool) {
    if tracker.isAnimating { markChangedEntries() }
    for position in tracker.open.entries.indices where isShared {
      let key = tracker.open.entries[position].key
      guard store.contains(key) else { continue }
      let flags = store.records[Int(key.index)].flags
      store.records[Int(key.index)].flags.subtract([.isTouched, .hasNotedContent])
      if flags.contains(.hasNotedContent) {
        tracker.open.entries[position].hasNotedContent = true
      }
    }
    for event in tracker.shapes(since: tracker.open.number) where store.contains(event.node) {
      store.records[Int(event.node.index)].flags.subtract([.isNew, .isMoved])
    }
    batchCount += 1
    tracker.close(recordCount: store.records.count, revision: revision, isShared: isShared)
    concernsAllNodes = false
    resolver.discardFormerValues()
  }

  /// Marks those entries of the open batch whose nodes differ from their computed style when it
  /// began.
  private func markChangedEntries() {
    var pairs = StylePairs(computedStyles)
    for position in tracker.open.entries.indices {
      let entry = tracker.open.entries[position]
      guard store.contains(entry.key) else { continue }
      let record = store.records[Int(entry.index)]
      tracker.open.entries[position].isAnimated =
        pairs.find(entry.computedStyle, record.computedStyle, column: record.column).areDifferent
        || record.flags.contains(.hasNotedContent)
          && !Block.areIdentical(
            tracker.open.contents[entry.key], content(of: Int(entry.index)))
    }
  }
}

// MARK: - StylePairs

/// Pairs of former and present computed styles with numbers, each compared once.
///
/// Most nodes of one computed style change to the same other one, and nodes of several types
/// alternate. Without it, the row refresh.mixed is three times as slow.
struct StylePairs {
  private(set) var pairs: [NodeChanges.Pair] = []
  private let formerStyles: ComputedStyleTable
  private let newStyles: ComputedStyleTable

  /// The last pairs.
  private var recent = [Known](repeating: Known(), count: recentCount)

  private struct Known {
    var former = ComputedStyleNumber.none
    var new = ComputedStyleNumber.none
    var areDifferent = false
    var number = 0
  }

  private static let recentCount = 64

  /// Makes an empty table of pairs for the computed styles of a tree.
  init(_ computedStyles: ComputedStyleTable) {
    self.init(former: computedStyles, new: computedStyles)
  }

  /// Makes an empty table of pairs for the computed styles of two trees.
  init(former: ComputedStyleTable, new: ComputedStyleTable) {
    (formerStyles, newStyles) = (former, new)
  }

  /// The number of the pair of a former and a present computed style of nodes in a column.
  ///
  /// - Returns: The number, and whether the computed styles show different values.
  @inline(__always)
  mutating func find(
    _ former: ComputedStyleNumber, _ new: ComputedStyleNumber, column: ColumnNumber
  ) -> (number: Int, areDifferent: Bool) {
    // The highest bits of a product spread the numbers of consecutive computed styles.
    let hash = former.value &* 0x9E37_79B1 &+ new.value &* 0x85EB_CA6B
    let place = Int(hash >> 26) % Self.recentCount
    let known = recent[place]
    if known.former == former, known.new == new { return (known.number, known.areDifferent) }
    return insert(former, new, column, at: place)
  }

  @inline(never)
  private mutating func insert(
    _ former: ComputedStyleNumber, _ new: ComputedStyleNumber, _ column: ColumnNumber, at place: Int
  ) -> (number: Int, areDifferent: Bool) {
    let (old, style) = (formerStyles[former].style, newStyles[new].style)
    recent[place] = Known(
      former: former, new: new, areDifferent: old.kind != style.kind || !old.showsSame(as: style),
      number: pairs.count)
    pairs.append(NodeChanges.Pair(old: old, new: style, column: column))
    return (recent[place].number, recent[place].areDifferent)
  }
}
