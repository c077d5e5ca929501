/// What happened to a tree since the last refresh, as far as a report has to know it.
///
/// It has one entry for a node at most, and forgets what is gone, so it never outgrows the tree.
struct ChangeJournal {
  /// How nodes looked at the last refresh, or when they were attached since.
  var entries: [NodeChanges.Entry] = []

  /// The content of nodes at the last refresh, by the indices of their records.
  ///
  /// A node whose record is flagged `hasNotedContent` and that has no entry had no content. The
  /// content of other nodes hasn't changed since.
  var contents: [UInt32: Block] = [:]

  /// Nodes that objects have reported as changed, and that no refresh has visited since.
  var pending: [AnyNodeHandle] = []

  /// Nodes that were attached in records which other nodes had at the last refresh; the others
  /// are in records that there were not.
  var attached: [AnyNodeHandle] = []
  var detached: [AnyNodeHandle] = []
  var moved: [AnyNodeHandle] = []

  /// Whether any node may have changed, as after a change of sheets.
  var concernsAllNodes = false

  /// How many records there were, and which revision the tree had.
  private(set) var recordCount = 0
  private(set) var revision = NodeRecord.stale

  init() {}

  /// Begins after a refresh.
  init(recordCount: Int, revision: UInt32) {
    self.recordCount = recordCount
    self.revision = revision
  }

  /// Removes nodes that are detached, once they are the majority.
  ///
  /// Only called when nodes are detached: a refresh walks the entries while it adds to them.
  mutating func tidy(count: Int, slack: Int, _ isAttached: (AnyNodeHandle) -> Bool) {
    let most = max(entries.count, attached.count, moved.count, pending.count)
    guard most > 2 * count + slack else { return }
    entries.removeAll { !isAttached($0.node) }
    attached.removeAll { !isAttached($0) }
    moved.removeAll { !isAttached($0) }
    pending.removeAll { !isAttached($0) }
  }
}
