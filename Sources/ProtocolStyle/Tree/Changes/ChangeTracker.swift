/// The record of a tree's changes, with the positions of its consumers.
///
/// It has two parts, both in the order of batches: what changed in view models, by
/// batch, and the events that changed the shape, each with the number of its batch. A consumer
/// requests what is in the batches from its position on.
///
/// Invariants:
/// - Numbers of batches increase, and the open one has the highest. No position is after it.
/// - An entry matters only while its node is attached; an event only to a consumer that it
///   concerns, which follows from the event and the consumer's position alone. So both can be
///   removed at any time without regard to others.
/// - `births` has each attached node whose record was another node's at the position of a consumer,
///   unless it was attached in the open batch: then it's flagged `isNew`.
struct ChangeTracker {
  private struct Consumer {
    weak var cursor: ChangeCursor?
  }

  /// The changes since the last report to any consumer, or since the last end of an animation.
  var open: ChangeBatch

  /// The changes of the tree's shape.
  var shapes: [ShapeEvent] = []

  /// Whether changes are made in an animation: all those of a batch or none.
  var isAnimating = false

  /// The position of `StyleTree.refresh()`, which doesn't count until it has been called: its first
  /// report can as well be of all nodes.
  let refreshCursor: ChangeCursor
  private var hasRefreshed = false

  private var consumers: [Consumer]
  private(set) var closed: [ChangeBatch] = []
  private var closedEntryCount = 0

  /// The batches in which nodes were attached in records that other nodes had.
  private var births: [UInt32: UInt32] = [:]

  /// The number of events of detached nodes that were left when the events were last compacted.
  private var lastingCount = 0

  /// Makes the record of a tree without nodes.
  init(tree: UInt32, limits: TreeLimits) {
    open = ChangeBatch(number: limits.firstBatch)
    refreshCursor = ChangeCursor(
      tree: tree, position: ChangePosition(batch: limits.firstBatch, recordCount: 0))
    consumers = [Consumer(cursor: refreshCursor)]
  }

  /// The number of entries in all batches.
  var entryCount: Int { closedEntryCount + open.entries.count }

  /// The number of former contents in all batches.
  var contentCount: Int { closed.reduce(open.contents.count) { $0 + $1.contents.count } }

  /// The positions of consumers that have had a report, and of `StyleTree.refresh()`.
  private var positions: [ChangePosition] { consumers.compactMap { $0.cursor?.position } }

  /// Calls a closure with each former computed style that the record has.
  func forEachFormerStyle(_ body: (ComputedStyleNumber) -> Void) {
    for batch in closed { for entry in batch.entries { body(entry.computedStyle) } }
    for entry in open.entries { body(entry.computedStyle) }
  }

  /// Adds a cursor at the beginning.
  mutating func add(_ cursor: ChangeCursor) {
    consumers.removeAll { $0.cursor == nil }
    consumers.append(Consumer(cursor: cursor))
  }

  // MARK: Shape

  /// Appends an event of the open batch.
  mutating func append(_ kind: ShapeEvent.Kind, _ node: NodeKey) {
    let birth = kind == .attached ? open.number : births[node.index] ?? 0
    if kind == .detached, !births.isEmpty { births[node.index] = nil }
    shapes.append(
      ShapeEvent(
        node: node, kind: kind, isAnimated: isAnimating, birth: birth, batch: open.number))
  }

  /// The events in the batches from one on.
  func shapes(since batch: UInt32) -> ArraySlice<ShapeEvent> {
    let last = shapes.lastIndex { $0.batch < batch }
    return shapes[(last.map { $0 + 1 } ?? 0)...]
  }

  // MARK: Batches

  /// Prepares for a report to a consumer.
  ///
  /// - Returns: Whether the open batch is for that consumer alone.
  mutating func beginReport(to cursor: ChangeCursor) -> Bool {
    if cursor === refreshCursor {
      hasRefreshed = true
    } else if !hasRefreshed {
      refreshCursor.position = nil
    }
    consumers.removeAll { $0.cursor == nil }
    return cursor.position?.batch == open.number
      && consumers.allSatisfy { $0.cursor === cursor || $0.cursor?.position == nil }
  }

