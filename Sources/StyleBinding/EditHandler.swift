internal import ProtocolStyle

/// Writes the edits of users in views to models.
protocol EditHandler {
  associatedtype Value

  /// Writes a value to the model of a node, if the handler is for its type.
  func write(_ value: Value, to node: AnyNodeHandle, in tree: StyleTree) throws -> Bool
}

/// Writes edits to models of one type.
struct TypedEditHandler<Node: StyleNode, Value>: EditHandler {
  let change: (inout Node, Value) throws -> Void

  func write(_ value: Value, to node: AnyNodeHandle, in tree: StyleTree) throws -> Bool {
    guard let handle = tree.handle(node, as: Node.self) else { return false }
    try tree.update(handle) { try change(&$0, value) }
    return true
  }
}
