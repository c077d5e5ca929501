internal import ProtocolStyle

extension BindingCore {
  func setControlState(_ state: ControlState?, of view: AnyObject) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    // A view also reports states that the binding has set.
    guard state != (node.shown.controlState ?? tree.controlState(of: handle)) else { return }
    tree.setControlState(nil, of: handle)
    if let state, state != tree.controlState(of: handle) {
      tree.setControlState(state, of: handle)
    }
    if node.isShowing { node.isOutdated = true } else { showNow(node, handle) }
  }

  /// Shows the current view model of one node, without visiting the rest of the tree.
  func showNow(_ node: BoundNode, _ handle: AnyNodeHandle) {
    running.values[handle] = nil
    showKeepingPresence(tree.viewModel(of: handle), in: node, handle)
    node.table?.removeStyles()
  }
}
