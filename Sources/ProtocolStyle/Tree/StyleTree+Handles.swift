extension StyleTree {
  /// Whether a node is attached to this tree.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether it is; false for a handle of another tree.
  public func contains(_ node: some NodeReference) -> Bool {
    store.contains(node.erased)
  }

  /// The model of an attached node; writing restyles it.
  ///
  /// Traps when the node isn't attached; `update(_:_:)` throws instead. While the model is being
  /// changed in place, the tree must not be used.
  ///
  /// - Parameter handle: The node.
  public subscript<Node: StyleNode>(handle: NodeHandle<Node>) -> Node {
    get { node(of: handle) }
    _modify {
      let index = Int(self.index(of: handle))
      requireIdle("\(handle) was changed")
      refresher.modelWillChange(index)
      activity = .changing(Node.self)
      let column = store.column(of: index).object
      if column.nodeType == Node.self {
        // The column has models of this type.
        let models = downcast(column, to: Column<Node>.self).models
        // This also runs when the change throws.
        defer { finishChange(of: handle, at: index) }
        yield &models[Int(store.records[index].row)]
      } else {
        var object: Node = model(at: index)
        defer {
          requireSameObject(object, at: index, handle)
          finishChange(of: handle, at: index)
        }
        yield &object
      }
    }
  }

  /// Marks a node that was changed in place; traps when a class node became one of a subclass,
  /// which doesn't belong in its column.
  private func finishChange<Node: StyleNode>(of handle: NodeHandle<Node>, at index: Int) {
    activity = nil
    refresher.modelChanged(index)
    let column = store.column(of: index).object
    guard column.plan.isOfClass else { return }
    let dynamicType = type(of: column.node(row: Int(store.records[index].row)))
    if dynamicType != column.nodeType {
      fatalError(
        "StyleTree: \(handle) was replaced by an object of \(dynamicType). Detach it and attach the "
          + "other.")
    }
  }

  /// Traps when a class node of a subclass, which is stored in the subclass's column, was replaced
  /// by another object.
  private func requireSameObject<Node: StyleNode>(
    _ object: Node, at index: Int, _ handle: NodeHandle<Node>
  ) {
    if object as AnyObject !== model(at: index) as Node as AnyObject {
      fatalError(
        "StyleTree: \(handle) was replaced by another object. Detach it and attach the other.")
    }
  }

  /// The model of an attached class node, which counts as changed from then on.
  ///
  /// Setters of a class are called on the object itself, so returning the object has to count as a
  /// change; `node(of:)` returns it for reading only. Traps when the node isn't attached.
  ///
  /// - Parameter handle: The node.
  public subscript<Node: StyleNode & AnyObject>(handle: NodeHandle<Node>) -> Node {
    let index = Int(self.index(of: handle))
    requireIdle("\(handle) was handed out")
    refresher.modelWillChange(index)
    refresher.modelChanged(index)
    return model(at: index)
  }

  /// The model of an attached node, for reading.
  ///
  /// Traps when the node isn't attached.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; a class node doesn't count as changed.
  public func node<Node: StyleNode>(of handle: NodeHandle<Node>) -> Node {
    requireUnchanging("\(handle) was read")
    return model(at: Int(index(of: handle)))
  }

  /// The model of an attached node of any type, for reading.
  ///
  /// Traps when the node isn't attached.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; a class node doesn't count as changed.
  public func node(of handle: AnyNodeHandle) -> any StyleNode {
    requireUnchanging("\(handle) was read")
    let index = Int(index(of: handle))
    return store.column(of: index).object.node(row: Int(store.records[index].row))
  }

  /// Returns the model of a node, if it's still attached, for reading.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; nil if the node isn't attached to this tree.
  public func node<Node: StyleNode>(ifAttached handle: NodeHandle<Node>) -> Node? {
    contains(handle) ? node(of: handle) : nil
  }

  /// Returns the model of a node of any type, if it's still attached, for reading.
  ///
  /// - Parameter handle: The node.
  /// - Returns: The model; nil if the node isn't attached to this tree.
  public func node(ifAttached handle: AnyNodeHandle) -> (any StyleNode)? {
    contains(handle) ? node(of: handle) : nil
  }

  /// Changes the model of a node, if it is still attached, and restyles it.
  ///
  /// - Parameters:
  ///   - handle: The node.
  ///   - change: A closure that changes the model; it must not use the tree.
  /// - Returns: The result of `change`.
  /// - Throws: `StyleTreeError` when the node isn't attached, or any error that `change` throws.
  @discardableResult
  public func update<Node: StyleNode, Result>(
    _ handle: NodeHandle<Node>, _ change: (inout Node) throws -> Result
  ) throws -> Result {
    guard contains(handle) else { throw StyleTreeError.notAttached("\(handle)") }
    return try change(&self[handle])
  }

  /// The typed handle of a node, if the node is of that type.
  ///
  /// - Parameters:
  ///   - handle: The node.
  ///   - type: The type, or a superclass of it.
  /// - Returns: The typed handle; nil when the node is of another type, or not attached.
  public func handle<Node: StyleNode>(
    _ handle: AnyNodeHandle, as type: Node.Type
  ) -> NodeHandle<Node>? {
    guard contains(handle) else { return nil }
    let column = store.column(of: Int(handle.index)).object
    return column.nodeType is Node.Type ? NodeHandle(handle) : nil
  }

  /// Marks a node that was changed outside the tree as stale, so that it's restyled when it's read.
  ///
  /// Call it when something changes that the tree can't notice: an object that isn't `@Observable`
  /// and that is a node or stored in one; a weak reference that becomes nil; an object that a node
  /// refers to by `unowned(unsafe)`, `Unmanaged` or a pointer, even an `@Observable` one; or a
  /// global or static variable that a getter reads, even an `@Observable` object. In the last two
  /// cases, call it before the change if reports must contain the former text, because the tree
  /// doesn't keep the content of such nodes. Nodes whose getters only read the context, values stored
  /// in them and `@Observable` objects stored in them don't need this. Traps when the node isn't
  /// attached.
  ///
  /// - Parameter node: The node. If it's an object that is attached several times, all these nodes
  ///   are marked; other nodes that read the same object aren't.
  public func setNeedsStyle(of node: some NodeReference) {
    requireIdle("setNeedsStyle(of:) was called")
    let index = Int(self.index(of: node))
    refresher.modelWillChange(index)
    refresher.modelChanged(index)
    // A model with equal bytes may have another style now.
    if store.object(at: index) == nil { refresher.advanceRevision() }
  }

  /// The index of an attached node's record; traps when it isn't attached.
  @inline(__always)
  func index(of node: some NodeReference) -> UInt32 {
    let handle = node.erased
    if !store.contains(handle) { stop(at: "\(node)", isOfThisTree: handle.tree == serial) }
    return handle.index
  }

  private func stop(at node: String, isOfThisTree: Bool) -> Never {
    fatalError(
      isOfThisTree
        ? "StyleTree: \(node) is no longer attached. Check contains(_:) first, or use "
          + "viewModel(ifAttached:), node(ifAttached:) or update(_:_:)."
        : "StyleTree: \(node) belongs to another tree. Use it with the tree that returned it.")
  }

  /// The model at an index as its own type.
  private func model<Node: StyleNode>(at index: Int) -> Node {
    let row = Int(store.records[index].row)
    let column = store.column(of: index).object
    if column.nodeType == Node.self {
      // The column has models of this type.
      return downcast(column, to: Column<Node>.self).models[row]
    }
    return column.node(row: row) as! Node
  }

  /// The type and the handle of a record in use, for messages.
  func describe(_ index: UInt32) -> String {
    "\(store.column(of: Int(index)).object.nodeType), \(store.handle(index))"
  }
}

