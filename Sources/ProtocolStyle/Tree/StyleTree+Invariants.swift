/// What holds between any two calls; the random tests check it, with lowered limits as well.
extension StyleTree {
  /// Checks the invariants of the tree's parts, in debug builds.
  func checkInvariants() {
    checkRing(of: NodeRecord.none)
    for index in 0..<store.records.count where store.isUsed(index) {
      checkRing(of: UInt32(index))
      store.column(of: index)._withUnsafeGuaranteedRef { column in
        assert(column.owner(ofRow: Int(store.records[index].row)) == UInt32(index), "one model a record")
      }
    }
    assert(nodes.count { _ in true } == count, "every node is reachable, once")
    if let hint = store.siblingHint {
      var (child, place) = (UInt32?.none, 0)
      store.forEachChild(of: hint.parent) {
        if place == hint.place { child = UInt32($0) }
        place += 1
      }
      assert(child == hint.child, "the hint is at its place")
    }
    tracker.checkInvariants()
    for (parent, count) in store.childCounts {
      var children = 0
      store.forEachChild(of: parent) { _ in children += 1 }
      assert(children == count, "counts of children are exact")
    }
    recipes.forEach { $0.checkInvariants() }
    looks.checkInvariants()
    for index in 0..<store.records.count where store.isUsed(index) {
      assert(looks.contains(store.records[index].look), "records have looks")
    }
    tracker.forEachFormerLook { assert(looks.contains($0), "former looks are kept") }
  }

  /// Checks that the children of a node are linked to each other, and to the node.
  private func checkRing(of parent: UInt32) {
    var children: [UInt32] = []
    store.forEachChild(of: parent) { children.append(UInt32($0)) }
    for (place, child) in children.enumerated() {
      let record = store.records[Int(child)]
      let previous = children[place == 0 ? children.count - 1 : place - 1]
      assert(record.parent == parent && record.previous == previous, "the ring closes")
      assert(record.look != Look.none, "what hangs in the tree was styled")
    }
  }
}
