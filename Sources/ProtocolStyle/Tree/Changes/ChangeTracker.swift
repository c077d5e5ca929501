/// The revision, the record of a tree's changes with the positions of its consumers, and the inbox
/// that names nodes which change by themselves.
///
/// Invariants:
/// - The record is a sequence of closed segments, the oldest first, and an open one. Segments start
///   at increasing numbers.
/// - Each cursor that has been read is at the start of a segment. A closed segment is at or after
///   the position of a cursor, and starts at one: others are removed, or merged with the one
///   before.
struct ChangeTracker {
  private struct Consumer {
    weak var cursor: ChangeCursor?
  }

  private struct ClosedSegment {
    let start: Int
    var segment: ChangeSegment
  }

  /// Counts the changes that may affect nodes other than the changed one.
  private(set) var revision: UInt32

  /// Notifies observers, and takes the nodes whose objects change by themselves.
  let inbox = InvalidationSignal()

  /// The nodes whose styling reads `@Observable` objects.
  var observed = ObservedNodes()

  /// The revisions at which models of classes were last returned for modification; an object can be
  /// the model of several nodes.
  var changedObjects: [ObjectIdentifier: UInt32] = [:]

  /// The numbers of writes to the models of nodes whose record is flagged `isEvaluated`; no element
  /// means none.
  var modelWrites: [NodeKey: UInt32] = [:]

  /// The content of nodes whose record is flagged `keepsContent`, evaluated together with their
  /// style; a node without an element has none.
  ///
  /// The tree only keeps content that can't be evaluated again from the model and the context: the
  /// content of nodes that hold objects, and content that rules, closures or overrides write.
  var keptContents: [UInt32: Block] = [:]

  /// The changes since the last report to any consumer.
  var open = ChangeSegment()

  /// Nodes that objects have reported as changed, and that no refresh has visited since.
  var pending: [AnyNodeHandle] = []

  /// Whether any node may have changed since the last refresh, for example after a change of style
  /// sheets.
  var concernsAllNodes = false

  /// The position of `StyleTree.refresh()`; nil when its next report is of all nodes.
  private(set) var refreshPosition: Int? = 0

  private var consumers: [Consumer] = []
  private var closed: [ClosedSegment] = []

  /// The number at which the open segment starts.
  private var openStart = 0

  /// Makes the record of a tree without nodes.
  init(firstRevision: UInt32) {
    revision = firstRevision
  }

  /// Ends trackings and observers, when the tree is released.
  func end() {
    observed.end()
    inbox.end()
  }

  /// Advances the revision.
  ///
  /// - Returns: False when revisions start again from the beginning, which voids all known ones.
  mutating func advanceRevision() -> Bool {
    // The highest revision isn't used because it marks rule sets that are unfit for use.
    let isLast = revision >= .max - 1
    if isLast {
      changedObjects = [:]
      revision = NodeRecord.stale
    }
    revision += 1
    return !isLast
  }

  /// Whether changes are made in an animation.
  var isAnimating: Bool {
    @inline(__always)
    get { open.animationStart != nil }
  }

  /// The number of closed segments.
  var closedCount: Int { closed.count }

  /// The number of entries in all segments.
  var entryCount: Int {
    closed.reduce(open.entries.count) { $0 + $1.segment.entries.count }
  }

  /// Calls a closure with each former look that the record has.
  func forEachFormerLook(_ body: (UInt32) -> Void) {
    for segment in closed.map(\.segment) + [open] {
      for entry in segment.entries { body(UInt32(entry.number)) }
    }
  }

  /// Adds a cursor at the beginning.
  mutating func add(_ cursor: ChangeCursor) {
    consumers.removeAll { $0.cursor == nil }
    consumers.append(Consumer(cursor: cursor))
  }

