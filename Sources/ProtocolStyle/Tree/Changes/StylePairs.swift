/// Pairs of former and present styles with numbers, each compared once.
///
/// Most nodes of one style change to one other style, and nodes of several types take turns.
/// Without it, the row refresh.mixed is three times as slow.
struct StylePairs {
  private(set) var pairs: [NodeChanges.Pair] = []

  /// Whether the styles of a pair show different values, by the numbers of pairs.
  private(set) var areDifferent: [Bool] = []

  /// The numbers of the last pairs, by addresses of their styles.
  private var recent = [Int32](repeating: -1, count: recentCount)

  private static let recentCount = 64

  /// The number of a pair of styles of nodes in a column.
  @inline(__always)
  mutating func number(_ old: Block, _ new: Unmanaged<Block>, column: UInt16) -> Int {
    // Blocks lie at multiples of 16 bytes.
    let first = UInt(bitPattern: Unmanaged.passUnretained(old).toOpaque()) >> 4
    let hash = first &* 31 &+ UInt(bitPattern: new.toOpaque()) >> 4
    let place = Int(truncatingIfNeeded: (hash ^ hash >> 8) % UInt(Self.recentCount))
    let known = Int(recent[place])
    if known >= 0, pairs[known].old === old, pairs[known].column == column,
      Unmanaged.passUnretained(pairs[known].new).toOpaque() == new.toOpaque()
    {
      return known
    }
    recent[place] = Int32(truncatingIfNeeded: pairs.count)
    return insert(old, new.takeUnretainedValue(), column)
  }

  @inline(never)
  private mutating func insert(_ old: Block, _ new: Block, _ column: UInt16) -> Int {
    pairs.append(NodeChanges.Pair(old: old, new: new, column: column))
    areDifferent.append(old.kind != new.kind || !old.showsSame(as: new))
    return pairs.count - 1
  }
}
