public import ProtocolStyle

extension StyleMatrix {
  /// Returns the styles of a node in every combination, as text.
  ///
  /// - Parameters:
  ///   - node: The node, which becomes a root; only rules of the themes apply.
  ///   - applier: The applier that styles the node; by default one with the standard attributes.
  /// - Returns: The text, in the form described in ``StyleMatrix``; identical in every run.
  public func text(of node: some StyleNode, applier: StyleApplier = StyleApplier()) -> String {
    let tree = StyleTree(applier: applier)
    tree.attach(node)
    return text(of: tree)
  }

  /// Returns the styles of a tree's nodes in every combination, as text.
  ///
  /// The tree isn't changed. Each node is styled in every control state.
  ///
  /// - Parameter tree: The tree, with its packs, tokens, rules and scopes.
  /// - Returns: The text, in the form described in ``StyleMatrix``; identical in every run.
  public func text(of tree: StyleTree) -> String {
    let nodes = Array(tree.nodes)
    var parts = [PartTable](repeating: PartTable(), count: nodes.count)
    forEachInheritedContext(of: tree) { surroundings, tree in
      for (index, node) in nodes.enumerated() {
        for (offset, state) in states.enumerated() {
          parts[index].add(
            tree.viewModel(of: node, in: state), state, at: surroundings * states.count + offset)
        }
      }
    }
    let set = CombinationNames(names)
    let header = zip(["themes", "environments", "states"], names).map { axis, names in
      "\(axis): \(names.joined(separator: ", "))"
    }
    let body = zip(nodes, parts).flatMap { node, parts in
      let indent = String(repeating: "  ", count: tree.ancestors(of: node).count)
      let model = tree.node(of: node)
      return ["\(indent)\(type(of: model)) (\(type(of: model).nodeKind))"]
        + parts.lines(in: set).map { "\(indent)  \($0)" }
    }
    return (header + [""] + body).joined(separator: "\n") + "\n"
  }

  /// Renders a tree in each theme and environment.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - body: Called with the number of the combination, in the order of themes and then
  ///     environments, and with the rendition of the tree, which it must not change.
  func forEachInheritedContext(of tree: StyleTree, _ body: (Int, StyleTree) -> Void) {
    for (row, themes) in themes.enumerated() {
      for (column, environment) in environments.enumerated() {
        tree.withRendition(themes: themes, environment: environment.value) {
          body(row * environments.count + column, $0)
        }
      }
    }
  }
}
