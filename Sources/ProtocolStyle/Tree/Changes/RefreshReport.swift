/// The changes of a tree since the last report to the same consumer: enough to update a copy.
///
/// ```swift
/// let report = tree.refresh()
/// print(report)
/// ```
///
/// Handles refer to nodes as they are at the report; those of detached nodes no longer refer to a
/// node.
public struct RefreshReport: Sendable {
  /// The nodes whose view models have changed.
  ///
  /// A node that was attached since the last report is included if it has changed since it was
  /// attached.
  public let changes: NodeChanges

  /// The steps that detach, attach and move nodes, to be applied in order.
  ///
  /// Apply them before `changes`. The first report of a tree, and of a cursor, contains all nodes
  /// as attached.
  public let shapeChanges: ShapeChanges

  /// The nodes that were attached since the last report and still are, each after its parent.
  ///
  /// Computed at each access.
  public var attached: [AnyNodeHandle] { shapeChanges.inserted(areMoved: false) }

  /// The nodes that were attached at the last report and no longer are, each after all its
  /// descendants.
  public var detached: [AnyNodeHandle] { shapeChanges.detached }

  /// The nodes that were attached at the last report and were moved since, without their
  /// descendants.
  ///
  /// Computed at each access.
  public var moved: [AnyNodeHandle] { shapeChanges.inserted(areMoved: true) }

  /// The nodes that may have changed, but have the same view model in their own control state.
  ///
  /// They were written to, or their inherited context has changed. In other states, the view model
  /// may have changed.
  package let unchanged: [AnyNodeHandle]

  /// The number of nodes that the refresh examined, both restyled ones and those found up to date.
  public let examinedCount: Int

  /// Whether there are no changes.
  public var isEmpty: Bool {
    changes.isEmpty && shapeChanges.isEmpty
  }
}

extension RefreshReport: CustomStringConvertible {
  /// The number of changed nodes, and each node with its changes, one line per attribute.
  public var description: String {
    let others = [("attached", attached), ("detached", detached), ("moved", moved)]
      .filter { !$0.1.isEmpty }.map { ", \($0.1.count) \($0.0)" }.joined()
    var lines = ["\(changes.count) changed\(others), \(examinedCount) looked at"]
    for change in changes {
      lines.append("\(change.nodeType), \(change.node)")
      lines += change.attributes.map { "  \($0)" }
    }
    return lines.joined(separator: "\n")
  }
}

/// A node whose view model has changed from one report of its tree to the next.
public struct NodeChange: Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// The type of the node.
  public let nodeType: any StyleNode.Type

  /// The complete view model at the last report, or at attachment if the node was attached since.
  public let previous: ViewModel

  /// The complete present view model: the one that `viewModel(of:)` returns.
  public let current: ViewModel

  /// Whether the change, or one of several, was made in `StyleTree.animated(_:)`.
  public let isAnimated: Bool

  /// The attributes that differ, by name, with their values before and after.
  ///
  /// Computed at each access.
  public var attributes: [AttributeChange] { current.difference(from: previous) }
}

extension NodeChange: CustomStringConvertible {
  /// The node with its changes: `BuyButton, node 12: borderWidth: nil → 2`.
  public var description: String {
    "\(nodeType), \(node): " + attributes.map(\.description).joined(separator: ", ")
  }
}

/// The nodes whose view models have changed, in no particular order, each once.
///
/// A report stores 12 bytes per change, and each pair of styles once; an element is created when
/// it's read.
public struct NodeChanges: Sendable {
  /// The styles of some nodes of one type before and after, which differ.
  struct Pair: Sendable {
    /// Shared between threads safely: blocks that more than one owner can reach are never changed.
    nonisolated(unsafe) let old: Block
    nonisolated(unsafe) let new: Block

    /// The number of the nodes' column.
    let column: UInt16
  }

  /// The former and the present content of a node: one block if it hasn't changed.
  struct Contents: Sendable {
    nonisolated(unsafe) var old: Block?
    nonisolated(unsafe) var new: Block?
  }

  /// The serial number of the tree.
  let tree: UInt32

  /// The changes, with the numbers of pairs.
  var entries: [ChangeEntry] = []
  var pairs: [Pair] = []

  /// The contents in the order of the entries, up to the last node with content.
  var contents: [Contents] = []

  /// The types of nodes, by the numbers of columns.
  var nodeTypes: [any StyleNode.Type] = []
}

extension NodeChanges {
  /// The changed nodes in order, without their styles.
  package var nodes: [AnyNodeHandle] { entries.map { $0.node(in: tree) } }

  /// Returns whether the content of a changed node is the same object as before.
  ///
  /// - Parameter position: The position of the change.
  /// - Returns: Whether it's the same; two objects may be equal.
  package func isContentSame(at position: Int) -> Bool {
    position >= contents.count
      || Block.areIdentical(contents[position].old, contents[position].new)
  }
}

extension NodeChanges: RandomAccessCollection {
  /// The position of the first change: 0.
  public var startIndex: Int { 0 }

  /// The position after the last change.
  public var endIndex: Int { entries.count }

  /// The change at a position.
  ///
  /// - Parameter position: A position from 0 to `count - 1`.
  public subscript(position: Int) -> NodeChange {
    let entry = entries[position]
    let pair = pairs[entry.number]
    let content = position < contents.count ? contents[position] : nil
    return NodeChange(
      node: entry.node(in: tree), nodeType: nodeTypes[Int(pair.column)],
      previous: ViewModel(style: pair.old, content: content?.old),
      current: ViewModel(style: pair.new, content: content?.new), isAnimated: entry.isAnimated)
  }
}

// MARK: - Making Reports

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

// MARK: - StylePairs

/// Pairs of former and present looks with numbers, each compared once.
///
/// Most nodes of one look change to the same other look, and nodes of several types alternate.
/// Without it, the row refresh.mixed is three times as slow.
struct StylePairs {
  private(set) var pairs: [NodeChanges.Pair] = []
  private unowned(unsafe) let looks: LookTable

  /// The last pairs.
  private var recent = [Known](repeating: Known(), count: recentCount)

  private struct Known {
    var former = Look.none
    var new = Look.none
    var areDifferent = false
    var number = 0
  }

  private static let recentCount = 64

  /// Makes an empty table of pairs for the looks of a tree.
  init(_ looks: LookTable) {
    self.looks = looks
  }

  /// The number of the pair of a former and a present look of nodes in a column.
  ///
  /// - Returns: The number, and whether the looks show different values.
  @inline(__always)
  mutating func find(
    _ former: UInt32, _ new: UInt32, column: UInt16
  ) -> (number: Int, areDifferent: Bool) {
    // The highest bits of a product spread the numbers of consecutive looks.
    let hash = former &* 0x9E37_79B1 &+ new &* 0x85EB_CA6B
    let place = Int(hash >> 26) % Self.recentCount
    let known = recent[place]
    if known.former == former, known.new == new { return (known.number, known.areDifferent) }
    return insert(former, new, column, at: place)
  }

  @inline(never)
  private mutating func insert(
    _ former: UInt32, _ new: UInt32, _ column: UInt16, at place: Int
  ) -> (number: Int, areDifferent: Bool) {
    let (old, style) = (looks[former].style, looks[new].style)
    recent[place] = Known(
      former: former, new: new, areDifferent: old.kind != style.kind || !old.showsSame(as: style),
      number: pairs.count)
    pairs.append(NodeChanges.Pair(old: old, new: style, column: column))
    return (recent[place].number, recent[place].areDifferent)
  }
}
