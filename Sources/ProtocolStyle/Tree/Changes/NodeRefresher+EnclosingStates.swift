/// Restyles the nodes that depend on the state of their enclosing control.
///
/// Invariants:
/// - A node is in `enclosingStates` if and only if its record is flagged. The state is the one that
///   the node was last styled in.
/// - A flagged node is stale if the state of its enclosing control differs from that one, or it's
///   found to be out of date when it's examined.
/// - Before the state of a control may change by a call of the tree, the looks and contents of the
///   nodes that depend on it are noted, which also has the next refresh examine them. Where it
///   changes because a getter reads the context or an object, the refresh examines the
///   nodes in the control, or all flagged ones.
///
/// The nodes that depend on a control are found by searching in it, up to controls in it. A control
/// usually has few descendants, while a list of readers for each control would have to be updated
/// whenever nodes are moved. Content that was never evaluated may depend on it as well, so the search
/// evaluates it. A move searches only if it may change the states around the nodes that are moved.
extension NodeRefresher {
  /// Whether the state of a node's enclosing control isn't that in which the node was last styled.
  @inline(never)
  func hasOtherEnclosingState(_ index: Int) -> Bool {
    enclosingStates[UInt32(index)] != resolver.enclosingControlState(ofNode: UInt32(index))
  }

  /// Notes the state of its enclosing control in which a node was examined, if the node depends on
  /// it; the node's context must be the current one.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - ruleSet: Its rule set.
  ///   - isRestyled: Whether the node was evaluated.
  @inline(never)
  func noteEnclosingState(_ place: NodePlace, _ ruleSet: RuleSet, isRestyled: Bool) {
    let found = ruleSet.cell.context.pointee.enclosingState
    let scope = place.flags.contains(.hasScope) ? resolver.scopes[UInt32(place.index)] : nil
    let isRead =
      found != nil || scope?.enclosingState != nil || ruleSet.contentReads.readsEnclosingState
    guard isRead else {
      if isRestyled { removeEnclosingState(of: place.index) }
      return
    }
    let state = found ?? resolver.enclosingControlState(ofNode: UInt32(place.index))
    setEnclosingState(state, of: place.index, ruleSet)
  }

  /// Notes the state of its enclosing control that the content of a node reads; the node's context
  /// must be the current one.
  @inline(__always)
  func noteEnclosingState(readByContentOf index: Int, _ context: UnsafePointer<StyleContext>) {
    if let state = context.pointee.enclosingState { noteEnclosingState(state, of: index) }
  }

  @inline(never)
  func noteEnclosingState(_ state: ControlState, of index: Int) {
    if store.records[index].flags.contains(.readsEnclosingState) { return }
    store.records[index].flags.insert(.readsEnclosingState)
    enclosingStates[UInt32(index)] = state
  }

  private func setEnclosingState(_ state: ControlState, of index: Int, _ ruleSet: RuleSet) {
    if let former = enclosingStates[UInt32(index)], former != state, store.isUsed(index),
      ruleSet.contentReads.readsEnclosingState,
      store.records[index].flags.isDisjoint(with: [.hasNotedContent, .keepsContent])
    {
      // The content in the former state.
      touch(index)
    }
    store.records[index].flags.insert(.readsEnclosingState)
    enclosingStates[UInt32(index)] = state
  }

  private func removeEnclosingState(of index: Int) {
    guard store.records[index].flags.contains(.readsEnclosingState) else { return }
    store.records[index].flags.remove(.readsEnclosingState)
    enclosingStates[UInt32(index)] = nil
  }

  // MARK: Changes

  /// Notes the looks and contents of the nodes that depend on the state of a node, and marks them as
  /// stale, before the state may change.
  @inline(__always)
  func touchDependants(onStateOf index: Int) {
    if store.records[index].firstChild != NodeRecord.none { findDependants(onStateOf: index) }
  }

  @inline(never)
  private func findDependants(onStateOf index: Int) {
    guard store.column(of: index)._withUnsafeGuaranteedRef({ $0.isControl }) else { return }
    store.forEachNode(in: index, isEnclosed: true) { index in
      guard touchDependant(index) else { return }
      store.records[index].revision = NodeRecord.stale
      if store.records[index].firstChild != NodeRecord.none { advanceRevision() }
    }
  }