extension StyleTree {
  /// Returns the up-to-date view model of an attached node.
  ///
  /// The tree keeps a node's style until it changes, and equal nodes share it. Content, such as a
  /// title, is evaluated at each call if it comes from a struct that stores no objects. The tree
  /// keeps other content together with the style, until the node is stale: that of class nodes and
  /// of structs that store objects, and content that a closure, an override or a rule may write.
  /// ``setNeedsStyle(of:)`` lists the changes that the tree can't notice.
  ///
  /// Renderers that draw many nodes with few distinct styles can leave content out, so that nothing
  /// is evaluated. Traps if the node isn't attached; `viewModel(ifAttached:includingContent:)`
  /// returns nil instead.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The result of all levels of the cascade, and the values that the kind derives.
  public func viewModel(of node: some NodeReference, includingContent: Bool = true) -> ViewModel {
    let index = Int(self.index(of: node))
    requireIdle("The view model of \(node) was read")
    refresher.bringUpToDate(index)
    return ViewModel(
      style: computedStyles[store.records[index].computedStyle].style,
      content: includingContent ? refresher.content(of: index) : nil)
  }

  /// Returns the up-to-date view model of a node, if it's still attached.
  ///
  /// Use it where a node may have been detached meanwhile, for example after an `await`:
  ///
  /// ```swift
  /// let price = tree.attach(PriceLabel(text: "12 €"), to: sidebar)
  /// tree.detach(sidebar)
  /// tree.viewModel(ifAttached: price)  // nil
  /// ```
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The view model; nil if the node isn't attached to this tree.
  public func viewModel(
    ifAttached node: some NodeReference, includingContent: Bool = true
  ) -> ViewModel? {
    contains(node) ? viewModel(of: node, includingContent: includingContent) : nil
  }
}

// MARK: - Walking

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
  func nextSibling(of node: AnyNodeHandle) -> AnyNodeHandle? {
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
      matches[number.index] = store.column(number).with { isKind($0.kind) }
    }
    guard matches.contains(true) else { return nil }
    var walk = RecordWalk(store, from: store.firstRoot, within: NodeRecord.none)
    while walk.current != NodeRecord.none {
      let record = store.records.reference(to: Int(walk.current))
      if matches[record.value.column.index] {
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
      walk.advance(from: store.records.reference(to: Int(index)))
    }
  }

  /// Calls a closure with each record of nodes and all their descendants, depth first; traps when
  /// one of the nodes isn't attached.
  @inline(__always)
  func forEachRecord(
    within nodes: [AnyNodeHandle],
    _ body: (_ index: UInt32, _ depth: Int, ValueReference<NodeRecord>) throws -> Void
  ) rethrows {
    for node in nodes {
      let root = index(of: node)
      var walk = RecordWalk(store, from: root, within: root)
      while walk.current != NodeRecord.none {
        // The address is computed once, because each access computes it again.
        let record = store.records.reference(to: Int(walk.current))
        try body(walk.current, walk.depth, record)
        walk.advance(from: record)
      }
    }
  }
}
