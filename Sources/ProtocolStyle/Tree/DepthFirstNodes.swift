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
    walk.advance(from: tree.store.records.reference(to: Int(walk.current)))
    return node
  }

  /// Traps if nodes were attached, detached or moved since the iteration began.
  func requireUnchanged() { walk.requireUnchanged() }
}
