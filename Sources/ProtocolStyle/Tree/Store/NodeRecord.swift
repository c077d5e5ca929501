/// What a tree keeps of one attached node beside the model: 36 bytes.
///
/// Nodes are named by the index of their record. The children of a node are a ring: the first one's
/// `previous` is the last, and the last one's `next` is `none`.
struct NodeRecord {
  /// No node.
  static let none = UInt32.max

  var parent = none
  var firstChild = none
  var next = none
  var previous = none

  /// Counts how often the record was used, so that a handle of an earlier node is noticed.
  var generation: UInt32 = 0

  /// Where the model lies in its column.
  var row: UInt32 = 0

  /// The number of the node's look; none before the node is styled.
  var look = Look.none

  /// When the result was last known to be right; `stale` when it has to be made anew.
  var revision = stale

  /// The number of the column of the model.
  var column: UInt16 = 0

  var flags: Flags = []

  /// Hangs the node between others.
  @inline(__always)
  mutating func link(_ parent: UInt32, previous: UInt32, next: UInt32) {
    self.parent = parent
    self.previous = previous
    self.next = next
  }

  /// A revision that no tree reaches.
  static let stale: UInt32 = 0

  /// What is particular about a node.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// The tree has settings of its own for it, in `NodeSettings`.
    static let hasSettings = Flags(rawValue: 1 << 0)

    /// It has a scope of its own.
    static let hasScope = Flags(rawValue: 1 << 1)

    /// The tree keeps its content, in `keptContents`, where no entry means none.
    static let keepsContent = Flags(rawValue: 1 << 2)

    /// Resets were held when it was attached.
    static let hasHidden = Flags(rawValue: 1 << 3)

    /// The journal has its style of the last refresh.
    static let isTouched = Flags(rawValue: 1 << 4)

    /// It was attached since the last refresh, in a record that another node had then.
    static let isNew = Flags(rawValue: 1 << 5)

    /// It was moved since the last refresh.
    static let isMoved = Flags(rawValue: 1 << 6)

    /// The journal has its content of the last refresh, where no entry means none.
    static let hasNotedContent = Flags(rawValue: 1 << 7)

    /// It's in `unsettled`, and is evaluated again each time it's read.
    static let isUnsettled = Flags(rawValue: 1 << 8)

    /// The report that is being made attaches it.
    static let isReportedNew = Flags(rawValue: 1 << 9)

    /// The report that is being made moves it.
    static let isReportedMoved = Flags(rawValue: 1 << 10)

    /// The record of changes counts the writes to its model, because a closure was evaluated at it.
    static let isEvaluated = Flags(rawValue: 1 << 11)

    mutating func set(_ flag: Flags, to isSet: Bool) {
      if isSet { insert(flag) } else { remove(flag) }
    }
  }
}

/// Where a node is, taken out of its record once for all that asks while it is styled.
struct NodePlace {
  let index: Int
  let parent: UInt32
  let row: Int
  let flags: NodeRecord.Flags
}
