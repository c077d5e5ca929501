/// Restyles the nodes that depend on the state of their enclosing control.
///
/// Invariants:
/// - A node is in `enclosingStates` if and only if its record is flagged. The state is the one that
///   the node was last styled in.
/// - A flagged node is stale if the state of its enclosing control differs from that one, or it's
///   found to be out of date when it's examined.
/// - Before the state of a control may change by a call of the tree, the computed styles and
///   contents of the nodes that depend on it are noted, which also has the next refresh examine
///   them. Where it changes because a getter reads the context or an object, the refresh examines
///   the nodes in the control, or all flagged ones.
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
  ///   - matchedRules: Its matched rules.
  ///   - isRestyled: Whether the node was evaluated.
  func noteEnclosingState(_ place: NodePlace, _ matchedRules: MatchedRules, isRestyled: Bool) {
    let found = matchedRules.shared.context.value.enclosingState
    let scope = place.flags.contains(.hasScope) ? resolver.scopes[UInt32(place.index)] : nil
    let isRead =
      found != nil || scope?.enclosingState != nil || matchedRules.contentReads.readsEnclosingState
    guard isRead else {
      if isRestyled { removeEnclosingState(of: place.index) }
      return
    }
    let state = found ?? resolver.enclosingControlState(ofNode: UInt32(place.index))
    setEnclosingState(state, of: place.index, matchedRules)
  }

  /// Notes the state of its enclosing control that the content of a node reads; the node's context
  /// must be the current one.
  func noteEnclosingState(readByContentOf index: Int, _ context: ValueReference<StyleContext>) {
    if let state = context.value.enclosingState { noteEnclosingState(state, of: index) }
  }

  @inline(never)
  func noteEnclosingState(_ state: ControlState, of index: Int) {
    if store.records[index].flags.contains(.readsEnclosingState) { return }
    store.records[index].flags.insert(.readsEnclosingState)
    enclosingStates[UInt32(index)] = state
  }

  private func setEnclosingState(_ state: ControlState, of index: Int, _ matchedRules: MatchedRules)
  {
    if let former = enclosingStates[UInt32(index)], former != state, store.isUsed(index),
      matchedRules.contentReads.readsEnclosingState,
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
    guard store.records[index].flags.contains(.readsEnclosingState) else { return false }
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

  override func controlState(ofNode node: UInt32) -> ControlState {
    // The caller hasn't changed the state yet.
    refresher.resolver.controlState(ofNode: node)
  }

  override func enclosingControlState(ofNode node: UInt32) -> ControlState {
    if let known = refresher.enclosingStates[node] { return known }
    guard let control = refresher.store.enclosingControl(of: Int(node)) else { return .normal }
    var context = refresher.formerContext(of: control)
    context.enter(UInt32(control), of: self, in: .normal, enclosing: .normal)
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
