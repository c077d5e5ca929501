/// Restyles the nodes that depend on their surroundings: the state of their enclosing control, the
/// states of their descendants, and their position among their siblings.
///
/// Invariants:
/// - A node is in `surroundings` if and only if its record is flagged. The entry has the parts that the
///   node depends on, as they were when the node was last styled.
/// - A flagged node is stale if one of these parts differs now, or it's found to be out of date when
///   it's examined.
/// - Before a state may change by a call of the tree, the computed styles and contents of the nodes that
///   depend on it are noted, which also has the next refresh examine them. Where it changes because a
///   getter reads the context or an object, the refresh examines the nodes in the control, or all
///   flagged ones.
/// - The parent of a flagged node that depends on its position is in `readPositions`, with the
///   position.
///
/// The nodes that depend on a control are found by searching in it, up to controls in it. A control
/// usually has few descendants, while a list of readers for each control would have to be updated
/// whenever nodes are moved. Content that was never evaluated may depend on it as well, so the search
/// evaluates it. A move searches only if it may change the states around the nodes that are moved. The
/// nodes that depend on a descendant are among its ancestors.
///
/// A child that is attached, moved or detached changes who is first or last: the two children at that
/// end are examined at once. It also changes the numbers of those after it, which are counted again
/// when a node is read.
extension NodeRefresher {
  /// Whether a part of a node's surroundings isn't that in which the node was last styled.
  @inline(never)
  func hasOtherSurroundings(_ index: Int) -> Bool {
    guard let last = surroundings[UInt32(index)] else { return false }
    return resolver.surroundings(last.known, ofNode: UInt32(index)) != last
  }

  /// Notes the surroundings in which a node was examined, as far as it depends on them; the node's
  /// context must be the current one.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - matchedRules: Its matched rules.
  ///   - isRestyled: Whether the node was evaluated.
  func noteSurroundings(_ place: NodePlace, _ matchedRules: MatchedRules, isRestyled: Bool) {
    let index = UInt32(place.index)
    let found = matchedRules.shared.context.value.surroundings
    let scope = place.flags.contains(.hasScope) ? resolver.scopes[index] : nil
    var parts = found.known.union(ReadStates(matchedRules.contentReads))
    if let scope { parts.formUnion(scope.surroundings.known) }
    // Its getters didn't run.
    if !isRestyled, let last = surroundings[index] { parts.formUnion(last.known) }
    parts.formIntersection(.surroundings)
    if parts.isEmpty {
      if isRestyled { removeSurroundings(of: place.index) }
      return
    }
    var own = found.intersection(parts)
    own.merge(resolver.surroundings(parts.subtracting(found.known), ofNode: index))
    if let former = surroundings[index], former != own, store.isUsed(place.index),
      matchedRules.contentReads.readsSurroundings,
      store.records[place.index].flags.isDisjoint(with: [.hasNotedContent, .keepsContent])
    {
      // The content in the former surroundings.
      touch(place.index)
    }
    setSurroundings(own, of: place.index)
  }

  /// Notes the surroundings that the content of a node reads; the node's context must be the current
  /// one.
  func noteSurroundings(readByContentOf index: Int, _ context: ValueReference<StyleContext>) {
    if !context.value.surroundings.known.isEmpty { add(context.value.surroundings, of: index) }
  }

  /// Notes further parts of the surroundings that a node depends on.
  @inline(never)
  func add(_ found: Surroundings, of index: Int) {
    let last = surroundings[UInt32(index)] ?? Surroundings()
    let added = found.intersection(found.known.subtracting(last.known))
    if !added.known.isEmpty { setSurroundings(last.merging(added), of: index) }
  }

  private func setSurroundings(_ own: Surroundings, of index: Int) {
    let former = surroundings.updateValue(own, forKey: UInt32(index))
    store.records[index].flags.insert(.readsSurroundings)
    countReader(former, by: -1)
    countReader(own, by: 1)
    let positions = own.known.intersection(.positions)
    if !positions.isEmpty {
      readPositions[store.records[index].parent, default: []].formUnion(positions)
    }
  }

  /// Discards the surroundings of a node that doesn't depend on them anymore.
  func removeSurroundings(of index: Int) {
    guard store.records[index].flags.contains(.readsSurroundings) else { return }
    store.records[index].flags.remove(.readsSurroundings)
    countReader(surroundings.removeValue(forKey: UInt32(index)), by: -1)
  }

  private func countReader(_ surroundings: Surroundings?, by difference: Int) {
    if surroundings?.known.contains(.descendantState) == true {
      descendantReaderCount += difference
    }
  }

  // MARK: Changes

  /// Notes the computed styles and contents of the nodes that depend on the state of a node, and
  /// marks them as stale, before the state may change.
  func touchDependants(onStateOf index: Int) {
    if store.records[index].firstChild != NodeRecord.none { findDependants(onStateOf: index) }
  }

  @inline(never)
  private func findDependants(onStateOf index: Int) {
    guard store.column(of: index).with({ $0.isControl }) else { return }
    store.forEachNode(in: index, isEnclosed: true) { index in
      guard touchDependant(index) else { return }
      store.records[index].revision = NodeRecord.stale
      if store.records[index].firstChild != NodeRecord.none { advanceRevision() }
    }
  }

