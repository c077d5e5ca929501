/// Builds reports from the record of changes.
extension StyleTree {
  /// Makes a report to a consumer; all nodes must be up to date.
  ///
  /// - Parameters:
  ///   - cursor: The position of the consumer.
  ///   - examinedCount: The number of nodes that the refresh examined.
  /// - Returns: The report.
  func report(to cursor: ChangeCursor, examinedCount: Int) -> RefreshReport {
    // The segment isn't kept when no other consumer can request it, so its entries need no flags.
    let isShared = !tracker.beginReport(to: cursor) || tracker.isAnimating
    closeSegment(isShared: isShared)
    defer { tracker.compact(count: count, slack: limits.journalSlack, store.contains) }
    var finder = ShapeChangeFinder(self)
    guard let position = cursor.position else {
      tracker.endReport(to: cursor)
      return RefreshReport(
        changes: NodeChanges(tree: serial), shapeChanges: finder.initialSteps(),
        unchanged: [], examinedCount: examinedCount)
    }
    let steps = finder.steps(since: position)
    var segment = tracker.changes(since: position, store.contains)
    tracker.endReport(to: cursor)
    var unchanged: [AnyNodeHandle] = []
    let changes = changes(in: &segment, areFlagged: isShared, unchanged: &unchanged)
    return RefreshReport(
      changes: changes, shapeChanges: steps, unchanged: unchanged, examinedCount: examinedCount)
  }

  /// Closes the open segment; if it's shared, its entries get the flags of records.
  func closeSegment(isShared: Bool) {
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
    tracker.close(recordCount: store.records.count, isShared: isShared)
    tracker.concernsAllNodes = false
    resolver.contexts.discardFormer()
  }

  /// The nodes of a segment whose view models differ from the noted ones; the others are appended
  /// to `unchanged`.
  private func changes(
    in segment: inout ChangeSegment, areFlagged: Bool, unchanged: inout [AnyNodeHandle]
  ) -> NodeChanges {
    // Written in place, because a report has an entry for most of the segment's.
    var entries = exchange(&segment.entries, with: [])
    var contents: [NodeChanges.Contents] = []
    var pairs = StylePairs(looks)
    var count = 0
    for position in entries.indices {
      var entry = entries[position]
      let index = Int(entry.index)
      let record = store.records.address(of: index)
      guard record.pointee.generation == entry.generation else { continue }
      if !areFlagged {
        entry.hasNotedContent = record.pointee.flags.contains(.hasNotedContent)
        store.records[index].flags.subtract([.isTouched, .hasNotedContent])
      }
      let (pair, isChanged) = pairs.find(
        UInt32(entry.number), record.pointee.look, column: record.pointee.column)
      guard isChanged || entry.hasNotedContent else {
        unchanged.append(entry.node(in: serial))
        continue
      }
      let content = content(of: index)
      let former = entry.hasNotedContent ? segment.contents[entry.key] : content
      guard isChanged || !Block.areIdentical(former, content) else {
        unchanged.append(entry.node(in: serial))
        continue
      }
      entry.number = pair
      entries[count] = entry
      count += 1
      guard content != nil || former != nil || !contents.isEmpty else { continue }
      // Either most nodes have content or none has.
      while contents.count < count - 1 { contents.append(NodeChanges.Contents()) }
      contents.append(NodeChanges.Contents(old: former, new: content))
    }
    entries.removeLast(entries.count - count)
    return NodeChanges(
      tree: serial, entries: entries, pairs: pairs.pairs, contents: contents,
      nodeTypes: nodeTypes)
  }

  /// The types of nodes, by the numbers of columns.
  private var nodeTypes: [any StyleNode.Type] {
    (0..<store.columns.count).map { number in
      store.column(number)._withUnsafeGuaranteedRef { $0.nodeType }
    }
  }
}