  /// Closes the open batch, and begins another one.
  ///
  /// - Parameters:
  ///   - recordCount: The number of records.
  ///   - revision: The revision of the tree.
  ///   - isShared: Whether the batch is kept for consumers.
  mutating func close(recordCount: Int, revision: UInt32, isShared: Bool) {
    let hasEvents = shapes.last?.batch == open.number
    guard !open.entries.isEmpty || hasEvents || recordCount != open.recordCount else {
      open = ChangeBatch(number: open.number, recordCount: recordCount, revision: revision)
      return
    }
    if isShared, hasEvents {
      for event in shapes(since: open.number) where event.kind == .attached {
        births[event.node.index] = open.number
      }
    }
    if open.number == .max { renumber() }
    var next = ChangeBatch(
      number: open.number + 1, recordCount: recordCount, revision: revision)
    swap(&open, &next)
    if next.entries.isEmpty { return }
    closedEntryCount += next.entries.count
    closed.append(next)
  }

  /// The changes of view models since a position, up to the open batch.
  func changes(
    since position: ChangePosition, _ isAttached: (NodeKey) -> Bool
  ) -> ChangeBatch {
    let last = closed.lastIndex { $0.number < position.batch }
    let batches = closed[(last.map { $0 + 1 } ?? 0)...]
    guard batches.count != 1 else { return batches[batches.startIndex] }
    return ChangeBatch(merging: batches, isAttached)
  }

  /// Moves the cursor of a consumer to the end, after the open batch was closed, and removes the
  /// batches that no consumer can request.
  mutating func endReport(to cursor: ChangeCursor) {
    cursor.position = ChangePosition(batch: open.number, recordCount: open.recordCount)
    let first = positions.map(\.batch).min() ?? open.number
    if let oldest = closed.first, oldest.number < first {
      closed.removeAll { $0.number < first }
      closedEntryCount = closed.reduce(0) { $0 + $1.entries.count }
    }
    if let latest = shapes.last, latest.batch < first {
      (shapes, births, lastingCount) = ([], [:], 0)
    }
  }

  // MARK: Compacting

  /// Removes what no consumer needs anymore, once it may be the majority.
  ///
  /// Not called during a refresh, which walks the entries while it adds to them.
  ///
  /// - Parameters:
  ///   - count: The number of attached nodes.
  ///   - slack: The number of additional entries that the record may have.
  ///   - isAttached: Whether a node is attached.
  mutating func compact(count: Int, slack: Int, _ isAttached: (NodeKey) -> Bool) {
    if open.entries.count > 2 * count + slack { open.entries.removeAll { !isAttached($0.key) } }
    if closedEntryCount > 2 * count * consumers.count + slack { compactBatches(isAttached) }
    // At most three events of an attached node are kept: its attachment, and two of its moves.
    if shapes.count > 2 * (3 * count + lastingCount) + slack { compactShapes(isAttached) }
  }

  /// Merges the batches that no position separates, which have at most one entry of a node then.
  private mutating func compactBatches(_ isAttached: (NodeKey) -> Bool) {
    let starts = positions.map(\.batch)
    var groups: [ArraySlice<ChangeBatch>] = []
    for place in closed.indices {
      let previous = place > 0 ? closed[place - 1].number : 0
      if groups.isEmpty || starts.contains(where: { previous < $0 && $0 <= closed[place].number }) {
        groups.append(closed[place...place])
      } else {
        groups[groups.count - 1] = closed[groups[groups.count - 1].startIndex...place]
      }
    }
    closed = groups.map { ChangeBatch(merging: $0, isAttached) }.filter { !$0.entries.isEmpty }
    closedEntryCount = closed.reduce(0) { $0 + $1.entries.count }
  }

  /// Removes the events that concern no consumer, because none has seen the node, which is gone.
  ///
  /// Of the moves of a node, the last animated one and the last other one are enough.
  private mutating func compactShapes(_ isAttached: (NodeKey) -> Bool) {
    struct Move: Hashable {
      let node: NodeKey
      let isAnimated: Bool
    }
    let positions = positions
    var known: Set<Move> = []
    var kept: [ShapeEvent] = []
    lastingCount = 0
    for event in shapes.reversed() {
      let canBeInserted = event.kind != .detached && isAttached(event.node)
      let isNeeded = positions.contains {
        $0.precedes(event) || canBeInserted && $0.batch <= event.batch
      }
      // The open batch's events are kept, because flags of records repeat them.
      guard isNeeded || canBeInserted && event.batch == open.number else { continue }
      if event.kind == .moved,
        !known.insert(Move(node: event.node, isAnimated: event.isAnimated)).inserted
      {
        continue
      }
      kept.append(event)
      if !canBeInserted { lastingCount += 1 }
    }
    shapes = kept.reversed()
    let first = positions.map(\.batch).min() ?? open.number
    births = births.filter { $0.value >= first }
  }

