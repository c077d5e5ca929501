/// Nodes of a tree, each before its children, found one by one as the sequence is iterated.
///
/// What hangs where must not change meanwhile: the iteration traps and says so. Take an array of
/// the sequence first to attach or detach in a loop.
public struct DepthFirstNodes: Sequence, IteratorProtocol {
  private let tree: StyleTree
  private var walk: RecordWalk

  /// Begins with a node and ends when that node's subtree does; `none` means all roots.
  init(_ tree: StyleTree, from first: UInt32, within root: UInt32) {
    self.tree = tree
    walk = RecordWalk(tree.store, from: first, within: root)
  }

  /// Goes on to the next node.
  ///
  /// - Returns: The node; nil after the last.
  public mutating func next() -> AnyNodeHandle? {
    requireUnchanged()
    guard walk.current != NodeRecord.none else { return nil }
    let node = tree.store.handle(walk.current)
    walk.advance(from: tree.store.records.address(of: Int(walk.current)))
    return node
  }

  /// Stops when what hangs where has changed since the iteration began.
  func requireUnchanged() { walk.requireUnchanged() }
}
