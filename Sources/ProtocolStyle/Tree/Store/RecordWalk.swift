/// The records of a tree, each before those of its children, without creating handles: for callers
/// that visit all nodes and do little work with each.
struct RecordWalk {
  private unowned(unsafe) let store: NodeStore
  private let root: UInt32
  private let shape: Int

  /// The next record; `none` past the last.
  private(set) var current: UInt32

  /// The number of ancestors of the record that the walk has visited.
  private(set) var depth = 0

  /// Begins with a node of a store, which must outlive the walk, and ends with that node's subtree;
  /// within `none`, with the last root's.
  init(_ store: NodeStore, from first: UInt32, within root: UInt32) {
    self.store = store
    self.root = root
    shape = store.shape
    current = first
  }

  /// Traps if nodes were attached, detached or moved since the walk began.
  @inline(__always)
  func requireUnchanged() {
    if store.shape != shape { Self.stop() }
  }

  @inline(never)
  private static func stop() -> Never {
    fatalError(
      "StyleTree: nodes were attached, moved or detached while being walked through. Take "
        + "Array(tree.nodes) first.")
  }

  /// Advances past the current record, which is a parameter because the caller has found it
  /// already.
  @inline(__always)
  mutating func advance(from record: UnsafePointer<NodeRecord>) {
    requireUnchanged()
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

extension StyleTree {
  /// Calls a closure with the index of every attached node.
  func forEachRecord(_ body: (Int) -> Void) {
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let record = store.records.address(of: Int(walk.current))
      body(Int(walk.current))
      walk.advance(from: record)
    }
  }

  /// Calls a closure with every attached node and the number of its ancestors, depth first.
  package func forEachNode(_ body: (AnyNodeHandle, _ depth: Int) -> Void) {
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let (index, depth) = (walk.current, walk.depth)
      body(store.handle(index), depth)
      walk.advance(from: store.records.address(of: Int(index)))
    }
  }

  /// Calls a closure with each record of nodes and all their descendants, depth first; traps when
  /// one of the nodes isn't attached.
  @inline(__always)
  func forEachRecord(
    within nodes: [AnyNodeHandle],
    _ body: (_ index: UInt32, _ depth: Int, UnsafePointer<NodeRecord>) throws -> Void
  ) rethrows {
    for node in nodes {
      let root = index(of: node)
      var walk = RecordWalk(store, from: root, within: root)
      while walk.current != NodeRecord.none {
        // The address is computed once, because each access computes it again.
        let record = store.records.address(of: Int(walk.current))
        try body(walk.current, walk.depth, record)
        walk.advance(from: record)
      }
    }
  }
}

// MARK: - DepthFirstNodes

/// The nodes of a tree, each before its children, found as the sequence is iterated.
///
/// Nodes must not be attached, detached or moved meanwhile: the iteration traps with a message. To
/// attach or detach nodes in a loop, iterate over an array of the sequence.
public struct DepthFirstNodes: Sequence, IteratorProtocol {
  private let tree: StyleTree
  private var walk: RecordWalk

  /// Begins with a node and ends with that node's subtree; `none` means all roots.
  init(_ tree: StyleTree, from first: UInt32, within root: UInt32) {
    self.tree = tree
    walk = RecordWalk(tree.store, from: first, within: root)
  }

  /// Advances to the next node.
  ///
  /// - Returns: The node; nil after the last one.
  public mutating func next() -> AnyNodeHandle? {
    requireUnchanged()
    guard walk.current != NodeRecord.none else { return nil }
    let node = tree.store.handle(walk.current)
    walk.advance(from: tree.store.records.address(of: Int(walk.current)))
    return node
  }

  /// Traps if nodes were attached, detached or moved since the iteration began.
  func requireUnchanged() { walk.requireUnchanged() }
}
