/// Finding nodes by their kinds, for renderers.
extension StyleTree {
  /// Returns the first node, depth first, whose kind and whose own properties match.
  ///
  /// Kinds are compared once per node type. The walk ends at the first match, and is skipped if no
  /// type has a matching kind.
  ///
  /// - Parameters:
  ///   - isKind: Returns whether nodes of a kind may match.
  ///   - isNode: Returns whether a node of such a kind matches. It must not change the tree.
  /// - Returns: The node; nil where none matches.
  package func firstNode(
    ofKind isKind: (NodeKind) -> Bool, where isNode: (AnyNodeHandle) -> Bool
  ) -> AnyNodeHandle? {
    requireIdle("A node was looked for")
    absorbChangedNodes()
    let matches = (0..<store.columns.count).map { number in
      store.column(number)._withUnsafeGuaranteedRef { isKind($0.kind) }
    }
    guard matches.contains(true) else { return nil }
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let record = store.records.address(of: Int(walk.current))
      if matches[Int(record.pointee.column)] {
        let node = store.handle(walk.current)
        if isNode(node) { return node }
      }
      walk.advance(from: record)
    }
    return nil
  }
}
