internal import ProtocolStyle

/// Shows view models in views.
extension BindingCore {
  /// Shows what has changed of nodes that have views.
  func show(_ changes: NodeChanges) {
    var animated: [(node: AnyNodeHandle, model: ViewModel)] = []
    for change in changes {
      if animation != nil, change.isAnimated {
        animated.append((change.node, change.current))
        continue
      }
      guard let node = nodes[change.node] else { continue }
      if !animations.isEmpty { animations[change.node] = nil }
      show(change.current, in: node, change.node)
    }
    if !animated.isEmpty { animate(animated) }
  }

  /// Shows a view model in the view of a node, as far as it differs from what that shows.
  func show(_ model: ViewModel, in node: BoundNode, _ handle: AnyNodeHandle) {
    guard let view = node.view, let table = node.table else { return }
    let (old, oldState) = (node.shown, node.state)
    let state = table.dependsOnState ? tree.controlState(of: handle) : oldState
    let hasSameStyle = model.styleIdentity == old.styleIdentity
    let hasSameContent = model.hasSameContent(as: old)
    if hasSameStyle, hasSameContent, state == oldState { return }
    // Noted before: views may report the changes, as if the user had made them.
    (node.shown, node.state) = (model, state)
    let isOuter = !node.isShowing
    node.isShowing = true
    if !hasSameStyle {
      let pair = table.pair(old, model)
      let target = BindingEntry.Target(
        view, model, state, styleNumber: pair.number, index: handle.index)
      for position in pair.differing { show(target, at: position, in: node, table, handle) }
    }
    if !hasSameContent { table.noteUnhandledContent(of: model) }
    if !hasSameContent || table.dependsOnState {
      let target = BindingEntry.Target(
        view, model, state, styleNumber: nil, index: handle.index)
      for position in table.individual
      where !table.entries[position].isEqual(old, oldState, model, state) {
        show(target, at: position, in: node, table, handle)
      }
    }
    node.isShowing = !isOuter
    if isOuter, node.isOutdated {
      node.isOutdated = false
      showNow(node, handle)
    }
  }

  @inline(__always)
  private func show(
    _ target: BindingEntry.Target, at position: Int, in node: BoundNode, _ table: ViewTable,
    _ handle: AnyNodeHandle
  ) {
    let entry = table.entries[position]
    var isSet = node.setEntries[position]
    let wasSet = isSet
    do {
      try entry.show(target, &isSet)
    } catch {
      onProblem(.failedEntry(handle, entry.attribute, "\(type(of: target.view))", error))
    }
    if isSet != wasSet { node.setEntries[position] = isSet }
  }

  /// Restores all views and styles them again, because entries were added.
  func restyle() {
    hasNewEntries = false
    tables = [:]
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
