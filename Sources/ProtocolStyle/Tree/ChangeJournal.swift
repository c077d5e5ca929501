/// What happened to a tree since the last refresh, as far as a report has to know it.
///
/// It has one entry for a node at most, and forgets what is gone, so it never outgrows the tree.
struct ChangeJournal {
  /// How nodes looked at the last refresh, or when they were attached since.
  var entries: [NodeChanges.Entry] = []

  /// What is known of the content that nodes had, by the indices of their records.
  ///
  /// Of a node without an entry there was none, or it changed before anybody asked.
  var contents: [UInt32: Block] = [:]

  /// Nodes that were attached in records which other nodes had at the last refresh; the others
  /// are in records that there were not.
  var attached: [AnyNodeHandle] = []
  var detached: [AnyNodeHandle] = []
  var moved: [AnyNodeHandle] = []

  /// Whether any node may have changed, as after a change of sheets.
  var concernsAllNodes = false

  /// How many records there were, and which stamp the tree had.
  private(set) var recordCount = 0
  private(set) var stamp = NodeRecord.stale

  init() {}

  /// Begins after a refresh.
  init(recordCount: Int, stamp: UInt32) {
    self.recordCount = recordCount
    self.stamp = stamp
  }

  /// Forgets nodes that are gone, once these are most.
  @inline(__always)
  mutating func tidy(count: Int, _ isAttached: (AnyNodeHandle) -> Bool) {
    guard max(entries.count, attached.count, moved.count) > 2 * count + 1_024 else { return }
    entries.removeAll { !isAttached($0.node) }
    attached.removeAll { !isAttached($0) }
    moved.removeAll { !isAttached($0) }
  }
}
