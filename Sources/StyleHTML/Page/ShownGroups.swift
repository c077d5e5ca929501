internal import ProtocolStyle

/// The nodes whose element depends on whether they have children, and that were last shown with some.
///
/// Invariant: each of them has a child that leads to it, and what leads to a node is a child of it
/// until a patch has been told otherwise. Only where that child goes, the node can have lost all
/// children, so a patch doesn't look at any other node here.
struct ShownGroups {
  /// The identifiers of what stands for the nodes: the group around a node, or the node's own element.
  private var names: [AnyNodeHandle: String] = [:]

  /// The nodes, by one child of each.
  private var parents: [AnyNodeHandle: AnyNodeHandle] = [:]

  /// The identifier of what stands for a node that is shown with children; nil for any other.
  subscript(node: AnyNodeHandle) -> String? { names[node] }

  /// Adds nodes that are shown with children from now on.
  mutating func add(_ shown: [AnyNodeHandle: String], in tree: StyleTree) {
    for (node, name) in shown {
      names[node] = name
      if let child = tree.firstChild(of: node) { parents[child] = node }
    }
  }

  /// Forgets nodes that are about to be written anew, with all that is in them.
  mutating func remove(_ nodes: some Sequence<AnyNodeHandle>) {
    guard !names.isEmpty else { return }
    for node in nodes { names[node] = nil }
  }

  /// Finds the nodes that have lost all their children with some nodes.
  ///
  /// - Parameters:
  ///   - children: All nodes that were detached or moved since the nodes were shown.
  ///   - tree: The tree that the nodes are attached to.
  /// - Returns: The nodes that are still attached and have no children any more.
  mutating func emptied(
    by children: some Sequence<AnyNodeHandle>, in tree: StyleTree
  ) -> [AnyNodeHandle] {
    guard !parents.isEmpty else { return [] }
    var emptied: [AnyNodeHandle] = []
    for child in children {
      guard let node = parents.removeValue(forKey: child), names[node] != nil, tree.contains(node)
      else { continue }
      if let other = tree.firstChild(of: node) {
        parents[other] = node
      } else {
        emptied.append(node)
      }
    }
    return emptied
  }
}
