public import ProtocolStyle

extension Finding.Identifier {
  /// A control has no text and no accessibility label.
  public static let missingLabel = Finding.Identifier(rawValue: "missing-label")
}

extension Finding {
  /// Finds the types of controls without a text or an accessibility label in a tree.
  ///
  /// A text or label of a descendant counts, and so do the titles of items. Hidden controls need no
  /// label, and hidden labels don't count.
  ///
  /// - Parameter tree: The tree.
  /// - Returns: A finding for each type, in the order of its first node.
  static func missingLabels(in tree: StyleTree) -> [Finding] {
    var unlabeled: [(type: any StyleNode.Type, nodes: [AnyNodeHandle])] = []
    var places: [ObjectIdentifier: Int] = [:]
    for node in LabelSearch(in: tree).unlabeledControls {
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

/// Finds the visible controls without a visible label, in two passes over the nodes.
///
/// The first pass goes down and finds the nodes that are hidden with an ancestor; the second one
/// goes up and finds the nodes that contain a label. So the cost doesn't depend on the depth.
private struct LabelSearch {
  /// The properties of a node that the passes find.
  private struct Entry {
    let node: AnyNodeHandle

    /// The place of the parent among the entries; nil for a root.
    let parent: Int?

    /// Whether it's a control that isn't hidden.
    let isVisibleControl: Bool

    /// Whether it or an ancestor is hidden.
    let isHidden: Bool

    /// Whether a visible label names it or, after the second pass, one of its descendants.
    var isLabeled: Bool
  }

  /// The nodes, each after its parent.
  private var entries: [Entry] = []

  /// The controls, in the order of the tree.
  private(set) var unlabeledControls: [AnyNodeHandle] = []

  init(in tree: StyleTree) {
    entries.reserveCapacity(tree.count)
    var ancestors: [Int] = []
    tree.forEachNode { node, depth in
      ancestors.removeLast(ancestors.count - depth)
      let parent = ancestors.last
      ancestors.append(entries.count)
      let model = tree.viewModel(of: node)
      let isHidden = model.isHidden == true || parent.map { entries[$0].isHidden } ?? false
      entries.append(
        Entry(
          node: node, parent: parent,
          isVisibleControl: !isHidden && model.kind.isKind(of: .control), isHidden: isHidden,
          isLabeled: !isHidden && Self.hasLabel(model)))
    }
    for place in entries.indices.reversed() where entries[place].isLabeled {
      if let parent = entries[place].parent { entries[parent].isLabeled = true }
    }
    unlabeledControls = entries.filter { $0.isVisibleControl && !$0.isLabeled }.map(\.node)
  }

  private static func hasLabel(_ model: ViewModel) -> Bool {
    if let text = model.text, !text.isBlank { return true }
    if let label = model.accessibilityLabel, !label.isBlank { return true }
    return model.items?.titles.contains { !$0.isBlank } ?? false
  }
}