  /// Notes the computed styles and contents of a node and its descendants that depend on the state
  /// of their enclosing control or the width of their container, before the node is moved into a
  /// parent, or among the roots for `none`.
  func touchDependants(within index: Int, movingInto parent: UInt32) {
    if !keepsSurroundings(of: index, movingInto: parent) { touchDependants(within: index) }
  }

  /// Whether a move changes neither the state nor the width around a node nor the context of the
  /// controls in it, as far as that's known without running getters.
  private func keepsSurroundings(of index: Int, movingInto parent: UInt32) -> Bool {
    let former = store.records[index].parent
    if former == parent { return true }
    guard store.containerSizes.isEmpty || haveEqualWidths(in: former, and: parent) else {
      return false
    }
    // A scope whose node is out of date may be followed by another context.
    guard resolver.outdated == .nothing,
      resolver.scopes.isEmpty || revision == store.records[index].revision,
      let shared = sharedContext(at: former), shared === sharedContext(at: parent),
      let state = knownState(at: former)
    else { return false }
    return state == knownState(at: parent)
  }

  /// The shared context of a node, or of the roots for `none`; nil if it isn't known.
  private func sharedContext(at node: UInt32) -> SharedContext? {
    node == NodeRecord.none
      ? resolver.contexts[resolver.root].object.shared
      : resolver.matchedRules(ofNode: Int(node))?.shared
  }

  /// The state of a node that is a control, or else of the control around it; nil if a getter
  /// returns it.
  private func knownState(at node: UInt32) -> ControlState? {
    guard node != NodeRecord.none else { return .normal }
    let isControl = store.column(of: Int(node)).with { $0.isControl }
    guard let control = isControl ? Int(node) : store.enclosingControl(of: Int(node)) else {
      return .normal
    }
    if let state = store.settings[UInt32(control)]?.controlState { return state }
    let column = store.column(of: control).object
    return column.controlState == nil ? .normal : nil
  }

  /// Notes the computed styles and contents of a node and its descendants that depend on the state
  /// of their enclosing control or the width of their container, before that width or the context
  /// of the controls may change.
  func touchDependants(within index: Int) {
    touchFollower(index)
    store.forEachNode(in: index, isEnclosed: false) { touchFollower($0) }
  }

  /// Notes the computed style and content of a node that depends on the state of its enclosing
  /// control, and content that depends on the width of its container.
  ///
  /// The computed style of a node in another width is in another context, so it's noted when it's
  /// replaced.
  private func touchFollower(_ index: Int) {
    if !touchDependant(index), !resolver.thresholds.isEmpty,
      resolver.matchedRules(ofNode: index)?.contentReads.readsContainerWidth == true
    {
      touch(index)
    }
  }

  /// Notes the computed style and content of a node that depends on the state of its enclosing
  /// control.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  private func touchDependant(_ index: Int) -> Bool {
    readUnreadContent(of: index)
    guard surroundings[UInt32(index)]?.known.contains(.enclosingState) == true else { return false }
    touch(index)
    return true
  }

  /// Notes the computed styles and contents of the nodes that depend on a model which is about to
  /// be changed: on the control state or the scope that it defines.
  func touchDependants(onModelOf index: Int) {
    let column = store.column(of: index).object
    let hasState = column.isControl && column.controlState != nil
    guard hasState || column.scope != nil else { return }
    func touch(_ index: Int) {
      if column.scope != nil { touchDependants(within: index) }
      if hasState { touchDependants(onStateOf: index) }
    }
    guard column.plan.isOfClass else { return touch(index) }
    // An object may be the model of several nodes.
    let object = store.object(at: index)
    column.forEachRow { row, index in
      if column.object(row: row) == object { touch(index) }
    }
  }

  /// Examines the nodes around which a state may be another one although no call of the tree has set
  /// it.
  func refreshNodesInOtherStates() {
    let last = tracker.open.revision
    if mayHaveOtherStates || resolver.groundChanged > last {
      mayHaveOtherStates = false
      for index in surroundings.keys.sorted() { bringUpToDate(Int(index)) }
    }
  }

  /// Checks the invariants, in debug builds.
  func checkSurroundings() {
    for index in 0..<store.records.count {
      let isFlagged = store.records[index].flags.contains(.readsSurroundings)
      assert(isFlagged == (surroundings[UInt32(index)] != nil), "dependants have a flag")
      assert(!isFlagged || store.isUsed(index), "dependants are attached")
    }
    let known = surroundings.values.map(\.known)
    assert(
      descendantReaderCount == known.count { $0.contains(.descendantState) },
      "the nodes that depend on descendants are counted")
  }
}

// MARK: - Descendants

