/// A set of positions in a table, without references: it's read for each value that is shown.
struct EntrySet {
  private var words = SIMD4<UInt64>()

  /// The number of entries that a table can have.
  static let capacity = 4 * UInt64.bitWidth

  subscript(position: Int) -> Bool {
    get { words[position / 64] & (1 << UInt64(position % 64)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(position % 64)
      if newValue { words[position / 64] |= bit } else { words[position / 64] &= ~bit }
    }
  }
}
