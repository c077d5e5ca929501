internal import ProtocolStyle

extension BindingCore {
  func refresh() {
    if hasNewEntries { restyle() }
    guard let report = reader.read() else { return }
    shapeAnimations.beginRefresh()
    var leaving: [(node: BoundNode, isAnimated: Bool)] = []
    for step in report.shapeChanges {
      switch step {
      case .insert(let placement): place(placement)
      case .remove(let removal):
        if !removal.isDetached {
          nodes[removal.node]?.unlink()
        } else if let node = nodes.remove(removal.node) {
          leaving.append((node, removal.isAnimated))
        }
      }
    }
    for (node, isAnimated) in leaving { remove(node, isAnimated: isAnimated) }
    apply(report.changes)
  }

  /// Shows the changes of a report.
  func apply(_ changes: NodeChanges) {
    show(changes)
    for table in tables.values { table.removeStyles() }
  }

  /// Inserts a node at the position to which it was attached or moved.
  private func place(_ placement: NodePlacement) {
    let parent = placement.parent.map { nodes[$0] } ?? nodes.top
    guard let parent else { return }
    let next = placement.next.flatMap { nodes[$0] }
    if let node = nodes[placement.node] {
      node.link(into: parent, before: next)
      if node.view == nil { reveal(node, placement.node) } else { insert(node, placement.node) }
      noteEntering(node, isAnimated: placement.isAnimated)
    } else {
      let node = BoundNode(placement.node)
      nodes.insert(node, placement.node)
      node.link(into: parent, before: next)
      reveal(node, placement.node)
      noteEntering(node, isAnimated: placement.isAnimated)
    }
  }

  /// Creates and inserts the view of a node, and the views of descendants that wait for it.
  private func reveal(_ node: BoundNode, _ handle: AnyNodeHandle) {
    guard node.parent?.isShown == true else { return }
    let model = tree.viewModel(of: handle)
    do {
      guard let view = try makeView(model.kind) else {
        return onProblem(.missingView(handle, type(of: tree.node(of: handle)), model.kind))
      }
      node.view = view
      node.table = table(for: view, model.kind)
      nodes.note(view, of: handle)
    } catch {
      return onProblem(.failedView(handle, type(of: tree.node(of: handle)), model.kind, error))
    }
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
    guard let view = node.view else { return }
    guard let parent = node.parent, parent.isShown else { return hide(node) }
    do {
      try insertView(view, parent.view, node.nextShown?.view)
    } catch {
      onProblem(.failedInsertion(handle, type(of: tree.node(of: handle)), error))
    }
  }

  /// Removes the views of a node that moved into one without a view, and of its descendants.
  private func hide(_ node: BoundNode) {
    if let view = node.view { removeView(view) }
    func dropViews(_ node: BoundNode) {
      drop(node)
      var child = node.firstChild
      while let current = child {
        dropViews(current)
        child = current.next
      }
    }
    dropViews(node)
  }

  /// Removes the view of a detached node, along with the views inside it, at once or after an
  /// animation.
  private func remove(_ node: BoundNode, isAnimated: Bool) {
    if let view = node.view {
      let isInLeaving = node.parent?.handle.map { nodes[$0] == nil } ?? false
      if !isInLeaving, !(isAnimated && noteLeaving(node, view)) { removeView(view) }
    }
    node.unlink()
    drop(node)
  }

  /// Releases the view of a node, and the values that entries store for it.
  private func drop(_ node: BoundNode) {
    guard let handle = node.handle else { return }
    if let view = node.view { nodes.remove(view: view) }
    for (position, entry) in (node.table?.entries ?? []).enumerated()
    where node.setEntries[position] {
      entry.discard(handle.index)
    }
    running.end(handle)
    (node.view, node.table, node.setEntries) = (nil, nil, EntrySet())
  }
}
