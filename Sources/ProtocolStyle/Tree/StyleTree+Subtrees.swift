extension StyleTree {
  /// Attaches a node as a root with everything in it.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its place among the roots; nil, the default, is the last.
  ///   - children: What is in it: nodes, and `Subtree` for those with something in them.
  /// - Returns: What refers to the node; `first(_:where:)` finds those in it.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, at index: Int? = nil, @SubtreeBuilder children: () -> [Subtree]
  ) -> NodeHandle<Node> {
    let subtrees = children()
    let handle = attach(node, at: index)
    attach(subtrees, to: handle.erased)
    return handle
  }

  /// Attaches a node to another with everything in it.
  ///
  /// Traps when the parent is not attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The node that it goes into.
  ///   - index: Its place among the parent's children; nil, the default, is the last.
  ///   - children: What is in it: nodes, and `Subtree` for those with something in them.
  /// - Returns: What refers to the node; `first(_:where:)` finds those in it.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, to parent: some NodeReference, at index: Int? = nil,
    @SubtreeBuilder children: () -> [Subtree]
  ) -> NodeHandle<Node> {
    let subtrees = children()
    let handle = attach(node, to: parent, at: index)
    attach(subtrees, to: handle.erased)
    return handle
  }

  /// Attaches subtrees to a node, without recursion.
  private func attach(_ subtrees: [Subtree], to parent: AnyNodeHandle) {
    var rest = subtrees.reversed().map { ($0, parent) }
    while let (subtree, parent) = rest.popLast() {
      let handle = attach(erased: subtree.node, to: parent)
      rest += subtree.children.reversed().map { ($0, handle) }
    }
  }
}
