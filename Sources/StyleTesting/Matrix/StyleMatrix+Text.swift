public import ProtocolStyle

extension StyleMatrix {
  /// What a node is styled as in every combination, as text.
  ///
  /// - Parameters:
  ///   - node: The node; it is a root, with no rules but those of the themes.
  ///   - applier: What styles the node; by default, that of the standard attributes.
  /// - Returns: The text, in the form that ``StyleMatrix`` describes; the same in every run.
  public func text(of node: some StyleNode, applier: StyleApplier = StyleApplier()) -> String {
    let tree = StyleTree(applier: applier)
    tree.attach(node)
    return text(of: tree)
  }

  /// What the nodes of a tree are styled as in every combination, as text.
  ///
  /// The tree isn't changed. Every node is looked at in every control state.
  ///
  /// - Parameter tree: The tree, whose packs, tokens, rules and scopes count.
  /// - Returns: The text, in the form that ``StyleMatrix`` describes; the same in every run.
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
  ///   - body: Called with the number of the combination, environments of the first themes first, and
  ///     with the rendition of the tree, which is only to be read.
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
