/// What the children of the last two parents are surrounded by, for children come in runs, and those
/// of one parent's children among them.
struct LatestInsides {
  private var last = (parent: NodeRecord.none, number: UInt32(0))
  private var former = (parent: NodeRecord.none, number: UInt32(0))

  /// The number of the surroundings of a parent's children, found by a closure unless it is known.
  @inline(__always)
  mutating func number(of parent: UInt32, _ find: () -> UInt32) -> UInt32 {
    if last.parent == parent { return last.number }
    if former.parent == parent {
      swap(&former, &last)
      return last.number
    }
    let number = find()
    former = last
    last = (parent, number)
    return number
  }

  /// Forgets a parent that may have changed.
  @inline(__always)
  mutating func forget(_ parent: UInt32) {
    if last.parent == parent { last.parent = NodeRecord.none }
    if former.parent == parent { former.parent = NodeRecord.none }
  }
}
