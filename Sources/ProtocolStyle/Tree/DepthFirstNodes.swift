/// Nodes of a tree, each before its children, found one by one as the sequence is iterated.
///
/// What hangs where must not change meanwhile: the iteration traps and says so. Take an array of
/// the sequence first to attach or detach in a loop.
public struct DepthFirstNodes: Sequence, IteratorProtocol {
  private let tree: StyleTree
  private let root: UInt32
  private let shape: Int
  private var upcoming: UInt32

  /// Begins with a node and ends when that node's subtree does; `none` means all roots.
  init(_ tree: StyleTree, from first: UInt32, within root: UInt32) {
    self.tree = tree
    self.root = root
    shape = tree.shape
    upcoming = first
  }

  /// Goes on to the next node.
  ///
  /// - Returns: The node; nil after the last.
  public mutating func next() -> AnyNodeHandle? {
    requireUnchanged()
    guard upcoming != NodeRecord.none else { return nil }
    let current = upcoming
    upcoming = following(current)
    return tree.handle(current)
  }

  /// Stops when what hangs where has changed since the iteration began.
  func requireUnchanged() {
    if tree.shape != shape { Self.stop() }
  }

  /// Stops because what hangs where has changed since the iteration began.
  @inline(never)
  static func stop() -> Never {
    fatalError(
      "StyleTree: nodes were attached, moved or detached while being walked through. Take "
        + "Array(tree.nodes) first.")
  }

  private func following(_ node: UInt32) -> UInt32 {
    // In place, for a copy of the array would be counted.
    let child = tree.records[Int(node)].firstChild
    if child != NodeRecord.none { return child }
    var node = node
    while node != root {
      let next = tree.records[Int(node)].next
      if next != NodeRecord.none { return next }
      node = tree.records[Int(node)].parent
      if node == NodeRecord.none { break }
    }
    return NodeRecord.none
  }
}
