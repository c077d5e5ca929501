/// A part of the record of changes: what happened between two reports of a tree to any consumer.
///
/// Invariants:
/// - A node has one entry at most, with the style that it had when the segment began, or when it
///   was attached since. The first change makes the entry, so the earliest former style stays.
/// - The nodes in records from `recordCount` on were attached since, as were those in `attached`.
///   `detached` and `moved` name only nodes that were there when the segment began.
/// - In `detached`, each node comes after all its descendants.
/// - In the open segment, the flags of records repeat what it has: `isTouched` for an entry,
///   `isNew` for `attached`, `isMoved` for `moved`, and `hasNotedContent` for content. In a closed
///   one, entries have flags instead.
struct ChangeSegment {
  /// The changed nodes, with the numbers of their former looks.
  var entries: [ChangeEntry] = []

  /// The content that nodes had when the segment began.
  ///
  /// A node whose content was noted and that has no element had none. The content of other nodes
  /// hasn't changed since.
  var contents: [NodeKey: Block] = [:]

  /// Nodes that were attached in records which other nodes had when the segment began.
  var attached: [AnyNodeHandle] = []
  var detached: [AnyNodeHandle] = []
  var moved: [AnyNodeHandle] = []

  /// The nodes that were attached, detached or moved in an animation.
  var animatedShapes: Set<NodeKey> = []

  /// The position of the first entry that was made in the animation which is under way, if one is.
  var animationStart: Int?

  /// The nodes with earlier entries whose looks changed in the animation.
  var animatedLooks: Set<NodeKey> = []

  /// The number of records and the revision of the tree when the segment began.
  private(set) var recordCount = 0
  private(set) var revision = NodeRecord.stale

  /// The positions of nodes' entries, and the attached and moved nodes, if segments were merged.
  private var index: Index?

  private struct Index {
    var positions: [NodeKey: Int]
    var attached: Set<NodeKey>
    var moved: Set<NodeKey>

    init(_ segment: ChangeSegment) {
      positions = Dictionary(
        uniqueKeysWithValues: segment.entries.enumerated().map { ($1.key, $0) })
      attached = Set(segment.attached.map(\.key))
      moved = Set(segment.moved.map(\.key))
    }
  }

  /// Begins with a tree that has no nodes.
  init() {}

  /// Begins after a report.
  init(recordCount: Int, revision: UInt32) {
    self.recordCount = recordCount
    self.revision = revision
  }

  /// Whether the nodes that were attached when the segment began are unchanged.
  var isEmpty: Bool {
    entries.isEmpty && attached.isEmpty && detached.isEmpty && moved.isEmpty
  }

  /// Appends the entry of a node that has none.
  @inline(__always)
  mutating func append(_ look: UInt32, _ index: Int, generation: UInt32) {
    entries.append(
      ChangeEntry(
        index: UInt32(truncatingIfNeeded: index), generation: generation, number: Int(look)))
  }

  /// Removes nodes that are detached, once they are the majority.
  ///
  /// Only called when nodes are detached: a refresh walks the entries while it adds to them.
  mutating func compact(count: Int, slack: Int, _ isAttached: (NodeKey) -> Bool) {
    guard max(entries.count, attached.count) > 2 * count + slack else { return }
    if let start = animationStart {
      animationStart = entries[..<start].count { isAttached($0.key) }
    }
    entries.removeAll { !isAttached($0.key) }
    attached.removeAll { !isAttached($0.key) }
    if index != nil { index = Index(self) }
  }

  /// Appends the segment that follows this one; both are closed.
  mutating func merge(_ newer: ChangeSegment) {
    var index = exchange(&self.index, with: nil) ?? Index(self)
    for entry in newer.entries {
      if let position = index.positions[entry.key] {
        if entry.isAnimated { entries[position].isAnimated = true }
        guard entry.hasNotedContent, !entries[position].hasNotedContent else { continue }
        entries[position].hasNotedContent = true
      } else {
        index.positions[entry.key] = entries.count
        entries.append(entry)
      }
      if entry.hasNotedContent { contents[entry.key] = newer.contents[entry.key] }
    }
    for node in newer.attached where node.index < recordCount {
      attached.append(node)
      index.attached.insert(node.key)
    }
    func wasThere(_ node: AnyNodeHandle) -> Bool {
      node.index < recordCount && !index.attached.contains(node.key)
    }
    moved += newer.moved.filter { wasThere($0) && index.moved.insert($0.key).inserted }
    detached += newer.detached.filter(wasThere)
    animatedShapes.formUnion(newer.animatedShapes)
    self.index = index
  }
}
