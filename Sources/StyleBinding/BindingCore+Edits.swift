internal import ProtocolStyle

extension BindingCore {
  func edit<Value>(_ attribute: Attribute<Value>, to value: Value, of view: AnyObject) {
    guard let node = nodes[view], let handle = node.handle, tree.contains(handle) else { return }
    guard !node.isShowing, node.shown[attribute] != value else { return }
    node.shown[attribute] = value
    do {
      let handlers = (edits[attribute.id] ?? []).reversed()
      if try handlers.contains(where: { try write(value, $0, to: handle) }) {
        return showNow(node, handle)
      }
      onProblem(.unhandledEdit(handle, type(of: tree.node(of: handle)), attribute.id))
    } catch {
      onProblem(.failedEntry(handle, attribute.id, "\(type(of: view))", error))
      showNow(node, handle)
    }
  }

  /// Handlers of an attribute have its value type.
  private func write<Handler: EditHandler>(
    _ value: some Any, _ handler: Handler, to node: AnyNodeHandle
  ) throws -> Bool {
    guard let value = value as? Handler.Value else { return false }
    return try handler.write(value, to: node, in: tree)
  }
}
