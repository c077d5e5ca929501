/// The records of a tree, each before those of its children, without creating handles: for callers
/// that visit all nodes and do little work with each.
struct RecordWalk {
  private let owner: BackReference<NodeStore>
  private var store: NodeStore { owner.object }
  private let root: UInt32
  private let shape: Int

  /// The next record; `none` past the last.
  private(set) var current: UInt32

  /// The number of ancestors of the record that the walk has visited.
  private(set) var depth = 0

  /// Begins with a node of a store, which must outlive the walk, and ends with that node's subtree;
  /// within `none`, with the last root's.
  init(_ store: NodeStore, from first: UInt32, within root: UInt32) {
    owner = BackReference(store)
    self.root = root
    shape = store.shape
    current = first
  }

  /// Traps if nodes were attached, detached or moved since the walk began.
  func requireUnchanged() {
    if store.shape != shape { Self.stop() }
  }

  private static func stop() -> Never {
    fatalError(
      "StyleTree: nodes were attached, moved or detached while being walked through. Take "
        + "Array(tree.nodes) first.")
  }

  /// Advances past the current record, which is a parameter because the caller has found it
  /// already.
  @inline(__always)
  mutating func advance(from record: ValueReference<NodeRecord>) {
    requireUnchanged()
    if record.value.firstChild != NodeRecord.none {
      current = record.value.firstChild
      depth += 1
    } else if current == root {
      current = NodeRecord.none
    } else if record.value.next != NodeRecord.none {
      current = record.value.next
    } else {
      ascend()
    }
  }

  /// Advances past the last of a parent's children.
  private mutating func ascend() {
    repeat {
      current = store.records[Int(current)].parent
      depth -= 1
      if current == root {
        current = NodeRecord.none
        return
      }
    } while store.records[Int(current)].next == NodeRecord.none
    current = store.records[Int(current)].next
  }
}

extension NodeStore {
  /// Calls a closure with the index of every attached node, depth first.
  func forEachNode(_ body: (Int) -> Void) {
    var walk = RecordWalk(self, from: firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let record = records.reference(to: Int(walk.current))
      body(Int(walk.current))
      walk.advance(from: record)
    }
  }
}
