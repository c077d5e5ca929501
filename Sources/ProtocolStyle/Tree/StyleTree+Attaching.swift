extension StyleTree {
  /// Attaches a node as a root, such as a screen, and styles it.
  ///
  /// A presented screen is a separate root. The node's getters are called here for the first time.
  ///
  /// - Parameters:
  ///   - node: The model. For a class node, the dynamic type determines the style.
  ///   - index: Its index among the roots, from 0 to their number; traps if it's another one. Nil,
  ///     the default, appends it. Finding another index takes time in proportion to it.
  /// - Returns: The handle of the node.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, at index: Int? = nil
  ) -> NodeHandle<Node> {
    NodeHandle(insert(node, into: NodeRecord.none, at: index))
  }

  /// Attaches a node to another and styles it.
  ///
  /// The node's getters are called here for the first time. Traps when the parent isn't attached.
  ///
  /// - Parameters:
  ///   - node: The model. For a class node, the dynamic type determines the style.
  ///   - parent: The node to add it to.
  ///   - index: Its index among the parent's children, from 0 to their number; traps if it's
  ///     another one. Nil, the default, appends it. Finding another index takes time in proportion
  ///     to it.
  /// - Returns: The handle of the node.
  @discardableResult
  public func attach<Node: StyleNode>(
    _ node: Node, to parent: some NodeReference, at index: Int? = nil
  ) -> NodeHandle<Node> {
    NodeHandle(insert(node, into: self.index(of: parent), at: index))
  }

  /// Attaches a node whose type isn't known at compile time as a root, and styles it.
  ///
  /// - Parameters:
  ///   - node: The model.
  ///   - index: Its index among the roots, from 0 to their number; traps if it's another one. Nil,
  ///     the default, appends it.
  /// - Returns: The handle of the node.
  @discardableResult
  public func attach(erased node: any StyleNode, at index: Int? = nil) -> AnyNodeHandle {
    insert(node, into: NodeRecord.none, at: index)
  }

  /// Attaches a node whose type isn't known at compile time to another, and styles it.
  ///
  /// Traps when the parent isn't attached.
  ///
  /// - Parameters:
  ///   - node: The model.
  ///   - parent: The node to add it to.
  ///   - index: Its index among the parent's children, from 0 to their number; traps if it's
  ///     another one. Nil, the default, appends it.
  /// - Returns: The handle of the node.
  @discardableResult
  public func attach(
    erased node: any StyleNode, to parent: some NodeReference, at index: Int? = nil
  ) -> AnyNodeHandle {
    insert(node, into: self.index(of: parent), at: index)
  }

  /// Detaches a node with all its descendants; their handles become invalid.
  ///
  /// - Parameter node: The node.
  /// - Returns: Whether it was attached; detaching it again has no effect.
  @discardableResult
  public func detach(_ node: some NodeReference) -> Bool {
    requireIdle("\(node) was detached")
    guard contains(node) else { return false }
    let root = Int(node.erased.index)
    let nodeCount = count
    if refresher.descendantReaderCount > 0 { refresher.touchAncestors(onStateOf: root) }
    let (parent, isLast) = (
      store.records[root].parent, store.records[root].next == NodeRecord.none
    )
    store.unlink(root)
    refresher.childrenChanged(of: parent, isLast: isLast)
    var released = ReleasedNodes()
    let formerCount = refresher.tracker.shapes.count
    var rest = [root]
    while let index = rest.popLast() {
      store.forEachChild(of: UInt32(index)) { rest.append($0) }
      release(index, into: &released)
    }
    // Records of containers are used again.
    resolver.discardInsides()
    computedStyles.nodesWereDetached(from: nodeCount, to: count)
    // Nodes are reported from the bottom up.
    refresher.tracker.shapes[formerCount...].reverse()
    refresher.compactTracker()
    for (column, row) in released.models {
      store.column(column).with { $0.remove(row: Int(row)) }
    }
    refresher.inbox.raise()
    return true
  }

  /// Removes a node that isn't linked anymore, and collects what has to be released.
  private func release(_ index: Int, into released: inout ReleasedNodes) {
    released.models.append((store.records[index].column, store.records[index].row))
    if store.records[index].flags.contains(.hasScope) { resolver.scopes[UInt32(index)] = nil }
    if let content = refresher.noteDetached(index) { released.contents.append(content) }
    if let settings = store.freeRecord(index) { released.settings.append(settings) }
  }

  /// Moves a node with all its descendants to another position; handles stay valid.
  ///
  /// Individual settings stay with the node: overrides, control states, scopes, and resets that
  /// were held when it was attached. Everything else is resolved at the new position.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - parent: The node to move it to.
  ///   - index: Its index among the parent's children after it has left its former position, from 0
  ///     to their number; traps if it's another one. Nil, the default, appends it.
  /// - Throws: `StyleTreeError` when the node or the parent isn't attached, or when the parent is
  ///   the node itself or its descendant; the tree is unchanged then.
  public func move(
    _ node: some NodeReference, to parent: some NodeReference, at index: Int? = nil
  ) throws(StyleTreeError) {
    guard contains(node) else { throw .notAttached("\(node)") }
    guard contains(parent) else { throw .notAttached("\(parent)") }
    try move(self.index(of: node), into: self.index(of: parent), at: index)
  }

  /// Moves a node with all its descendants to the roots; handles stay valid.
  ///
  /// Traps when the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its index among the roots after it has left its former position, from 0 to their
  ///     number; traps if it's another one. Nil, the default, appends it.
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
    // Counted without the node itself, which leaves its position first.
    let next = store.successor(at: index, in: parent, without: node)
    refresher.touchDependants(within: Int(node), movingInto: parent)
    if refresher.descendantReaderCount > 0 {
      refresher.touchAncestors(onStateOf: Int(node))
      if parent != NodeRecord.none {
        refresher.touchAncestors(onStateOf: Int(parent), includingItself: true)
      }
    }
    let former = store.records[Int(node)]
    store.unlink(Int(node))
    refresher.childrenChanged(of: former.parent, isLast: former.next == NodeRecord.none)
    store.link(Int(node), into: parent, before: next, place: index)
    refresher.childrenChanged(of: parent, isLast: next == NodeRecord.none)
    refresher.touchStyle(Int(node))
    refresher.noteMoved(Int(node))
    refresher.compactTracker()
    store.records[Int(node)].revision = NodeRecord.stale
    refresher.advanceRevision()
    refresher.inbox.raise()
  }

  @inline(__always)
  private func insert<Node: StyleNode>(
    _ node: Node, into parent: UInt32, at index: Int?
  ) -> AnyNodeHandle {
    requireIdle("A node of \(Node.self) was attached")
    let next = index == nil ? NodeRecord.none : store.successor(at: index, in: parent)
    let plan = resolver.plans.with { $0.plan(of: Node.self) }
    if plan.with({ $0.isOfClass }), let subclass = Self.subclass(of: node) {
      return insert(node, as: subclass, into: parent, at: index)
    }
    refresher.updateResolver()
    if parent != NodeRecord.none { refresher.bringUpToDate(Int(parent)) }
    // The column is alive, because the tree owns its columns.
    return column(of: node, plan).with { column in
      let row = column.insert(node)
      column.mayHaveUnreadContent = true
      var flags: NodeRecord.Flags = column.scope == nil ? [] : .hasScope
      let (record, isReused) = store.makeRecord(column: column.number, row: row, flags)
      if isReused || refresher.tracker.isAnimating { refresher.noteAttached(record) }
      column.setOwner(UInt32(record), ofRow: row)
      store.link(record, into: parent, before: next, place: index)
      if !resets.isEmpty {
        store.hidden[UInt32(record)] = resets.hidden
        flags.insert(.hasHidden)
        store.records[record].flags.insert(.hasHidden)
      }
      refresher.styleNew(
        NodePlace(index: record, parent: parent, row: row, flags: flags), column)
      refresher.childrenChanged(of: parent, isLast: next == NodeRecord.none)
      if column.controlState != nil, refresher.descendantReaderCount > 0 {
        refresher.touchAncestors(onStateOf: record)
      }
      refresher.raiseSignal()
      refresher.collectIfNeeded()
      return store.handle(UInt32(record))
    }
  }

  /// The dynamic type of a class node if it isn't the static one.
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

  /// The column of a type, created for its first node.
  @inline(__always)
  private func column<Node: StyleNode>(
    of node: borrowing Node, _ plan: Unretained<Plan>
  ) -> Unretained<Column<Node>> {
    let number = plan.with { $0.number }
    guard let column = store.column(ofPlan: number) else {
      return makeColumn(plan.object, first: copy node)
    }
    // A plan belongs to one type, and so does the column that was made for it.
    return column.downcast(to: Column<Node>.self)
  }

  private func makeColumn<Node: StyleNode>(
    _ plan: Plan, first node: Node
  ) -> Unretained<Column<Node>> {
    if store.columns.count == UInt16.max {
      fatalError("StyleTree: more than 65,535 types of nodes. Use several trees.")
    }
    let column = Column<Node>(
      number: ColumnNumber(index: store.columns.count), plan: plan,
      holdsObjects: StoredObjects.mayBeHeld(by: node))
    store.setColumn(column)
    return Unretained(column)
  }
}