extension NodeRefresher {
  /// Notes the computed styles and contents of the ancestors of a node that depend on the states of
  /// their descendants, before that of the node may change; a node is its own ancestor if it's a
  /// parent from which another one is detached.
  func touchAncestors(onStateOf index: Int, includingItself: Bool = false) {
    var ancestor = includingItself ? UInt32(index) : store.records[index].parent
    var isFound = false
    while ancestor != NodeRecord.none {
      if surroundings[ancestor]?.known.contains(.descendantState) == true {
        touch(Int(ancestor))
        isFound = true
      }
      ancestor = store.records[Int(ancestor)].parent
    }
    if isFound { advanceRevision() }
  }

  /// The same for the state that a model may return, before the model is changed.
  func touchAncestors(onModelOf index: Int) {
    let column = store.column(of: index).object
    guard column.controlState != nil else { return }
    guard column.plan.isOfClass else { return touchAncestors(onStateOf: index) }
    // An object may be the model of several nodes.
    let object = store.object(at: index)
    column.forEachRow { row, index in
      if column.object(row: row) == object { touchAncestors(onStateOf: index) }
    }
  }
}

// MARK: - Siblings

extension NodeRefresher {
  /// Notes that a child of a node, or a root for `none`, was linked or unlinked.
  ///
  /// - Parameters:
  ///   - parent: The parent.
  ///   - isLast: Whether no child comes after it.
  @inline(__always)
  func childrenChanged(of parent: UInt32, isLast: Bool) {
    if !readPositions.isEmpty { touchChildren(of: parent, isLast: isLast) }
  }

  @inline(never)
  private func touchChildren(of parent: UInt32, isLast: Bool) {
    guard let read = readPositions[parent] else { return }
    if read.contains(.isEven), !isLast { renumberedParents.insert(parent) }
    let first = store.firstChild(of: parent)
    guard first != NodeRecord.none else { return }
    // Only the two children at the end where the change is can have another position.
    let end = isLast ? store.records[Int(first)].previous : first
    let inner = isLast ? store.records[Int(end)].previous : store.records[Int(end)].next
    for index in [end, inner] where index != NodeRecord.none {
      touchMoved(Int(index), [.isFirst, .isLast, .isOnly])
    }
  }

  /// Notes the children whose number among their siblings is another one than that in which they were
  /// last styled.
  func touchRenumberedChildren() {
    for parent in exchange(&renumberedParents, with: []).sorted()
    where parent == NodeRecord.none || store.isUsed(Int(parent)) {
      store.forEachChild(of: parent) { touchMoved($0, .isEven) }
    }
  }

  /// Notes the computed style and content of a node if it depends on a position that has changed, and
  /// marks it as stale.
  private func touchMoved(_ index: Int, _ positions: ReadStates) {
    guard store.records[index].flags.contains(.readsSurroundings),
      let last = surroundings[UInt32(index)]?.intersection(positions), !last.known.isEmpty,
      resolver.surroundings(last.known, ofNode: UInt32(index)) != last
    else { return }
    touch(index)
    store.records[index].revision = NodeRecord.stale
    if store.records[index].firstChild != NodeRecord.none { advanceRevision() }
  }
}

// MARK: - FormerStates

/// Returns control states and container widths as they were at the last refresh.
///
/// The surroundings are those in which the node was last styled. If they aren't known, because the node
/// hasn't read them, the getter of the enclosing control runs in the former context; positions and states
/// of descendants are the present ones.
final class FormerStates: ControlStateSource {
  unowned let refresher: NodeRefresher

  init(_ refresher: NodeRefresher) {
    self.refresher = refresher
  }

  override func controlState(ofNode node: UInt32) -> ControlState {
    // The caller hasn't changed the state yet.
    refresher.resolver.controlState(ofNode: node)
  }

  override func descendantControlState(ofNode node: UInt32) -> ControlState {
    guard let known = refresher.surroundings[node], known.known.contains(.descendantState) else {
      return refresher.resolver.descendantControlState(ofNode: node)
    }
    return known.descendantState
  }

  override func hasPosition(_ position: ReadStates, node: UInt32) -> Bool {
    guard let known = refresher.surroundings[node], known.known.contains(position) else {
      return refresher.resolver.hasPosition(position, node: node)
    }
    return known.positions.contains(position)
  }

  override func enclosingControlState(ofNode node: UInt32) -> ControlState {
    if let known = refresher.surroundings[node]?.knownEnclosingState { return known }
    guard let control = refresher.store.enclosingControl(of: Int(node)) else { return .normal }
    var context = refresher.formerContext(of: control)
    context.enter(UInt32(control), of: self, in: .normal, .normal)
    let resolver = refresher.resolver
    let state = context.run { resolver.controlState(ofNode: UInt32(control)) }
    return state
  }

  override func isContainerWidth(atLeast threshold: Double, ofNode node: UInt32) -> Bool {
    refresher.resolver.note(threshold: threshold)
    guard node != StyleContext.noNode,
      let container = refresher.store.enclosingContainer(of: Int(node))
    else { return false }
    // A change of the width has noted the content of nodes attached before it.
    let width =
      refresher.isNew(Int(node))
      ? refresher.store.containerSizes[UInt32(container)]?.width
      : refresher.formerWidth(ofContainer: container)
    return width.map { $0 >= threshold } ?? false
  }
}
