extension StyleTree {
  /// Attaches a node as a root, such as a screen, and styles it.
  ///
  /// A presented screen is a root of its own. The node's getters are first called here.
  ///
  /// - Parameters:
  ///   - node: The model. Of a class node, the dynamic type counts.
  ///   - index: Its place among the roots; nil, the default, is the last. Finding another place
  ///     takes time in proportion to it.
  /// - Returns: What refers to the node from now on.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, at index: Int? = nil
  ) -> NodeHandle<Node> {
    NodeHandle(insert(node, into: NodeRecord.none, at: index))
  }

  /// Attaches a node to another and styles it.
  ///
  /// The node's getters are first called here. Traps when the parent is not attached.
  ///
  /// - Parameters:
  ///   - node: The model. Of a class node, the dynamic type counts.
  ///   - parent: The node that it goes into.
  ///   - index: Its place among the parent's children; nil, the default, is the last. Finding
  ///     another place takes time in proportion to it.
  /// - Returns: What refers to the node from now on.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, to parent: some NodeReference, at index: Int? = nil
  ) -> NodeHandle<Node> {
    NodeHandle(insert(node, into: self.index(of: parent), at: index))
  }

  /// Attaches a node whose type is not known here as a root, and styles it.
  ///
  /// - Parameters:
  ///   - node: The model.
  ///   - index: Its place among the roots; nil, the default, is the last.
  /// - Returns: What refers to the node from now on.
  @discardableResult
  public func attach(erased node: any StyleNode, at index: Int? = nil) -> AnyNodeHandle {
    insert(node, into: NodeRecord.none, at: index)
  }

  /// Attaches a node whose type is not known here to another, and styles it.
  ///
  /// - Parameters:
  ///   - node: The model.
  ///   - parent: The node that it goes into.
  ///   - index: Its place among the parent's children; nil, the default, is the last.
  /// - Returns: What refers to the node from now on.
  @discardableResult
  public func attach(
    erased node: any StyleNode, to parent: some NodeReference, at index: Int? = nil
  ) -> AnyNodeHandle {
    insert(node, into: self.index(of: parent), at: index)
  }

  /// Detaches a node with everything in it; their handles refer to nothing from then on.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether it was attached; to detach twice does no harm.
  @discardableResult
  public func detach(_ node: some NodeReference) -> Bool {
    requireIdle("\(node) was detached")
    guard contains(node) else { return false }
    let root = Int(node.erased.index)
    let nodeCount = count
    store.unlink(root)
    var released = ReleasedNodes()
    let formerCount = tracker.open.detached.count
    var rest = [root]
    while let index = rest.popLast() {
      store.forEachChild(of: UInt32(index)) { rest.append($0) }
      release(index, into: &released)
    }
    resolver.noteAge()
    looks.nodesWereDetached(from: nodeCount, to: count)
    // Reported from the bottom up.
    tracker.open.detached[formerCount...].reverse()
    tracker.open.compact(count: count, slack: limits.journalSlack, store.contains)
    for (column, row) in released.models {
      store.column(Int(column))._withUnsafeGuaranteedRef { $0.remove(row: Int(row)) }
    }
    tracker.inbox.raise()
    return true
  }

  /// Forgets a node that hangs nowhere anymore, and keeps what it leaves.
  private func release(_ index: Int, into released: inout ReleasedNodes) {
    let flags = store.records[index].flags
    let key = UInt32(index)
    released.models.append((store.records[index].column, store.records[index].row))
    if flags.contains(.hasScope) { resolver.scopes[key] = nil }
    if flags.contains(.keepsContent) {
      released.contents.append(tracker.keptContents.removeValue(forKey: key))
    }
    tracker.observed.remove(key)
    noteDetached(index)
    if let settings = store.freeRecord(index) { released.settings.append(settings) }
  }

  /// Moves a node with everything in it to another place; handles stay as they are.
  ///
  /// What it was given stays with it: overrides, control states, scopes, resets that were held when
  /// it was attached. The rest follows from the new place.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The node that it goes into.
  ///   - index: Its place among the parent's children once it is gone from where it was; nil, the
  ///     default, is the last.
  /// - Throws: `StyleTreeError` when the parent is the node itself or in it; nothing has changed then.
  public func move(
    _ node: some NodeReference, to parent: some NodeReference, at index: Int? = nil
  ) throws(StyleTreeError) {
    try move(self.index(of: node), into: self.index(of: parent), at: index)
  }

  /// Makes a node a root, with everything in it; handles stay as they are.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its place among the roots once it is gone from where it was; nil, the default, is
  ///     the last.
  public func moveToRoot(_ node: some NodeReference, at index: Int? = nil) {
    relink(self.index(of: node), into: NodeRecord.none, at: index)
  }

  private func move(
    _ node: UInt32, into parent: UInt32, at index: Int?
  ) throws(StyleTreeError) {
    var ancestor = parent
    while ancestor != NodeRecord.none {
      if ancestor == node { throw .movedIntoItself(describe(node), parent: describe(parent)) }
      ancestor = store.records[Int(ancestor)].parent
    }
    relink(node, into: parent, at: index)
  }

  private func relink(_ node: UInt32, into parent: UInt32, at index: Int?) {
    requireIdle("\(describe(node)) was moved")
    // Counted without the node itself, which leaves first.
    let next = store.successor(at: index, in: parent, without: node)
    store.unlink(Int(node))
    store.link(Int(node), into: parent, before: next, place: index)
    touchStyle(Int(node))
    noteMoved(Int(node))
    store.records[Int(node)].revision = NodeRecord.stale
    advanceRevision()
    tracker.inbox.raise()
  }

  @inline(__always)
  private func insert<Node: StyleNode>(
    _ node: Node, into parent: UInt32, at index: Int?
  ) -> AnyNodeHandle {
    requireIdle("A node of \(Node.self) was attached")
    let next = index == nil ? NodeRecord.none : store.successor(at: index, in: parent)
    let plan = resolver.plans._withUnsafeGuaranteedRef { $0.plan(of: Node.self) }
    if plan._withUnsafeGuaranteedRef({ $0.isOfClass }), let subclass = Self.subclass(of: node) {
      return insert(node, as: subclass, into: parent, at: index)
    }
    if resolver.isOld { voidTable() }
    requireTable()
    if parent != NodeRecord.none { bringUpToDate(Int(parent)) }
    // Alive: the tree owns its columns.
    return column(of: node, plan)._withUnsafeGuaranteedRef { column in
      let row = column.insert(node)
      var flags: NodeRecord.Flags = column.scope == nil ? [] : .hasScope
      let (record, isReused) = store.makeRecord(column: column.number, row: row, flags)
      if isReused { noteReused(record) }
      column.setOwner(UInt32(record), ofRow: row)
      store.link(record, into: parent, before: next, place: index)
      if !resets.isEmpty {
        store.hidden[UInt32(record)] = resets.hidden
        flags.insert(.hasHidden)
        store.records[record].flags.insert(.hasHidden)
      }
      style(NodePlace(index: record, parent: parent, row: row, flags: flags), column)
      noteAttached(store.handle(UInt32(record)))
      tracker.inbox.raise()
      if looks.needsSweep { sweepLooks() }
      return store.handle(UInt32(record))
    }
  }

  /// The dynamic type of a class node when it is not the static one.
  private static func subclass<Node: StyleNode>(of node: Node) -> (any StyleNode.Type)? {
    let dynamicType: any StyleNode.Type = type(of: node)
    return dynamicType == Node.self ? nil : dynamicType
  }

  private func insert<Node: StyleNode>(
    _ node: Node, as type: any StyleNode.Type, into parent: UInt32, at index: Int?
  ) -> AnyNodeHandle {
    func insert<Subclass: StyleNode>(_ type: Subclass.Type) -> AnyNodeHandle {
      self.insert(node as! Subclass, into: parent, at: index)
    }
    return insert(type)
  }

  /// The column of a type, made when its first node comes.
  @inline(__always)
  private func column<Node: StyleNode>(
    of node: borrowing Node, _ plan: Unmanaged<Plan>
  ) -> Unmanaged<Column<Node>> {
    let number = plan._withUnsafeGuaranteedRef { $0.number }
    guard let column = store.column(ofPlan: number) else {
      return makeColumn(plan.takeUnretainedValue(), first: copy node)
    }
    // A plan is of one type, and so is the column that was made for it.
    return Unmanaged.fromOpaque(column.toOpaque())
  }

  private func makeColumn<Node: StyleNode>(
    _ plan: Plan, first node: Node
  ) -> Unmanaged<Column<Node>> {
    if store.columns.count == UInt16.max {
      fatalError("StyleTree: more than 65,535 types of nodes.")
    }
    let column = Column<Node>(
      number: store.columns.count, plan: plan, holdsObjects: StoredObjects.mayBeHeld(by: node))
    store.setColumn(column)
    return Unmanaged.passUnretained(column)
  }
}