/// The models, contents and settings of detached nodes.
///
/// They're released once the tree is consistent again, because releasing a model, a value or a
/// closure may run user code.
private struct ReleasedNodes {
  var models: [(column: ColumnNumber, row: UInt32)] = []
  var contents: [Block] = []
  var settings: [NodeSettings] = []
}

// MARK: - Subtree

/// A node with its descendants, to be attached as a whole.
///
/// ```swift
/// let screen = tree.attach(ProductScreen()) {
///   ProductBar()
///   Subtree(CardView()) {
///     PriceLabel(text: "9.99")
///     BuyButton()
///   }
/// }
/// let buy = tree.first(BuyButton.self)
/// ```
public struct Subtree {
  let node: any StyleNode
  private var contents: Contents

  /// The children of the node.
  var children: [Subtree] { contents.subtrees }

  /// Creates a subtree.
  ///
  /// - Parameters:
  ///   - node: The node at its root.
  ///   - children: The children, in order; none by default.
  public init(
    _ node: any StyleNode, @SubtreeBuilder children: () -> [Subtree] = { [] }
  ) {
    self.node = node
    contents = Contents(children())
  }

  /// Subtrees that are released without recursion, however deep they are.
  private final class Contents {
    var subtrees: [Subtree]

    init(_ subtrees: [Subtree]) {
      self.subtrees = subtrees
    }

