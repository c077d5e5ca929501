public import ProtocolStyle

// MARK: - Low Contrast

extension Finding.Identifier {
  /// The contrast between a text and its background is too low.
  public static let lowContrast = Finding.Identifier(rawValue: "low-contrast")
}

extension Finding {
  /// A text with low contrast, in at least one situation.
  struct LowContrast {
    /// The visible colors of the text and its background.
    struct Pair: Hashable {
      let nodeType: ObjectIdentifier
      let attribute: AttributeID
      let visible: VisibleText
      let leastContrast: Double

      /// The colors, if the contrast is below level AA.
      init?(_ part: TextPart, on backdrop: Backdrop, of nodeType: any StyleNode.Type) {
        guard let visible = backdrop.visible(part), visible.contrast < part.leastContrast else {
          return nil
        }
        (self.nodeType, attribute) = (ObjectIdentifier(nodeType), part.attribute)
        (self.visible, leastContrast) = (visible, part.leastContrast)
      }
    }

    let pair: Pair

    /// The description of the first node that shows it.
    let node: String

    /// The situations in which it was visible.
    private var situations: [String] = []

    init(pair: Pair, node: String) { (self.pair, self.node) = (pair, node) }

    mutating func add(_ situation: String) {
      if !situations.contains(situation) { situations.append(situation) }
    }

    var finding: Finding {
      let visible = pair.visible
      let least = pair.leastContrast.plainDescription
      return Finding(
        .warning, .lowContrast,
        summary:
          "\(node) shows '\(pair.attribute)' as \(visible.text.hex) on \(visible.background.hex): "
          + "a contrast of \(visible.contrast.truncated), below \(least), in "
          + situations.joined(separator: "; ") + ".",
        explanation: "At level AA, WCAG 2.2 requires a contrast of 4.5, or of 3 for large text: 18 "
          + "points, or 14 in bold. The colors are those after blending translucent layers.",
        remedy: "Make the text or its background darker or lighter, or enlarge the text.")
    }
  }
}

extension Finding {
  /// Describes a node with more situations than a limit.
  ///
  /// - Parameters:
  ///   - node: The description of the node.
  ///   - limit: The limit.
  ///   - severity: The severity; a warning by default.
  ///   - identifier: The identifier; `low-contrast` by default.
  /// - Returns: The finding.
  package static func unexaminedTexts(
    of node: String, limit: Int, _ severity: Severity = .warning,
    _ identifier: Identifier = .lowContrast
  ) -> Finding {
    Finding(
      severity, identifier,
      summary:
        "\(node) has more than \(limit) situations, so the contrast of its texts isn't known "
        + "in all of them.",
      explanation: "A node is examined in each combination of themes, environments, control states "
        + "and widths that its style can tell apart.",
      remedy: "Check fewer themes or environments at once, or read fewer properties in its getters."
    )
  }
}

// MARK: - Missing Label

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
  ///   - groups: The controls without a label by group, in the order of their first nodes.
  ///   - tree: Their tree.
  /// - Returns: A finding for each type, in the order of its first node.
  static func missingLabels(of groups: [LabelSearch.Unlabeled], in tree: StyleTree) -> [Finding] {
    var unlabeled: [(type: any StyleNode.Type, first: AnyNodeHandle, count: Int)] = []
    var places: [ObjectIdentifier: Int] = [:]
    for group in groups {
      let type = tree.nodeType(of: group.first)
      if let place = places[ObjectIdentifier(type)] {
        unlabeled[place].count += group.count
      } else {
        places[ObjectIdentifier(type)] = unlabeled.count
        unlabeled.append((type, group.first, group.count))
      }
    }
    return unlabeled.map { type, first, count in
      let others = count == 1 ? "" : ", and so are \(count - 1) more of the type"
      return Finding(
        .warning, .missingLabel,
        summary: "\(type) (\(first)) is a control without text and accessibility label"
          + "\(others).",
        explanation: "WCAG 2.2 requires a name for each control (4.1.2). Screen readers use the "
          + "accessibility label or, without one, the text.",
        remedy:
          "Adopt AccessibilityLabelContent or TextContent and return a text, or attach a label "
          + "inside the control.")
    }
  }
}

// MARK: - Deep Controls

extension Finding.Identifier {
  /// A node reads the state of a control that is in more controls than a page distinguishes.
  public static let deepControls = Finding.Identifier(rawValue: "deep-controls")
}

