/// A set of positions in a table; those below 64 need no allocation.
struct EntrySet {
  private var first: UInt64 = 0
  private var others: Set<Int> = []

  subscript(position: Int) -> Bool {
    get { position < 64 ? first & (1 << UInt64(position)) != 0 : others.contains(position) }
    set {
      if position < 64 {
        let bit: UInt64 = 1 << UInt64(position)
        first = newValue ? first | bit : first & ~bit
      } else if newValue {
        others.insert(position)
      } else {
        others.remove(position)
      }
    }
  }
}
