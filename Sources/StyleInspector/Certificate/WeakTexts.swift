package import ProtocolStyle

/// The texts of nodes that have too little contrast with their background in some situation.
package struct WeakTexts {
  /// A text of a node.
  package struct Text {
    package let node: AnyNodeHandle

    /// The attribute that provides the color of the text.
    package let attribute: AttributeID

    /// The colors in the situation with the lowest contrast.
    package let visible: VisibleText

    /// The description of the situations with too little contrast; nil for all.
    package let situations: String?
  }

  /// The texts, in the order of their nodes and then by the name of the attribute.
  package fileprivate(set) var texts: [Text] = []

  /// The nodes with more situations than the limit, of which not all were examined.
  package fileprivate(set) var nodesBeyondLimit: [AnyNodeHandle] = []
}

extension Inspector {
  /// Finds the texts of samples that have too little contrast in some situation.
  ///
  /// A text counts where a color is drawn behind it, by its node or an ancestor. Disabled controls and
  /// hidden nodes have no requirement, as in WCAG.
  ///
  /// - Parameters:
  ///   - least: The minimum contrast, from 1 to 21.
  ///   - tree: The tree of the samples; those that compare the width of a container, or read the state
  ///     of a control around them, are moved into one.
  ///   - space: The situations.
  /// - Returns: The texts.
  package func weakTexts(
    below least: Double, ofSamplesIn tree: StyleTree, over space: SituationSpace
  ) -> WeakTexts {
    var search = WeakTextSearch(below: least)
    var certifier = Certifier(of: tree, self, [], space)
    certifier.observe = { search.examine($0) }
    _ = certifier.certificate()
    if certifier.surroundSamples() {
      return weakTexts(below: least, ofSamplesIn: tree, over: space)
    }
    var texts = search.texts
    texts.nodesBeyondLimit = certifier.nodesBeyondLimit
    return texts
  }
}

/// Finds texts with too little contrast among the situations of nodes, those of one node after another.
private struct WeakTextSearch {
  private let least: Double
  private var found = WeakTexts()

  /// The cells of the last node, with the weakest text of each attribute in these.
  private var node: NodeCells?
  private var cells: [NodeCells.Cell] = []
  private var weakest: [[AttributeID: VisibleText]] = []

  init(below least: Double) { self.least = least }

  /// The texts, including those of the last node.
  var texts: WeakTexts {
    var result = found
    result.texts += textsOfNode
    return result
  }

  /// Adds a situation.
  mutating func examine(_ observation: Certifier.Observation) {
    if observation.cells !== node {
      found.texts += textsOfNode
      (node, cells, weakest) = (observation.cells, [], [])
    }
    cells.append(observation.cell)
    weakest.append(texts(of: observation))
  }

  private func texts(of observation: Certifier.Observation) -> [AttributeID: VisibleText] {
    let subject = observation.subject
    guard !subject.isDisabled, !subject.inside.isHidden else { return [:] }
    // The canvas alone is no background that a style provides.
    if Backdrop().inside(observation.models).isEmpty { return [:] }
    var texts: [AttributeID: VisibleText] = [:]
    for part in TextPart.all(of: subject.model, in: subject.state) {
      guard let visible = subject.inside.visible(part), visible.contrast < least else { continue }
      if let known = texts[part.attribute], known.contrast <= visible.contrast { continue }
      texts[part.attribute] = visible
    }
    return texts
  }

  private var textsOfNode: [WeakTexts.Text] {
    guard let node else { return [] }
    return Set(weakest.flatMap(\.keys)).sorted().compactMap { attribute in
      let texts = weakest.map { $0[attribute] }
      return texts.compactMap(\.self).min { $0.contrast < $1.contrast }.map { visible in
        WeakTexts.Text(
          node: node.node.node, attribute: attribute, visible: visible,
          situations: node.description(of: cells, where: texts.map { $0 != nil }))
      }
    }
  }
}
