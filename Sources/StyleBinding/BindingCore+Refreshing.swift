internal import ProtocolStyle
internal import Synchronization

/// Shows reports in the views: nodes that were detached, attached and moved, and changed values.
///
/// A report is shown from the mirror and the report itself. Only view models and control states are
/// read from the tree, of nodes that are still attached.
extension BindingCore {
  /// A detached node, whose view is removed when the insertions of the report have moved other
  /// views out of it.
  private struct Removal {
    let node: BoundNode

    /// The former parent, which may have been detached, too.
    let parent: AnyNodeHandle?
    let isAnimated: Bool
  }

  /// Shows a report.
  ///
  /// - Returns: One of its nodes; nil if it has none that changed.
  func show(_ report: RefreshReport) -> AnyNodeHandle? {
    shapeAnimations.beginPass()
    var removals: [Removal] = []
    for step in report.shapeChanges {
      switch step {
      case .insert(let placement): place(placement)
      case .remove(let removal):
        if !removal.isDetached {
          nodes[removal.node]?.unlink()
        } else if let node = nodes.remove(removal.node) {
          removals.append(
            Removal(node: node, parent: node.parent?.handle, isAnimated: removal.isAnimated))
          node.unlink()
          // An inserted node may have the same index.
          discardOriginals(of: node, removal.node)
        }
      }
    }
    for removal in removals { remove(removal) }
    show(report.changes)
    let other = showStates(ofUnchanged: report.unchanged)
    return other ?? report.changes.last?.node ?? report.shapeChanges.last?.node
  }

  // MARK: Insertions and removals

  /// Inserts a node at the position to which it was attached or moved.
  private func place(_ placement: NodePlacement) {
    let parent = placement.parent.map { nodes[$0] } ?? nodes.top
    guard let parent else { return }
    let node: BoundNode
    if let known = nodes[placement.node] {
      node = known
    } else {
      node = BoundNode(placement.node)
      nodes.insert(node, placement.node)
    }
    node.link(into: parent, before: placement.next.flatMap { nodes[$0] })
    if node.view == nil { reveal(node, placement.node) } else { insert(node, placement.node) }
    noteEntering(node, isAnimated: placement.isAnimated)
  }

  /// Creates and inserts the view of a node, and the views of descendants that wait for it.
  ///
  /// A node that a callback has detached since the report was made gets no view.
  private func reveal(_ node: BoundNode, _ handle: AnyNodeHandle) {
    guard node.parent?.isShown == true, let model = tree.viewModel(ifAttached: handle) else {
      return
    }
    let type = tree.nodeType(of: handle)
    do {
      modelOfNewView = model
      defer { modelOfNewView = nil }
      guard let view = try makeView(model.kind) else {
        return onProblem(.missingView(handle, type, model.kind))
      }
      node.view = view
      node.table = table(for: view, model.kind)
      nodes.note(view, of: handle)
    } catch {
      return onProblem(.failedView(handle, type, model.kind, error))
    }
    node.type = type
    node.shown = ViewModel(kind: model.kind)
    show(model, in: node, handle)
    insert(node, handle)
    var child = node.firstChild
    while let current = child {
      if let handle = current.handle { reveal(current, handle) }
      child = current.next
    }
  }

  private func insert(_ node: BoundNode, _ handle: AnyNodeHandle) {
    guard let view = node.view, let type = node.type else { return }
    guard let parent = node.parent, parent.isShown else { return hide(node, view) }
    do {
      node.isInserted = false
      try insertView(view, parent.view, node.nextInserted?.view)
      node.isInserted = true
    } catch {
      onProblem(.failedInsertion(handle, type, error))
    }
  }

  /// Removes the views of a node that moved into one without a view, and of its descendants.
  private func hide(_ node: BoundNode, _ view: AnyObject) {
    func dropViews(_ node: BoundNode) {
      drop(node)
      var child = node.firstChild
      while let current = child {
        dropViews(current)
        child = current.next
      }
    }
    dropViews(node)
    removeView(view)
  }

  /// Removes the view of a detached node, along with the views inside it, at once or after an
  /// animation.
  private func remove(_ removal: Removal) {
    guard let view = removal.node.view else { return }
    let isInRemoved = removal.parent.map { nodes[$0] == nil } ?? false
    let stays = isInRemoved || removal.isAnimated && noteLeaving(removal.node, view)
    drop(removal.node)
    if !stays { removeView(view) }
  }