    deinit {
      var rest = subtrees
      subtrees = []
      while var subtree = rest.popLast() {
        guard isKnownUniquelyReferenced(&subtree.contents) else { continue }
        rest += subtree.contents.subtrees
        subtree.contents.subtrees = []
      }
    }
  }
}

/// Builds the children of a node from nodes and subtrees.
@resultBuilder
public enum SubtreeBuilder {
  /// Builds the children from a node without children.
  ///
  /// - Parameter node: The node.
  /// - Returns: A subtree of the node.
  public static func buildExpression(_ node: some StyleNode) -> [Subtree] { [Subtree(node)] }

  /// Builds the children from a subtree.
  ///
  /// - Parameter subtree: The subtree.
  /// - Returns: The subtree.
  public static func buildExpression(_ subtree: Subtree) -> [Subtree] { [subtree] }

  /// Builds the children from several subtrees.
  ///
  /// - Parameter subtrees: The subtrees, in order.
  /// - Returns: The subtrees.
  public static func buildExpression(_ subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from several nodes without children.
  ///
  /// - Parameter nodes: The nodes, in order.
  /// - Returns: A subtree of each node.
  public static func buildExpression(_ nodes: [some StyleNode]) -> [Subtree] {
    nodes.map { Subtree($0) }
  }

  /// Not available: an expression that is neither a node nor a subtree.
  ///
  /// - Parameter expression: The expression.
  /// - Returns: No children.
  @available(
    *, unavailable,
    message:
      "Children are nodes and subtrees: write a model that adopts a kind such as 'ButtonNode', 'Subtree(…)', or an array of either."
  )
  public static func buildExpression<Expression>(_ expression: Expression) -> [Subtree] { [] }

  /// Concatenates parts of the children.
  ///
  /// - Parameter parts: The parts, in order.
  /// - Returns: The subtrees of all parts.
  public static func buildBlock(_ parts: [Subtree]...) -> [Subtree] { parts.flatMap(\.self) }

  /// Builds the children from an `if` without `else`.
  ///
  /// - Parameter subtrees: The subtrees; nil if the condition is false.
  /// - Returns: The subtrees; none for nil.
  public static func buildOptional(_ subtrees: [Subtree]?) -> [Subtree] { subtrees ?? [] }

  /// Builds the children from the first branch of an `if`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(first subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from an `else` branch.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(second subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from a loop.
  ///
  /// - Parameter parts: The subtrees of each iteration.
  /// - Returns: The subtrees of all iterations.
  public static func buildArray(_ parts: [[Subtree]]) -> [Subtree] { parts.flatMap(\.self) }

  /// Builds the children from an `if #available`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildLimitedAvailability(_ subtrees: [Subtree]) -> [Subtree] { subtrees }
}

// MARK: - Subtrees

extension StyleTree {
  /// Attaches a node as a root with all its descendants.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - index: Its index among the roots, from 0 to their number; traps if it's another one. Nil,
  ///     the default, appends it.
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
  ///   - index: Its index among the parent's children, from 0 to their number; traps if it's
  ///     another one. Nil, the default, appends it.
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
