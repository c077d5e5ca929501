/// Whether pairs of styles show different values, compared once for each of the last pairs.
///
/// Most nodes of one style change to one other style, and nodes of several types take turns.
/// Without it, the row refresh.mixed is three times as slow. The styles must outlive it.
struct StyleDifferences {
  private typealias Pair = (
    old: UnsafeMutableRawPointer?, new: UnsafeMutableRawPointer?, areDifferent: Bool
  )

  private var pairs = [Pair](repeating: (nil, nil, false), count: 64)

  /// Whether a style shows other values than another one.
  mutating func areDifferent(_ old: Unmanaged<Block>, _ new: Unmanaged<Block>) -> Bool {
    let (first, second) = (old.toOpaque(), new.toOpaque())
    // Blocks lie at multiples of 16 bytes.
    let hash = UInt(bitPattern: first) >> 4 &* 31 &+ UInt(bitPattern: second) >> 4
    let place = Int(truncatingIfNeeded: (hash ^ hash >> 8) % 64)
    if pairs[place].old != first || pairs[place].new != second {
      let (old, new) = (old.takeUnretainedValue(), new.takeUnretainedValue())
      pairs[place] = (first, second, old.kind != new.kind || !old.showsSame(as: new))
    }
    return pairs[place].areDifferent
  }
}
