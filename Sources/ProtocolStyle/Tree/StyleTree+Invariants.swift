/// The invariants between any two calls; the random tests check them, also with lowered limits.
extension StyleTree {
  /// Checks the invariants of the tree's parts, in debug builds.
  func checkInvariants() {
    store.checkInvariants()
    tracker.checkInvariants()
    resolver.checkInvariants()
    for index in 0..<store.records.count where store.isUsed(index) {
      assert(looks.contains(store.records[index].look), "records have looks")
      store.column(of: index)._withUnsafeGuaranteedRef { column in
        assert(column.owner(ofRow: Int(store.records[index].row)) == UInt32(index), "one model")
      }
    }
    for node in nodes { assert(store.isUsed(Int(node.index)), "attached nodes have looks") }
    tracker.forEachFormerLook { assert(looks.contains($0), "former looks are kept") }
  }
}
