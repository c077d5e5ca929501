/// Where a node is, taken out of its record once for all that asks while it is styled.
struct NodePlace {
  let index: Int
  let parent: UInt32
  let row: Int
  let flags: NodeRecord.Flags
}

extension StyleTree {
  /// The place of the node of a record.
  @inline(__always)
  func place(of index: Int) -> NodePlace {
    NodePlace(
      index: index, parent: records[index].parent, row: Int(records[index].row),
      flags: records[index].flags)
  }
}
