extension StyleTree {
  /// Attaches a node as a root with all its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its index among the roots; nil, the default, appends it.
  ///   - children: Its children: nodes, and `Subtree` for those that have children.
  /// - Returns: The handle of the node; `first(_:where:)` finds its descendants.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, at index: Int? = nil, @SubtreeBuilder children: () -> [Subtree]
  ) -> NodeHandle<Node> {
    let subtrees = children()
    let handle = attach(node, at: index)
    attach(subtrees, to: handle.erased)
    return handle
  }

  /// Attaches a node to another with all its descendants.
  ///
  /// Traps when the parent isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The node to add it to.
  ///   - index: Its index among the parent's children; nil, the default, appends it.
  ///   - children: Its children: nodes, and `Subtree` for those that have children.
  /// - Returns: The handle of the node; `first(_:where:)` finds its descendants.
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
