internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all looks of a page.
///
/// On a page without looks, a node's class follows from the number of its look in the tree, so only
/// the first node of each look is examined. On a page with looks, nodes are compared in the
/// situation of each selector. Live tokens need two more situated trees for each of these.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable
  let observation: RenderingObservation

  /// The situation of the tree's roots for each selector.
  let situations: [Situation]

  /// Whether nodes stay in their present control state.
  var isInert = false

  /// Finds the classes of all nodes, before any of them is written.
  ///
  /// Removes unused classes from the table.
  func collectAll() {
    if table.hasLooks {
      table.known = StyleNumbers(byNode: listed())
    } else {
      table.known.numberAll(in: tree) { classNumber(of: $0) }
    }
    let known = table.known.assigned
    guard let numbers = table.removeClasses(except: known) else { return }
    if table.hasLooks {
      table.known = StyleNumbers(byNode: known.map { $0 == .max ? .max : numbers[Int($0)] })
    } else {
      table.known.numberAll(in: tree) { classNumber(of: $0) }
    }
  }

  /// Prepares for writing nodes with their descendants.
  func prepare(for nodes: [AnyNodeHandle]) {
    if table.hasLooks {
      table.known = StyleNumbers(ofSome: listed(within: nodes))
    } else {
      table.known.prepare(toDraw: nodes, of: tree)
    }
  }

  /// The class number of a node on a page without looks.
  func classNumber(of node: AnyNodeHandle) -> UInt32 {
    let styles = styles(of: node, in: tree, observing: observation)
    tree.follow(styles.presentPositions, of: node)
    return table.classNumber(of: [
      table.look(of: styles, naming: statesNamed(by: node, in: tree))
    ])
  }

  /// The styles of a node, in all positions among its siblings if rules can select these.
  private func styles(
    of node: AnyNodeHandle, in tree: StyleTree, observing observation: RenderingObservation? = nil
  ) -> ContainerWidthStyles {
    if !isInert, let parent = tree.parent(of: node),
      table.hasElementsOfNodesOnly(in: tree.kind(of: parent), around: tree.kind(of: node))
    {
      let styles = tree.widthStyles(of: node, followingPositions: true, observing: observation)
      if styles.styles.allSatisfy(\.haveSameMarkupInAllPositions) { return styles }
    }
    return tree.widthStyles(of: node, isInert: isInert, observing: observation)
  }

  /// The states that a node stays in, and without which its style would be another one.
  ///
  /// Its present style has only the values of one state, so these can't be read from it.
  private func statesNamed(by node: AnyNodeHandle, in tree: StyleTree) -> ControlState {
    guard isInert else { return .normal }
    let state = tree.controlState(of: node)
    let bits = state.intersection(StyleLook.statesWithProperties).elements
    return bits.reduce(into: .normal) { named, bit in
      let others = tree.viewModel(of: node, in: state.subtracting(bit))
      if !tree.viewModel(of: node).hasSameStyle(as: others) { named.formUnion(bit) }
    }
  }

  /// The class numbers of single nodes, after preparing for writing others with their descendants.
  ///
  /// - Parameters:
  ///   - nodes: The nodes whose classes are returned.
  ///   - written: The nodes that are written.
  ///   - isComplete: Whether these are all nodes of the tree.
  /// - Returns: The class numbers, in the order of the nodes.
  func classes(
    of nodes: [AnyNodeHandle], preparingFor written: [AnyNodeHandle], isComplete: Bool
  ) -> [UInt32] {
    guard table.hasLooks else {
      table.known.prepare(toDraw: written, of: tree)
      return table.known.numbers(of: nodes, in: tree) { classNumber(of: $0) }
    }
    if isComplete {
      let numbers = listed()
      table.known = StyleNumbers(byNode: numbers)
      return nodes.map { numbers[Int($0.index)] }
    }
    let numbers = listed(within: written, and: nodes)
    table.known = StyleNumbers(ofSome: numbers)
    return nodes.map { numbers[$0.index] ?? .max }
  }

  /// The class numbers of all nodes, by index, on a page with looks; `.max` for indices without a
  /// node.
  private func listed() -> [UInt32] {
    let nodes = Array(tree.nodes)
    let count = nodes.reduce(0) { max($0, Int($1.index) + 1) }
    var numbers = Array(repeating: UInt32.max, count: count)
    let found = observation.observing(tree) { classNumbers(of: nodes, in: nil) }
    for (node, number) in zip(nodes, found) { numbers[Int(node.index)] = number }
    return numbers
  }

  /// The class numbers of nodes and their descendants, and of single nodes, by index, on a page
  /// with looks.
  private func listed(
    within nodes: [AnyNodeHandle], and others: [AnyNodeHandle] = []
  ) -> [UInt32: UInt32] {
    let selection = NodeSelection(of: tree, within: nodes, and: others)
    if selection.nodes.isEmpty { return [:] }
    let found = observation.observing(selection, of: tree) {
      classNumbers(of: selection.nodes, in: selection)
    }
    return Dictionary(uniqueKeysWithValues: zip(selection.nodes.map(\.index), found))
  }

  /// The class numbers of nodes on a page with looks.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - selection: The selection of exactly these nodes; nil if they're all nodes of the tree.
  /// - Returns: The class numbers, in the order of the nodes.
  private func classNumbers(of nodes: [AnyNodeHandle], in selection: NodeSelection?) -> [UInt32] {
    let looks = looks(of: nodes, in: selection, probing: table.live.probes).map { probed in
      // Custom properties are in place of the values of live tokens.
      probed.count == 1
        ? probed[0] : nodes.indices.map { place in table.liveNumber(of: probed.map { $0[place] }) }
    }
    return nodes.indices.map { place in table.classNumber(of: looks.map { $0[place] }) }
  }

  /// The numbers of the looks of nodes for each selector, in the tree's values and in each of
  /// several probes.
  private func looks(
    of nodes: [AnyNodeHandle], in selection: NodeSelection?, probing probes: [TokenValues]
  ) -> [[[UInt32]]] {
    // The nodes of a situated tree have other handles.
    var positions: [UInt32: Set<SiblingPosition>] = [:]
    let numbers = SituatedNumbers(
      of: nodes, in: tree, selecting: selection, situations, probing: [TokenValues()] + probes
    ) {
      let styles = styles(of: $1, in: $0)
      let number = table.look(
        of: styles, scheme: $0.dependentColorScheme(of: $1), naming: statesNamed(by: $1, in: $0))
      let present = styles.presentPositions
      if !present.isEmpty { positions[number, default: []].formUnion(present) }
      return number
    }.all
    if positions.isEmpty { return numbers }
    for looks in numbers.joined() {
      for (node, look) in zip(nodes, looks) {
        if let present = positions[look] { tree.follow(present, of: node) }
      }
    }
    return numbers
  }

  /// The looks of all nodes for each selector, in the tree's values and in each of several probes,
  /// once for each type of nodes and width of containers.
  func looks(probing probes: [TokenValues]) -> [[(String, [StyleLook])]] {
    let nodes = Array(tree.nodes)
    return looks(of: nodes, in: nil, probing: probes).map { numbers in
      var known: [String: Set<[UInt32]>] = [:]
      return nodes.indices.flatMap { place -> [(String, [StyleLook])] in
        let type = "\(tree.nodeType(of: nodes[place]))"
        let own = numbers.map { $0[place] }
        guard known[type, default: []].insert(own).inserted else { return [] }
        return table.looks(inWidthsOf: own).map { (type, $0) }
      }
    }
  }
}