  /// Numbers the batches from the beginning, after four billion of them.
  ///
  /// Batches that no position separates get one number, because only the order relative to
  /// positions matters.
  private mutating func renumber() {
    let starts = Set(positions.map(\.batch) + [open.number]).sorted()
    func number(_ batch: UInt32) -> UInt32 {
      UInt32(starts.count { $0 <= batch })
    }
    for case let cursor? in consumers.map(\.cursor) {
      if let position = cursor.position { cursor.position?.batch = number(position.batch) }
    }
    for place in closed.indices { closed[place].number = number(closed[place].number) }
    for place in shapes.indices {
      shapes[place].birth = number(shapes[place].birth)
      shapes[place].batch = number(shapes[place].batch)
    }
    births = births.mapValues(number)
    open.number = number(open.number)
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    let numbers = closed.map(\.number) + [open.number]
    assert(zip(numbers, numbers.dropFirst()).allSatisfy(<=), "batches are in order")
    assert(closed.allSatisfy { $0.number < open.number }, "the open batch is the last")
    assert(positions.allSatisfy { $0.batch <= open.number }, "positions are in the record")
    assert(
      zip(shapes, shapes.dropFirst()).allSatisfy { $0.batch <= $1.batch }, "events in order")
    assert(shapes.allSatisfy { $0.birth <= $0.batch }, "nodes are attached first")
    assert(closed.reduce(0) { $0 + $1.entries.count } == closedEntryCount, "entries are counted")
    for batch in closed + [open] {
      assert(
        Set(batch.entries.map(\.key)).count == batch.entries.count, "one entry of a node")
      assert(batch.contents.count <= batch.entries.count, "contents belong to entries")
    }
  }
}

// MARK: - ChangeBatch

/// The view models that changed in a part of the record of changes.
///
/// A batch ends with a report to any consumer, and where an animation begins or ends. All nodes
/// are up to date then.
///
/// Invariants:
/// - A node has one entry at most, with the computed style that it had when the batch began, or
///   when it was attached since. The first change makes the entry, so the earliest former computed
///   style stays.
/// - In the open batch, the flags of records repeat what it has: `isTouched` for an entry, and
///   `hasNotedContent` for content. In a closed one, entries have flags instead.
struct ChangeBatch {
  /// The number of the batch; later batches have higher numbers.
  var number: UInt32

  /// The changed nodes, with their former computed styles.
  var entries: [ChangeEntry] = []

  /// The content that nodes had when the batch began.
  ///
  /// A node whose content was noted and that has no element had none. The content of other nodes
  /// hasn't changed since.
  var contents: [NodeKey: Block] = [:]

  /// The number of records and the revision of the tree when the batch began.
  let recordCount: Int
  let revision: UInt32

  /// Makes a batch without changes.
  init(number: UInt32, recordCount: Int = 0, revision: UInt32 = NodeRecord.stale) {
    (self.number, self.recordCount, self.revision) = (number, recordCount, revision)
  }

  /// Merges consecutive closed batches into one, without nodes that are no longer attached.
  init(merging batches: some Collection<ChangeBatch>, _ isAttached: (NodeKey) -> Bool) {
    self.init(number: batches.first?.number ?? 0)
    var positions: [NodeKey: Int] = [:]
    for batch in batches {
      for entry in batch.entries where isAttached(entry.key) {
        if let position = positions[entry.key] {
          if entry.isAnimated { entries[position].isAnimated = true }
          guard entry.hasNotedContent, !entries[position].hasNotedContent else { continue }
          entries[position].hasNotedContent = true
        } else {
          positions[entry.key] = entries.count
          entries.append(entry)
        }
        if entry.hasNotedContent { contents[entry.key] = batch.contents[entry.key] }
      }
    }
  }

