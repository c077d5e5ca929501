/// Pairs of former and present styles with numbers, each compared once.
///
/// Most nodes of one style change to one other style, and nodes of several types take turns.
/// Without it, the row refresh.mixed is three times as slow.
struct StylePairs {
  private(set) var pairs: [NodeChanges.Pair] = []

  /// The former styles, by number.
  private let formers: [Block]

  /// The last pairs, found without retaining their styles: `pairs` does.
  private var recent = [Known](repeating: Known(), count: recentCount)

  private struct Known {
    var former = -1
    var new: UnsafeMutableRawPointer?
    var column: UInt16 = 0
    var areDifferent = false
    var number = 0
  }

  private static let recentCount = 64

  /// Begins with the former styles.
  init(_ formers: [Block]) {
    self.formers = formers
  }

  /// The number of the pair of a former and a present style of nodes in a column.
  ///
  /// - Returns: The number, and whether the styles show different values.
  @inline(__always)
  mutating func find(
    _ former: Int, _ new: Unmanaged<Block>, column: UInt16
  ) -> (number: Int, areDifferent: Bool) {
    // Addresses of blocks are multiples of 16 bytes.
    let hash = UInt(bitPattern: former) &* 31 &+ UInt(bitPattern: new.toOpaque()) >> 4
    let place = Int(truncatingIfNeeded: (hash ^ hash >> 8) % UInt(Self.recentCount))
    let known = recent[place]
    if known.former == former, known.new == new.toOpaque(), known.column == column {
      return (known.number, known.areDifferent)
    }
    return insert(former, new.takeUnretainedValue(), column, at: place)
  }

  @inline(never)
  private mutating func insert(
    _ former: Int, _ new: Block, _ column: UInt16, at place: Int
  ) -> (number: Int, areDifferent: Bool) {
    let old = formers[former]
    recent[place] = Known(
      former: former, new: Unmanaged.passUnretained(new).toOpaque(), column: column,
      areDifferent: old.kind != new.kind || !old.showsSame(as: new), number: pairs.count)
    pairs.append(NodeChanges.Pair(old: old, new: new, column: column))
    return (recent[place].number, recent[place].areDifferent)
  }
}
