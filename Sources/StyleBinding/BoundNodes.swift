internal import ProtocolStyle

/// The nodes that a binding has seen, by their positions in the tree and by their views.
struct BoundNodes {
  /// The parent of the roots, which has no view.
  let top = BoundNode(nil)

  private var byIndex: [BoundNode?] = []
  private var byView: [ObjectIdentifier: AnyNodeHandle] = [:]

  /// The node of a handle, if it's known.
  subscript(handle: AnyNodeHandle) -> BoundNode? {
    let index = Int(handle.index)
    guard index < byIndex.count, let node = byIndex[index], node.handle == handle else {
      return nil
    }
    return node
  }

  /// The node that a view shows.
  subscript(view: AnyObject) -> BoundNode? {
    byView[ObjectIdentifier(view)].flatMap { self[$0] }
  }

  /// All nodes, in no particular order.
  var all: some Sequence<BoundNode> { byIndex.lazy.compactMap { $0 } }

  /// Adds a node, at a position that no other node has.
  mutating func insert(_ node: BoundNode, _ handle: AnyNodeHandle) {
    let index = Int(handle.index)
    while byIndex.count <= index { byIndex.append(nil) }
    byIndex[index] = node
  }

  /// Removes a node and returns it.
  mutating func remove(_ handle: AnyNodeHandle) -> BoundNode? {
    guard let node = self[handle] else { return nil }
    byIndex[Int(handle.index)] = nil
    if let view = node.view { byView[ObjectIdentifier(view)] = nil }
    return node
  }

  /// Removes the association of a view with its node.
  mutating func remove(view: AnyObject) {
    byView[ObjectIdentifier(view)] = nil
  }

  /// Associates a view with a node.
  mutating func note(_ view: AnyObject, of handle: AnyNodeHandle) {
    byView[ObjectIdentifier(view)] = handle
  }
}
