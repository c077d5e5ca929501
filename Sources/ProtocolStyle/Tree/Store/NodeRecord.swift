/// The data that a tree keeps for one attached node besides the model: 36 bytes.
///
/// Nodes are identified by the index of their record. The children of a node are a ring: the first
/// one's `previous` is the last, and the last one's `next` is `none`.
struct NodeRecord {
  /// No node.
  static let none = UInt32.max

  var parent = none
  var firstChild = none
  var next = none
  var previous = none

  /// Counts the uses of the record, so that a handle of an earlier node is detected.
  var generation: UInt32 = 0

  /// The row of the model in its column.
  var row: UInt32 = 0

  /// The number of the node's look; none before the node is styled.
  var look = Look.none

  /// The revision at which the look was last known to be valid; `stale` if the node must be
  /// restyled.
  var revision = stale

  /// The number of the column of the model.
  var column: UInt16 = 0

  var flags: Flags = []

  /// Links the node between others.
  @inline(__always)
  mutating func link(_ parent: UInt32, previous: UInt32, next: UInt32) {
    self.parent = parent
    self.previous = previous
    self.next = next
  }

  /// A revision that no tree reaches.
  static let stale: UInt32 = 0

  /// The properties of a node that differ from the usual ones.
  struct Flags: OptionSet {
    let rawValue: UInt16

    /// The node has individual settings, in `NodeSettings`.
    static let hasSettings = Flags(rawValue: 1 << 0)

    /// The node has a scope, from its model or set on it.
    static let hasScope = Flags(rawValue: 1 << 1)

    /// The tree keeps the node's content, in `keptContents`, where no entry means none.
    static let keepsContent = Flags(rawValue: 1 << 2)

    /// Resets were held when the node was attached.
    static let hasHidden = Flags(rawValue: 1 << 3)

    /// The open segment has the look that the node had when it began.
    static let isTouched = Flags(rawValue: 1 << 4)

    /// The node was attached since the open segment began, in a record that another node had then.
    static let isNew = Flags(rawValue: 1 << 5)

    /// The node was moved since the open segment began.
    static let isMoved = Flags(rawValue: 1 << 6)

    /// The open segment has the content that the node had when it began, where no entry means none.
    static let hasNotedContent = Flags(rawValue: 1 << 7)

    /// The node is in `unsettled`, and is evaluated again each time it's read.
    static let isUnsettled = Flags(rawValue: 1 << 8)

    /// The report under construction attaches the node.
    static let isReportedNew = Flags(rawValue: 1 << 9)

    /// The report under construction moves the node.
    static let isReportedMoved = Flags(rawValue: 1 << 10)

    /// The record of changes counts the writes to the node's model, because a closure was evaluated
    /// at the node.
    static let isEvaluated = Flags(rawValue: 1 << 11)

    /// The content of the present model was evaluated, and the node's rule set has its reads.
    static let hasReadContent = Flags(rawValue: 1 << 12)

    mutating func set(_ flag: Flags, to isSet: Bool) {
      if isSet { insert(flag) } else { remove(flag) }
    }
  }
}

/// The location of a node, read from its record once per styling.
struct NodePlace {
  let index: Int
  let parent: UInt32
  let row: Int
  let flags: NodeRecord.Flags
}