  /// Closes the open segment, and begins another one.
  ///
  /// - Parameters:
  ///   - next: The segment that begins.
  ///   - isEmpty: Whether the segment that ends has no changes.
  mutating func close(_ next: consuming ChangeSegment, isEmpty: Bool) {
    swap(&open, &next)
    guard !isEmpty else { return }
    closed.append(ClosedSegment(start: openStart, segment: next))
    openStart += 1
  }

  /// Moves the cursor of a consumer to the end, after the open segment was closed.
  ///
  /// - Parameters:
  ///   - cursor: The cursor; nil for that of `StyleTree.refresh()`.
  ///   - count: The number of attached nodes.
  ///   - slack: The number of additional entries that a merged segment may have.
  ///   - isAttached: Whether a node is attached.
  /// - Returns: The changes since the consumer's former position; nil when it was at the
  ///   beginning.
  mutating func advance(
    _ cursor: ChangeCursor?, count: Int, slack: Int, _ isAttached: (NodeKey) -> Bool
  ) -> ChangeSegment? {
    let position = if let cursor { cursor.position } else { refreshPosition }
    // Until `refresh()` is called, its report can as well be of all nodes.
    if cursor != nil, refreshPosition == 0, openStart > 0 { refreshPosition = nil }
    let former = position.map(changes(since:))
    if let cursor { cursor.position = openStart } else { refreshPosition = openStart }
    prune(count: count, slack: slack, isAttached)
    return former
  }

  /// Whether the open segment, once it's closed, is for another consumer or has to be merged.
  ///
  /// - Parameter cursor: The consumer that reads it; nil for `StyleTree.refresh()`.
  /// - Returns: False when the segment is for that consumer alone.
  func isOpenSegmentShared(except cursor: ChangeCursor?) -> Bool {
    let position = if let cursor { cursor.position } else { refreshPosition }
    guard position == openStart else { return true }
    // The position of `refresh()` doesn't count until it was called.
    if cursor != nil, let refreshPosition, refreshPosition > 0 || openStart == 0 { return true }
    return consumers.contains { consumer in
      guard let other = consumer.cursor else { return false }
      return other !== cursor && other.position != nil
    }
  }

  /// The changes since a position, up to the open segment.
  private func changes(since position: Int) -> ChangeSegment {
    let segments = closed.drop { $0.start < position }
    guard var changes = segments.first?.segment else {
      return ChangeSegment(recordCount: open.recordCount, revision: open.revision)
    }
    for newer in segments.dropFirst() { changes.merge(newer.segment) }
    return changes
  }

  /// Removes the segments that no consumer can request, and merges those that no cursor separates.
  private mutating func prune(count: Int, slack: Int, _ isAttached: (NodeKey) -> Bool) {
    consumers.removeAll { $0.cursor == nil }
    var positions = Set(consumers.compactMap { $0.cursor?.position })
    if let refreshPosition { positions.insert(refreshPosition) }
    let first = positions.min() ?? openStart
    closed.removeAll { $0.start < first }
    var place = 1
    while place < closed.count {
      if positions.contains(closed[place].start) {
        place += 1
      } else {
        let newer = closed.remove(at: place).segment
        closed[place - 1].segment.merge(newer)
        closed[place - 1].segment.compact(count: count, slack: slack, isAttached)
      }
    }
  }

  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    let starts = closed.map(\.start)
    assert(zip(starts, starts.dropFirst()).allSatisfy(<), "segments start at increasing numbers")
    assert(starts.allSatisfy { $0 < openStart }, "the open segment is the last")
    let positions =
      consumers.compactMap { $0.cursor?.position } + (refreshPosition.map { [$0] } ?? [])
    assert(
      positions.allSatisfy { $0 == openStart || starts.contains($0) },
      "cursors are at starts of segments")
    for segment in closed.map(\.segment) + [open] {
      assert(
        Set(segment.entries.map(\.key)).count == segment.entries.count, "one entry of a node")
    }
  }
}

extension StyleTree {
  /// Counts the changes that may affect nodes other than the changed one.
  var revision: UInt32 {
    @inline(__always)
    get { tracker.revision }
  }
}
