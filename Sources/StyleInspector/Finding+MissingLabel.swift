public import ProtocolStyle

extension Finding.Identifier {
  /// A control has no text and no accessibility label.
  public static let missingLabel = Finding.Identifier(rawValue: "missing-label")
}

extension Finding {
  /// Describes the types of controls without a text or an accessibility label in a tree.
  ///
  /// A text or label of a descendant counts, and so do the titles of items. Hidden controls need no
  /// label, and hidden labels don't count.
  ///
  /// - Parameters:
  ///   - nodes: The controls without a label, in order.
  ///   - tree: Their tree.
  /// - Returns: A finding for each type, in the order of its first node.
  static func missingLabels(of nodes: [AnyNodeHandle], in tree: StyleTree) -> [Finding] {
    var unlabeled: [(type: any StyleNode.Type, nodes: [AnyNodeHandle])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for node in nodes {
      let type = tree.nodeType(of: node)
      if let place = places[ObjectIdentifier(type)] {
        unlabeled[place].nodes.append(node)
      } else {
        places[ObjectIdentifier(type)] = unlabeled.count
        unlabeled.append((type, [node]))
      }
    }
    return unlabeled.map { type, nodes in
      let others =
        nodes.count == 1 ? "" : ", and so are \(nodes.count - 1) more of the type"
      return Finding(
        .warning, .missingLabel,
        summary: "\(type) (\(nodes[0])) is a control without text and accessibility label"
          + "\(others).",
        explanation: "WCAG 2.2 requires a name for each control (4.1.2). Screen readers use the "
          + "accessibility label or, without one, the text.",
        remedy:
          "Adopt AccessibilityLabelContent or TextContent and return a text, or attach a label "
          + "inside the control.")
    }
  }
}

/// Finds the visible controls without a visible label, in one pass over the nodes.
struct LabelSearch {
  /// The facts about a group of nodes that look the same.
  struct Group {
    let isControl: Bool

    /// Whether the nodes or their ancestors are hidden.
    let isHidden: Bool
  }

  /// The controls, in the order of the tree.
  let unlabeledControls: [AnyNodeHandle]

  /// Searches the nodes of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - sample: A sample of the tree.
  ///   - groups: The facts about each member of the sample.
  init(in tree: StyleTree, _ sample: TreeSample, _ groups: [Group]) {
    // A label names all controls around it, so each ancestor without a name is marked, up to the
    // first one with a name: the ancestors of that are marked already.
    var controls: [(node: AnyNodeHandle, place: Int)] = []
    var ancestors: [Int] = []
    var areLabeled: [Bool] = []
    areLabeled.reserveCapacity(tree.count)
    tree.forEachNode { node, depth in
      while ancestors.count > depth { ancestors.removeLast() }
      let group = groups[sample.place(of: node)]
      if group.isControl, !group.isHidden { controls.append((node, areLabeled.count)) }
      ancestors.append(areLabeled.count)
      areLabeled.append(false)
      guard !group.isHidden, tree.mayHaveContent(node), Self.hasLabel(tree.viewModel(of: node))
      else { return }
      for ancestor in ancestors.reversed() {
        if areLabeled[ancestor] { break }
        areLabeled[ancestor] = true
      }
    }
    unlabeledControls = controls.filter { !areLabeled[$0.place] }.map(\.node)
  }

  private static func hasLabel(_ model: ViewModel) -> Bool {
    if let text = model.text, !text.isBlank { return true }
    if let label = model.accessibilityLabel, !label.isBlank { return true }
    return model.items?.titles.contains { !$0.isBlank } ?? false
  }
}