  /// Releases the view of a node, and the values that entries store for it.
  private func drop(_ node: BoundNode) {
    guard let handle = node.handle, let view = node.view else { return }
    if nodes[view] === node { nodes.remove(view: view) }
    discardOriginals(of: node, handle)
    endRepetition(of: handle, in: view)
    running.end(handle)
    (node.view, node.table, node.type, node.isInserted) = (nil, nil, nil, false)
  }

  /// Releases the values that entries store for a node, by its index.
  private func discardOriginals(of node: BoundNode, _ handle: AnyNodeHandle) {
    for (position, entry) in (node.table?.entries ?? []).enumerated()
    where node.setEntries[position] {
      entry.discard(handle.index)
    }
    node.setEntries = EntrySet()
  }

  // MARK: Values

  /// Shows the changes of nodes that have views.
  func show(_ changes: NodeChanges) {
    var animated: [AnimatedChange] = []
    let mayAnimate = animation != nil
    for position in changes.indices {
      let handle = changes.node(at: position)
      guard let node = nodes[handle] else { continue }
      if mayAnimate, let moving = animatedChange(changes[position], of: node) {
        animated.append(moving)
      } else if running.isEmpty {
        show(changes.current(at: position), in: node, handle)
      } else {
        running.values[handle] = nil
        showKeepingPresence(changes.current(at: position), in: node, handle)
      }
    }
    if !animated.isEmpty || !shapeAnimations.isEmpty { animate(animated) }
    for table in tables.values { table.removeStyles() }
  }

  /// Shows values for the current control state in views of nodes whose view models don't depend
  /// on it.
  ///
  /// - Returns: The last of these nodes.
  private func showStates(ofUnchanged unchanged: [AnyNodeHandle]) -> AnyNodeHandle? {
    guard !unchanged.isEmpty, tables.values.contains(where: \.dependsOnState) else { return nil }
    var latest: AnyNodeHandle?
    for handle in unchanged {
      guard let node = nodes[handle], node.table?.dependsOnState == true,
        state(of: node) != running.values[handle]?.state ?? node.state
      else { continue }
      showNow(node, handle)
      latest = handle
    }
    return latest
  }

  /// The change of a node if it's shown over time: by the node's motion, or in the binding's animation.
  ///
  /// Not inlined, so that bindings without animations don't copy motions.
  @inline(never)
  private func animatedChange(_ change: NodeChange, of node: BoundNode) -> AnimatedChange? {
    let motion = showsMotions ? change.motion : nil
    guard motion != nil || change.isAnimated else { return nil }
    return AnimatedChange(
      node: node, handle: change.node, model: change.current, state: state(of: node),
      motion: motion)
  }

  /// Shows the current view model of one node, without visiting the rest of the tree.
  func showNow(_ node: BoundNode, _ handle: AnyNodeHandle) {
    guard let model = tree.viewModel(ifAttached: handle) else { return }
    if showsMotions, node.view != nil, let motion = model.motion {
      move(
        AnimatedChange(node: node, handle: handle, model: model, state: state(of: node)), motion)
    } else {
      running.values[handle] = nil
      showKeepingPresence(model, in: node, handle)
    }
    node.table?.removeStyles()
  }

  /// The control state of a node; the last known one if a callback has detached the node.
  private func state(of node: BoundNode) -> ControlState {
    guard let handle = node.handle, tree.contains(handle) else { return node.state }
    return tree.controlState(of: handle)
  }

  /// Shows a view model, and then the transition of the view again, if it has one.
  func showKeepingPresence(
    _ model: ViewModel, _ state: ControlState? = nil, in node: BoundNode, _ handle: AnyNodeHandle
  ) {
    guard let entering = running.entering[handle] else {
      return show(model, state, in: node, handle)
    }
    let isOuter = !node.isShowing
    node.isShowing = true
    entering.transition.restore(entering.view, entering.resting)
    show(model, state, in: node, handle)
    let resting = entering.transition.read(entering.view)
    running.entering[handle]?.resting = resting
    let current = running.entering[handle]
    current?.show()
    node.isShowing = !isOuter
  }

