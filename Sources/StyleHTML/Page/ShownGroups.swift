internal import ProtocolStyle

/// The nodes whose element depends on whether they have children, and that were last shown with
/// some.
///
/// Invariant: each of these nodes is found through one of its children, until a patch is notified
/// of a change. A node can only have lost all of its children if that child was removed, so a patch
/// examines no other nodes.
struct ShownGroups {
  /// The identifiers of the nodes' outermost elements: the group around a node, or its own element.
  private var names: [AnyNodeHandle: String] = [:]

  /// The nodes, each by one of its children.
  private var parents: [AnyNodeHandle: AnyNodeHandle] = [:]

  /// The identifier of the outermost element of a node shown with children; nil for other nodes.
  subscript(node: AnyNodeHandle) -> String? { names[node] }

  /// Adds nodes that are now shown with children.
  mutating func add(_ shown: [AnyNodeHandle: String], in tree: StyleTree) {
    for (node, name) in shown {
      names[node] = name
      if let child = tree.firstChild(of: node) { parents[child] = node }
    }
  }

  /// Removes nodes that are about to be written again, with their descendants.
  mutating func remove(_ nodes: some Sequence<AnyNodeHandle>) {
    guard !names.isEmpty else { return }
    for node in nodes { names[node] = nil }
  }

  /// Finds the nodes that have lost all of their children.
  ///
  /// - Parameters:
  ///   - children: All nodes that were detached or moved since the nodes were shown.
  ///   - tree: The tree that the nodes are attached to.
  /// - Returns: The nodes that are still attached and have no children anymore.
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
