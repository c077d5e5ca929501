internal import ProtocolStyle

/// Shows view models in views.
extension BindingCore {
  /// Shows the changes of nodes that have views.
  func show(_ changes: NodeChanges) {
    var animated: [(node: AnyNodeHandle, model: ViewModel)] = []
    for change in changes {
      if change.isAnimated, animation != nil {
        animated.append((change.node, change.current))
        continue
      }
      guard let node = nodes[change.node] else { continue }
      if running.isEmpty {
        show(change.current, in: node, change.node)
      } else {
        running.values[change.node] = nil
        showKeepingPresence(change.current, in: node, change.node)
      }
    }
    if !animated.isEmpty || !shapeAnimations.isEmpty { animate(animated) }
  }

  /// Shows a view model in the view of a node, where it differs from the model shown before.
  func show(_ model: ViewModel, in node: BoundNode, _ handle: AnyNodeHandle) {
    guard let view = node.view, let table = node.table else { return }
    let oldState = node.state
    let state = table.dependsOnState ? tree.controlState(of: handle) : oldState
    // Stored before the entries run, because views may report the changes as if the user had made
    // them. Swapped, because a copy of the former model would be retained for each comparison.
    var old = model
    swap(&node.shown, &old)
    node.state = state
    let hasSameStyle = model.styleIdentity == old.styleIdentity
    let hasSameContent = model.hasSameContent(as: old)
    if hasSameStyle, hasSameContent, state == oldState { return }
    let isOuter = !node.isShowing
    node.isShowing = true
    if !hasSameStyle {
      let pair = table.pair(old, model)
      for place in pair.positions.indices {
        show(
          pair.entries[place], at: pair.positions[place], model, state, pair.number, in: node, view,
          handle)
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
    if isOuter, node.isOutdated {
      node.isOutdated = false
      showNow(node, handle)
    }
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
  func restyle() {
    hasNewEntries = false
    tables = [:]
    finishEntering()
    for node in nodes.all {
      guard let view = node.view, let table = node.table, let handle = node.handle else { continue }
      for (position, entry) in table.entries.enumerated() where node.setEntries[position] {
        do {
          try entry.restore(view, handle.index)
        } catch {
          onProblem(.failedEntry(handle, entry.attribute, "\(type(of: view))", error))
        }
      }
      let model = node.shown
      node.setEntries = EntrySet()
      node.table = self.table(for: view, model.kind)
      node.shown = ViewModel(kind: model.kind)
      show(model, in: node, handle)
    }
  }
}
