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
    var nodes: [ObjectIdentifier: [AnyNodeHandle]] = [:]
    var types: [any StyleNode.Type] = []
    var areControls: [ObjectIdentifier: Bool] = [:]
    func isControl(_ type: any StyleNode.Type) -> Bool {
      if let known = areControls[ObjectIdentifier(type)] { return known }
      let isControl = type.nodeKind.isKind(of: .control)
      areControls[ObjectIdentifier(type)] = isControl
      return isControl
    }
    for node in tree.nodes {
      let type = tree.nodeType(of: node)
      guard isControl(type), !isLabeled(node, in: tree), !isHidden(node, in: tree) else { continue }
      if nodes[ObjectIdentifier(type)] == nil { types.append(type) }
      nodes[ObjectIdentifier(type), default: []].append(node)
    }
    return types.map { type in
      let unlabeled = nodes[ObjectIdentifier(type)] ?? []
      let others =
        unlabeled.count == 1 ? "" : ", and so are \(unlabeled.count - 1) more of the type"
      return Finding(
        .warning, .missingLabel,
        summary: "\(type) (\(unlabeled[0])) is a control without text and accessibility label"
          + "\(others).",
        explanation: "WCAG 2.2 requires a name for each control (4.1.2). Screen readers use the "
          + "accessibility label or, without one, the text.",
        remedy:
          "Adopt AccessibilityLabelContent or TextContent and return a text, or attach a label "
          + "inside the control.")
    }
  }

  private static func isLabeled(_ node: AnyNodeHandle, in tree: StyleTree) -> Bool {
    if hasLabel(tree.viewModel(of: node)) { return true }
    return tree.nodes(in: node).contains { hasLabel(tree.viewModel(of: $0)) }
  }

  /// Whether a node or one of its ancestors is hidden.
  private static func isHidden(_ node: AnyNodeHandle, in tree: StyleTree) -> Bool {
    tree.viewModel(of: node).isHidden == true
      || tree.ancestors(of: node).contains { tree.viewModel(of: $0).isHidden == true }
  }

  private static func hasLabel(_ model: ViewModel) -> Bool {
    if model.isHidden == true { return false }
    if let text = model.text, !text.isBlank { return true }
    if let label = model.accessibilityLabel, !label.isBlank { return true }
    return model.items?.titles.contains { !$0.isBlank } ?? false
  }
}
