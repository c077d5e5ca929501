extension NodeStore {
  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    var (reached, rest) = (0, [NodeRecord.none])
    while let parent = rest.popLast() {
      let children = checkRing(of: parent)
      reached += children.count
      rest += children
    }
    assert(reached == count, "every node is reachable, once")
    var free = firstFree
    var freeCount = 0
    while free != NodeRecord.none {
      assert(!isUsed(Int(free)), "free records have no look")
      (free, freeCount) = (records[Int(free)].next, freeCount + 1)
    }
    assert(freeCount + count == records.count, "a record is free or reachable")
    for (parent, count) in childCounts {
      assert(checkRing(of: parent).count == count, "counts of children are exact")
    }
    for index in settings.keys { assert(records[Int(index)].flags.contains(.hasSettings)) }
    for index in hidden.keys { assert(records[Int(index)].flags.contains(.hasHidden)) }
    guard let hint = siblingHint else { return }
    let siblings = checkRing(of: hint.parent)
    assert(siblings.indices.contains(hint.place) && siblings[hint.place] == hint.child, "the hint")
  }

  /// Checks that the children of a node are linked to each other, and to the node.
  ///
  /// - Returns: The children.
  private func checkRing(of parent: UInt32) -> [UInt32] {
    var children: [UInt32] = []
    forEachChild(of: parent) { children.append(UInt32($0)) }
    for (place, child) in children.enumerated() {
      let record = records[Int(child)]
      let previous = children[place == 0 ? children.count - 1 : place - 1]
      assert(record.parent == parent && record.previous == previous, "the ring closes")
    }
    return children
  }
}