  /// Shows a view model in the view of a node, where it differs from the model shown before.
  ///
  /// - Parameters:
  ///   - model: The view model.
  ///   - state: The control state; nil for that of the tree.
  ///   - node: The node.
  ///   - handle: The node's handle.
  func show(
    _ model: ViewModel, _ state: ControlState? = nil, in node: BoundNode, _ handle: AnyNodeHandle
  ) {
    guard let view = node.view, let table = node.table else { return }
    var model =
      model.hasRepeatingMotion || !running.repetitions.isEmpty
      ? repeated(model, in: node, handle) : model
    if table.showsInvalid { model = model.outlined(for: handle, in: tree) }
    let oldState = node.state
    let state = table.dependsOnState ? state ?? self.state(of: node) : oldState
    // Stored before the entries run, because views may report the changes as if the user had made
    // them. Swapped, because a copy of the former model would be retained for each comparison.
    var old = model
    swap(&node.shown, &old)
    node.state = state
    let (oldStyle, style) = (old.styleIdentity, model.styleIdentity)
    let hasSameStyle = style == oldStyle
    let hasSameContent = model.hasSameContent(as: old)
    if hasSameStyle, hasSameContent, state == oldState { return }
    let isOuter = !node.isShowing
    node.isShowing = true
    if !hasSameStyle {
      let pair = table.knownPair(oldStyle, style) ?? table.pair(old, model)
      for place in pair.positions.indices {
        pair.entries[place].with { entry in
          show(
            entry, at: pair.positions[place], model, state, pair.number, in: node, view, handle)
        }
      }
    }
    if !hasSameContent { table.noteUnhandledContent(of: model) }
    if !hasSameContent || table.dependsOnState {
      for position in table.individual
      where !table.entries[position].isEqual(old, oldState, model, state) {
        show(table.entries[position], at: position, model, state, nil, in: node, view, handle)
      }
    }
    didShow?(view, model)
    node.isShowing = !isOuter
  }

  @inline(__always)
  private func show(
    _ entry: BindingEntry, at position: Int, _ model: ViewModel, _ state: ControlState,
    _ styleNumber: Int?, in node: BoundNode, _ view: AnyObject, _ handle: AnyNodeHandle
  ) {
    let wasSet = node.setEntries[position]
    var isSet = wasSet
    do {
      try entry.show(view, model, state, styleNumber, handle.index, &isSet)
    } catch {
      onProblem(.failedEntry(handle, entry.attribute, "\(type(of: view))", error))
    }
    if isSet != wasSet { node.setEntries[position] = isSet }
  }

  /// Restores all views and styles them again, because entries were added.
  ///
  /// - Returns: The last node.
  func restyle() -> AnyNodeHandle? {
    var latest: AnyNodeHandle?
    hasNewEntries = false
    tables = [:]
    finishEntering()
    for node in nodes.all {
      guard let view = node.view, let table = node.table, let handle = node.handle else { continue }
      node.isShowing = true
      for (position, entry) in table.entries.enumerated() where node.setEntries[position] {
        do {
          try entry.restore(view, handle.index)
        } catch {
          onProblem(.failedEntry(handle, entry.attribute, "\(type(of: view))", error))
        }
      }
      let model = running.repetitions[handle]?.base ?? node.shown
      node.setEntries = EntrySet()
      node.table = self.table(for: view, model.kind)
      node.shown = ViewModel(kind: model.kind)
      show(model, in: node, handle)
      node.isShowing = false
      latest = handle
    }
    return latest
  }
}

/// Reads the changes of a tree since the last time; the first time, all nodes are attached.
final class TreeReader {
  private let tree: StyleTree
  private let cursor: ChangeCursor
  private let invalidation: Invalidation
  private let observation: InvalidationObservation

  /// Whether something may have changed; set on the thread of the change.
  private final class Invalidation: Sendable {
    let isPending = Atomic(true)
  }

  init(_ tree: StyleTree) {
    self.tree = tree
    cursor = ChangeCursor(of: tree)
    let invalidation = Invalidation()
    self.invalidation = invalidation
    observation = tree.onInvalidation { invalidation.isPending.store(true, ordering: .relaxed) }
  }

  /// Whether something may have changed since the last report.
  var isPending: Bool { invalidation.isPending.load(ordering: .relaxed) }

  /// Returns the changes, or nil without allocating if there are none.
  func read() -> RefreshReport? {
    guard invalidation.isPending.exchange(false, ordering: .relaxed) else { return nil }
    return tree.changes(since: cursor)
  }
}
