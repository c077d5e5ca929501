/// A set of indices in a table, without references because it's read for each shown value.
struct EntrySet {
  private var words = SIMD4<UInt64>()

  /// The maximum number of entries in a table.
  static let capacity = 4 * UInt64.bitWidth

  subscript(position: Int) -> Bool {
    get { words[position / 64] & (1 << UInt64(position % 64)) != 0 }
    set {
      let bit: UInt64 = 1 << UInt64(position % 64)
      if newValue { words[position / 64] |= bit } else { words[position / 64] &= ~bit }
    }
  }
}
