/// Where a node is, taken out of its record once for all that asks while it is styled.
struct NodePlace {
  let index: Int
  let parent: UInt32
  let row: Int
  let flags: NodeRecord.Flags
}
