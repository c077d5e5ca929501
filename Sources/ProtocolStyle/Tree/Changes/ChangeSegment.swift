/// The view models that changed in a part of the record of changes.
///
/// A segment ends with a report to any consumer, and where an animation begins or ends. All nodes
/// are up to date then.
///
/// Invariants:
/// - A node has one entry at most, with the look that it had when the segment began, or when it
///   was attached since. The first change makes the entry, so the earliest former look stays.
/// - In the open segment, the flags of records repeat what it has: `isTouched` for an entry, and
///   `hasNotedContent` for content. In a closed one, entries have flags instead.
struct ChangeSegment {
  /// The number of the segment; later segments have higher numbers.
  var number: UInt32

  /// The changed nodes, with the numbers of their former looks.
  var entries: [ChangeEntry] = []

  /// The content that nodes had when the segment began.
  ///
  /// A node whose content was noted and that has no element had none. The content of other nodes
  /// hasn't changed since.
  var contents: [NodeKey: Block] = [:]

  /// The number of records and the revision of the tree when the segment began.
  let recordCount: Int
  let revision: UInt32

  /// Makes a segment without changes.
  init(number: UInt32, recordCount: Int = 0, revision: UInt32 = NodeRecord.stale) {
    (self.number, self.recordCount, self.revision) = (number, recordCount, revision)
  }

  /// Merges consecutive closed segments into one, without nodes that are no longer attached.
  init(merging segments: some Collection<ChangeSegment>, _ isAttached: (NodeKey) -> Bool) {
    self.init(number: segments.first?.number ?? 0)
    var positions: [NodeKey: Int] = [:]
    for segment in segments {
      for entry in segment.entries where isAttached(entry.key) {
        if let position = positions[entry.key] {
          if entry.isAnimated { entries[position].isAnimated = true }
          guard entry.hasNotedContent, !entries[position].hasNotedContent else { continue }
          entries[position].hasNotedContent = true
        } else {
          positions[entry.key] = entries.count
          entries.append(entry)
        }
        if entry.hasNotedContent { contents[entry.key] = segment.contents[entry.key] }
      }
    }
  }

  /// Appends the entry of a node that has none.
  @inline(__always)
  mutating func append(_ look: UInt32, _ index: Int, generation: UInt32) {
    entries.append(
      ChangeEntry(
        index: UInt32(truncatingIfNeeded: index), generation: generation, number: Int(look)))
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

  /// The number of the segment in which the node was attached, if its record had been another
  /// node's; 0 if no consumer was between, or if the record was new.
  var birth: UInt32

  /// The number of the segment of the change.
  var segment: UInt32
}

/// The position of a consumer in the record of changes.
struct ChangePosition {
  /// The number of the first segment that the consumer hasn't seen.
  var segment: UInt32

  /// The number of records when that segment began.
  let recordCount: Int

  /// Whether the node of a later event was attached at this position.
  func precedes(_ event: ShapeEvent) -> Bool {
    segment <= event.segment && event.birth < segment && event.node.index < recordCount
  }
}