  /// Appends the entry of a node that has none.
  @inline(__always)
  mutating func append(_ computedStyle: ComputedStyleNumber, _ index: Int, generation: UInt32) {
    entries.append(
      ChangeEntry(
        index: UInt32(truncatingIfNeeded: index), generation: generation,
        computedStyle: computedStyle))
  }
}

/// A change of a node's place in the tree.
///
/// It states since when the node is attached, so it can be reported to each consumer without other
/// events.
struct ShapeEvent: Sendable {
  enum Kind {
    /// The node was attached in the record of a detached one, or in an animation. Other attached
    /// nodes are those in the records that were added.
    case attached

    case moved
    case detached
  }

  let node: NodeKey
  let kind: Kind

  /// Whether the change was made in an animation.
  let isAnimated: Bool

  /// The number of the batch in which the node was attached, if its record had been another
  /// node's; 0 if no consumer was between, or if the record was new.
  var birth: UInt32

  /// The number of the batch of the change.
  var batch: UInt32
}

/// The position of a consumer in the record of changes.
struct ChangePosition {
  /// The number of the first batch that the consumer hasn't seen.
  var batch: UInt32

  /// The number of records when that batch began.
  let recordCount: Int

  /// Whether the node of a later event was attached at this position.
  func precedes(_ event: ShapeEvent) -> Bool {
    batch <= event.batch && event.birth < batch && event.node.index < recordCount
  }
}

// MARK: - ChangeEntry

/// A node whose computed style may have changed: 12 bytes.
///
/// In a batch it has the former computed style; in a report, a pair of styles in place of that.
struct ChangeEntry: Sendable {
  let index: UInt32
  let generation: UInt32
  private var bits: UInt32

  /// The bits of the computed style or the pair, which are enough for all computed styles of a
  /// tree.
  private static let numberMask: UInt32 = 1 << 30 - 1
  private static let animated: UInt32 = 1 << 31
  private static let notedContent: UInt32 = 1 << 30

  /// Makes an entry for a change that isn't animated and has no noted content.
  @inline(__always)
  init(index: UInt32, generation: UInt32, computedStyle: ComputedStyleNumber) {
    self.index = index
    self.generation = generation
    bits = computedStyle.value
  }

  /// The former computed style, in a batch.
  var computedStyle: ComputedStyleNumber { ComputedStyleNumber(value: bits & Self.numberMask) }

  /// The place of the pair of styles, in a report.
  var pair: Int {
    get { Int(bits & Self.numberMask) }
    set { bits = bits & ~Self.numberMask | UInt32(truncatingIfNeeded: newValue) }
  }

  /// Whether an animation caused the change, or one of several.
  var isAnimated: Bool {
    get { bits & Self.animated != 0 }
    set { bits = newValue ? bits | Self.animated : bits & ~Self.animated }
  }

  /// Whether the batch has the former content, where no entry means none.
  var hasNotedContent: Bool {
    get { bits & Self.notedContent != 0 }
    set { bits = newValue ? bits | Self.notedContent : bits & ~Self.notedContent }
  }

  /// The node in a tree with a serial number.
  func node(in tree: UInt32) -> AnyNodeHandle {
    AnyNodeHandle(tree: tree, index: index, generation: generation)
  }

  /// The node, for tables of nodes of one tree.
  var key: NodeKey { NodeKey(index: index, generation: generation) }
}

// MARK: - ChangeCursor

/// The position of a consumer in a tree's record of changes.
///
/// ```swift
/// let page = ChangeCursor(of: tree)
/// let view = ChangeCursor(of: tree)
/// let report = tree.changes(since: page)
/// ```
///
/// Each consumer of a tree has its own cursor, so that all of them get every change at a time of
/// their choice. `StyleTree.refresh()` has one as well. The tree keeps a change until each
/// cursor is past it, or released.
public final class ChangeCursor {
  /// The serial number of the tree.
  let tree: UInt32

  /// The first change that the consumer hasn't seen; nil before the first report.
  var position: ChangePosition?

  /// Makes a cursor at a position in the record of a tree with a serial number; nil for the
  /// beginning.
  init(tree: UInt32, position: ChangePosition?) {
    (self.tree, self.position) = (tree, position)
  }
}
