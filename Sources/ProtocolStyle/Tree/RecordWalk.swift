/// The records of a tree, each before those of its children, without a handle for each: for whoever
/// goes through all nodes and does little with each.
struct RecordWalk {
  private unowned(unsafe) let tree: StyleTree
  private let root: UInt32
  private let shape: Int

  /// The record that is next; `none` behind the last.
  private(set) var current: UInt32

  /// How many of the records that the walk has been through it hangs in.
  private(set) var depth = 0

  /// Begins with a node of a tree, which must outlive the walk, and ends when its subtree does.
  init(_ tree: StyleTree, in node: UInt32) {
    self.tree = tree
    root = node
    shape = tree.shape
    current = node
  }

  /// Goes on behind the current record.
  ///
  /// What hangs where must not have changed meanwhile: the walk stops and says so.
  @inline(__always)
  mutating func advance(from record: UnsafePointer<NodeRecord>) {
    if tree.shape != shape { DepthFirstNodes.stop() }
    if record.pointee.firstChild != NodeRecord.none {
      current = record.pointee.firstChild
      depth += 1
    } else if current == root {
      current = NodeRecord.none
    } else if record.pointee.next != NodeRecord.none {
      current = record.pointee.next
    } else {
      ascend()
    }
  }

  /// Goes on behind the last of a parent's children.
  private mutating func ascend() {
    repeat {
      current = tree.records[Int(current)].parent
      depth -= 1
      if current == root {
        current = NodeRecord.none
        return
      }
    } while tree.records[Int(current)].next == NodeRecord.none
    current = tree.records[Int(current)].next
  }
}