  /// Notes the looks and contents of a node and its descendants that depend on the state of their
  /// enclosing control or the width of their container, before the node is moved into a parent, or
  /// among the roots for `none`.
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
      let (cell, other) = cell(at: former).flatMap({ cell in
        self.cell(at: parent).map { (cell, $0) }
      }),
      cell === other, let state = knownState(at: former)
    else { return false }
    return state == knownState(at: parent)
  }

  /// The cell of a node's context, or of the roots' for `none`; nil if it isn't known.
  private func cell(at node: UInt32) -> ContextCell? {
    node == NodeRecord.none
      ? resolver.contexts[resolver.root].takeUnretainedValue().cell
      : resolver.ruleSet(ofNode: Int(node))?.cell
  }

  /// The state of a node that is a control, or else of the control around it; nil if a getter
  /// returns it.
  private func knownState(at node: UInt32) -> ControlState? {
    guard node != NodeRecord.none else { return .normal }
    let isControl = store.column(of: Int(node))._withUnsafeGuaranteedRef { $0.isControl }
    guard let control = isControl ? Int(node) : store.enclosingControl(of: Int(node)) else {
      return .normal
    }
    if let state = store.settings[UInt32(control)]?.controlState { return state }
    let column = store.column(of: control).takeUnretainedValue()
    return column.controlState == nil ? .normal : nil
  }

  /// Notes the looks and contents of a node and its descendants that depend on the state of their
  /// enclosing control or the width of their container, before that width or the context of the
  /// controls may change.
  func touchDependants(within index: Int) {
    touchFollower(index)
    store.forEachNode(in: index, isEnclosed: false) { touchFollower($0) }
  }

  /// Notes the look and content of a node that depends on the state of its enclosing control, and
  /// content that depends on the width of its container.
  ///
  /// The look of a node in another width is in another context, so it's noted when it's replaced.
  private func touchFollower(_ index: Int) {
    if !touchDependant(index), !resolver.thresholds.isEmpty,
      resolver.ruleSet(ofNode: index)?.contentReads.readsContainerWidth == true
    {
      touch(index)
    }
  }

  /// Notes the look and content of a node that depends on the state of its enclosing control.
  ///
  /// - Returns: Whether it does.
  @discardableResult
  private func touchDependant(_ index: Int) -> Bool {
    readUnreadContent(of: index)
    guard store.records[index].flags.contains(.readsEnclosingState) else { return false }
    touch(index)
    return true
  }

  /// Notes the looks and contents of the nodes that depend on a model which is about to be changed:
  /// on the control state or the scope that it defines.
  func touchDependants(onModelOf index: Int) {
    let column = store.column(of: index).takeUnretainedValue()
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

  /// Examines the nodes whose enclosing control may have another state although no call of the tree
  /// has set it.
  func refreshNodesInControls() {
    let last = tracker.open.revision
    if mayHaveOtherEnclosingStates || resolver.groundChanged > last {
      mayHaveOtherEnclosingStates = false
      for index in enclosingStates.keys.sorted() { bringUpToDate(Int(index)) }
    }
  }

  /// Checks the invariants, in debug builds.
  func checkEnclosingStates() {
    for index in 0..<store.records.count {
      let isFlagged = store.records[index].flags.contains(.readsEnclosingState)
      assert(isFlagged == (enclosingStates[UInt32(index)] != nil), "dependants have a flag")
      assert(!isFlagged || store.isUsed(index), "dependants are attached")
    }
  }
}

// MARK: - FormerStates

/// Returns control states and container widths as they were at the last refresh.
///
/// The state of an enclosing control is the one that the node was last styled in. If that isn't
/// known, because the node hasn't read it, the control's getter runs in the former context.
final class FormerStates: ControlStateSource {
  unowned let refresher: NodeRefresher

  init(_ refresher: NodeRefresher) {
    self.refresher = refresher
  }

  func controlState(ofNode node: UInt32) -> ControlState {
    // The caller hasn't changed the state yet.
    refresher.resolver.controlState(ofNode: node)
  }

  func enclosingControlState(ofNode node: UInt32) -> ControlState {
    if let known = refresher.enclosingStates[node] { return known }
    guard let control = refresher.store.enclosingControl(of: Int(node)) else { return .normal }
    var context = refresher.formerContext(of: control)
    context.enter(UInt32(control), of: self, in: .normal, enclosing: .normal)
    let resolver = refresher.resolver
    let state = context.run { resolver.controlState(ofNode: UInt32(control)) }
    return state
  }
}
