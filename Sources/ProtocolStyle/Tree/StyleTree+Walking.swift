extension StyleTree {
  /// The nodes without a parent, in order.
  public var roots: [AnyNodeHandle] { children(ofRecord: NodeRecord.none) }

  /// The children of a node, in order; traps when it isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: Its children.
  public func children(of node: some NodeReference) -> [AnyNodeHandle] {
    children(ofRecord: index(of: node))
  }

  /// The first child of a node; nil if there is none.
  ///
  /// Traps when the node isn't attached.
  package func firstChild(of node: AnyNodeHandle) -> AnyNodeHandle? {
    let child = store.records[Int(index(of: node))].firstChild
    return child == NodeRecord.none ? nil : store.handle(child)
  }

  /// The next sibling of a node, or the next root; nil for the last one.
  ///
  /// Traps when the node isn't attached.
  package func nextSibling(of node: AnyNodeHandle) -> AnyNodeHandle? {
    let next = store.records[Int(index(of: node))].next
    return next == NodeRecord.none ? nil : store.handle(next)
  }

  /// The parent of a node; traps when it isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: Its parent; nil for a root.
  public func parent(of node: some NodeReference) -> AnyNodeHandle? {
    let parent = store.records[Int(index(of: node))].parent
    return parent == NodeRecord.none ? nil : store.handle(parent)
  }

  /// The ancestors of a node, from its parent to the root; traps when it isn't attached.
  ///
  /// - Parameter node: The node.
  /// - Returns: Its ancestors; none for a root.
  public func ancestors(of node: some NodeReference) -> [AnyNodeHandle] {
    var ancestors: [AnyNodeHandle] = []
    var index = store.records[Int(self.index(of: node))].parent
    while index != NodeRecord.none {
      ancestors.append(store.handle(index))
      index = store.records[Int(index)].parent
    }
    return ancestors
  }

  /// All nodes, each before its children, with siblings in order.
  public var nodes: DepthFirstNodes {
    DepthFirstNodes(self, from: store.firstRoot, within: NodeRecord.none)
  }

  /// A node and all its descendants, each before its children; traps when it isn't attached.
  ///
  /// - Parameter node: The node to begin with.
  /// - Returns: The nodes, found as the sequence is iterated.
  public func nodes(in node: some NodeReference) -> DepthFirstNodes {
    let index = index(of: node)
    return DepthFirstNodes(self, from: index, within: index)
  }

  /// The first node of a type, depth first.
  ///
  /// - Parameter type: The type, or a superclass of it.
  /// - Returns: The node; nil if there is none.
  public func first<Node: StyleNode>(_ type: Node.Type) -> NodeHandle<Node>? {
    first(type) { _ in true }
  }

  /// The first node of a type that satisfies a condition, depth first.
  ///
  /// ```swift
  /// let off = tree.first(BuyButton.self) { !$0.isOn }
  /// ```
  ///
  /// - Parameters:
  ///   - type: The type, or a superclass of it.
  ///   - condition: A closure that returns whether a node matches.
  /// - Returns: The node; nil if there is none.
  /// - Throws: Any error that the condition throws.
  public func first<Node: StyleNode>(
    _ type: Node.Type, where condition: (Node) throws -> Bool
  ) rethrows -> NodeHandle<Node>? {
    var nodes = nodes
    while let node = nodes.next() {
      guard let typed = handle(node, as: type), try condition(self.node(of: typed)) else {
        continue
      }
      nodes.requireUnchanged()
      return typed
    }
    return nil
  }

  /// The first node of any type that satisfies a condition, depth first.
  ///
  /// - Parameter condition: A closure that returns whether a node matches.
  /// - Returns: The node; nil if there is none.
  /// - Throws: Any error that the condition throws.
  public func first(where condition: (any StyleNode) throws -> Bool) rethrows -> AnyNodeHandle? {
    var nodes = nodes
    while let node = nodes.next() {
      guard try condition(self.node(of: node)) else { continue }
      nodes.requireUnchanged()
      return node
    }
    return nil
  }

  private func children(ofRecord parent: UInt32) -> [AnyNodeHandle] {
    var children: [AnyNodeHandle] = []
    store.forEachChild(of: parent) { children.append(store.handle(UInt32($0))) }
    return children
  }
}

// MARK: - Searching

/// Finding nodes by their kinds, for renderers.
extension StyleTree {
  /// Returns the first node, depth first, whose kind and whose own properties match.
  ///
  /// Kinds are compared once per node type. The walk ends at the first match, and is skipped if no
  /// type has a matching kind.
  ///
  /// - Parameters:
  ///   - isKind: Returns whether nodes of a kind may match.
  ///   - isNode: Returns whether a node of such a kind matches. It must not change the tree.
  /// - Returns: The node; nil where none matches.
  package func firstNode(
    ofKind isKind: (NodeKind) -> Bool, where isNode: (AnyNodeHandle) -> Bool
  ) -> AnyNodeHandle? {
    requireIdle("A node was looked for")
    refresher.absorbChangedNodes()
    var matches = Array(repeating: false, count: store.columns.count)
    for number in store.columnNumbers {
      matches[number.index] = store.column(number)._withUnsafeGuaranteedRef { isKind($0.kind) }
    }
    guard matches.contains(true) else { return nil }
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let record = store.records.address(of: Int(walk.current))
      if matches[record.pointee.column.index] {
        let node = store.handle(walk.current)
        if isNode(node) { return node }
      }
      walk.advance(from: record)
    }
    return nil
  }
}

// MARK: - Records

/// Walks for callers that visit all nodes and do little work with each.
extension StyleTree {
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