extension Finding {
  /// The maximum number of controls in each other that the selectors of a page compare.
  static let comparedControls = 4

  /// Describes a node in more controls than the selectors of a page compare.
  ///
  /// - Parameters:
  ///   - controls: The controls around the node, from the inside out.
  ///   - node: The node, whose style depends on the state of the nearest control around it.
  ///   - tree: Their tree.
  /// - Returns: The finding.
  static func deepControls(
    _ controls: [AnyNodeHandle], around node: AnyNodeHandle, in tree: StyleTree
  ) -> Finding {
    let names = controls.map { "\(tree.nodeType(of: $0))" }.joined(separator: " in ")
    return Finding(
      .warning, .deepControls,
      summary: "\(tree.nodeType(of: node)) (\(node)) reads the state of the control around it, and "
        + "is in \(controls.count) controls.",
      explanation: "The controls are \(names). CSS can't select the nearest one, so the selectors "
        + "of a page compare up to \(comparedControls). In deeper ones, the state of another "
        + "control may count. Bindings aren't limited.",
      remedy: "Make nodes between them views instead of controls or cells, or give the node the "
        + "state by its model.")
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

  /// The controls of one group without a label.
  struct Unlabeled {
    /// The first of them.
    fileprivate(set) var first: AnyNodeHandle

    /// The place of the first among the nodes of the tree.
    fileprivate var place = 0
    fileprivate(set) var count = 0

    /// Adds a control after those before it in the tree.
    fileprivate mutating func add(_ control: Control) {
      if count == 0 { (first, place) = (control.node, control.place) }
      count += 1
    }
  }

  /// The controls by group, in the order of their first nodes.
  let unlabeledControls: [Unlabeled]

  /// A visible control.
  fileprivate struct Control {
    let node: AnyNodeHandle
    let depth: Int
    let place: Int
    let group: Int
    var isLabeled: Bool
  }

  /// Searches the nodes of a tree.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - sample: A sample of the tree.
  ///   - groups: The facts about each member of the sample.
  init(in tree: StyleTree, _ sample: TreeSample, _ groups: [Group]) {
    var controls = Controls(unlabeled: sample.members.map { Unlabeled(first: $0.node) })
    var place = 0
    tree.forEachNode { node, depth in
      controls.leave(to: depth)
      let group = sample.place(of: node)
      place += 1
      let isControl = groups[group].isControl
      if groups[group].isHidden || !isControl && !controls.needLabel { return }
      let isLabel = tree.mayHaveContent(node) && Self.hasLabel(tree.viewModel(of: node))
      if isLabel { controls.label() }
      guard isControl else { return }
      let control = Control(
        node: node, depth: depth, place: place, group: group, isLabeled: isLabel)
      if tree.hasChildren(node) { controls.open.append(control) } else { controls.end(control) }
    }
    controls.leave(to: 0)
    unlabeledControls = controls.unlabeled.filter { $0.count > 0 }.sorted { $0.place < $1.place }
  }

  /// The controls of a walk through a tree.
  private struct Controls {
    /// The visible ones around the present node, the outermost first.
    var open: [Control] = []

    /// Those without a label that the walk has left, by group.
    private(set) var unlabeled: [Unlabeled]

    init(unlabeled: [Unlabeled]) { self.unlabeled = unlabeled }

    /// Ends the controls that aren't around nodes of a depth.
    mutating func leave(to depth: Int) {
      while let last = open.last?.depth, last >= depth { end(open.removeLast()) }
    }

    /// Counts a control if it has no label in it.
    mutating func end(_ control: Control) {
      if !control.isLabeled { unlabeled[control.group].add(control) }
    }

    /// Whether a label would name a control: those around a named one are named already.
    var needLabel: Bool { open.last?.isLabeled == false }

    /// Marks all controls around a label, which names them.
    mutating func label() {
      for index in open.indices.reversed() {
        if open[index].isLabeled { break }
        open[index].isLabeled = true
      }
    }
  }

  private static func hasLabel(_ model: ViewModel) -> Bool {
    if let text = model.text, !text.isBlank { return true }
    if let label = model.accessibilityLabel, !label.isBlank { return true }
    return model.items?.titles.contains { !$0.isBlank } ?? false
  }
}
