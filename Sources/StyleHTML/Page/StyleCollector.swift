internal import ProtocolStyle

/// Finds the classes of a tree's nodes, in all settings of a page.
///
/// On a page without looks, a node's class follows from the number of its look in the tree, so only
/// the first node of each look is examined. On a page with looks, nodes are compared in renditions,
/// one for each setting: of the whole tree, or of some nodes and their ancestors. A setting that
/// differs from an earlier one only by the device needs only the nodes that depend on that. Live tokens
/// need two more renditions for each setting.
struct StyleCollector {
  let tree: StyleTree
  let table: StyleTable
  let observation: LookObservation

  /// Whether nodes stay in their present control state.
  var isInert = false

  /// Finds the classes of all nodes, before any of them is written.
  ///
  /// Removes unused classes from the table.
  func collectAll() {
    if table.hasLooks {
      table.known = StyleNumbers(byNode: listed())
    } else {
      tree.numberStyles(in: &table.known) { classNumber(of: $0) }
    }
    let known = table.known.assigned
    guard let numbers = table.removeClasses(except: known) else { return }
    if table.hasLooks {
      table.known = StyleNumbers(byNode: known.map { $0 == .max ? .max : numbers[Int($0)] })
    } else {
      tree.numberStyles(in: &table.known) { classNumber(of: $0) }
    }
  }

  /// Prepares for writing nodes with their descendants.
  func prepare(for nodes: [AnyNodeHandle]) {
    if table.hasLooks {
      table.known = StyleNumbers(ofSome: listed(within: nodes))
    } else {
      tree.prepareNumbers(&table.known, toDraw: nodes)
    }
  }

  /// The class number of a node on a page without looks.
  func classNumber(of node: AnyNodeHandle) -> UInt32 {
    table.classNumber(of: [
      table.look(of: tree.widthStyles(of: node, isInert: isInert, observing: observation))
    ])
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
      tree.prepareNumbers(&table.known, toDraw: written)
      return tree.styleNumbers(of: nodes, known: &table.known) { classNumber(of: $0) }
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

  /// The class numbers of nodes and their descendants, and of single nodes, by index, on a page with
  /// looks.
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
    let looks = looks(of: nodes, in: selection)
    return nodes.indices.map { place in table.classNumber(of: looks.map { $0[place] }) }
  }

  /// The looks of all nodes in a setting, in the tree's values and in each of several probes, once for
  /// each type of nodes.
  func looks(in setting: Setting, probing probes: [TokenValues]) -> [(String, [StyleLook])] {
    let numbers = ([TokenValues()] + probes).map { probe in
      setting.render(tree, probing: probe) { tree in
        tree.styleNumbers { table.look(of: tree.stateStyles(of: $0)) }
      }
    }
    var known: [String: Set<[UInt32]>] = [:]
    return tree.nodes.compactMap { node in
      let type = "\(tree.nodeType(of: node))"
      let own = numbers.map { $0[Int(node.index)] }
      guard known[type, default: []].insert(own).inserted else { return nil }
      return (type, own.map(table.look(at:)))
    }
  }
}

// MARK: - Renditions

/// The looks of nodes in a setting, in the tree's values of live tokens or those of a probe.
private struct Rendition {
  /// The numbers of the looks.
  var looks: [UInt32]

  /// The properties of the device that each look may depend on; empty if no setting compares them.
  var properties: [DeviceProperties]

  /// The places of nodes that may have other looks where properties differ.
  func places(dependingOn differences: DeviceProperties) -> [Int] {
    looks.indices.filter { !properties[$0].isDisjoint(with: differences) }
  }

  /// The rendition with the nodes at some places as in another rendition, which has only these.
  func replacing(_ places: [Int], with other: Rendition) -> Rendition {
    var result = self
    for (place, look) in zip(places, other.looks) { result.looks[place] = look }
    if other.properties.isEmpty { result.properties = [] }
    for (place, properties) in zip(places, other.properties) {
      result.properties[place] = properties
    }
    return result
  }
}

extension StyleCollector {
  /// The numbers of the looks of nodes in each setting, with custom properties in place of the values
  /// of live tokens.
  ///
  /// Nodes that don't depend on what differs from an earlier setting have their looks in that.
  private func looks(of nodes: [AnyNodeHandle], in selection: NodeSelection?) -> [[UInt32]] {
    let probes = [TokenValues()] + table.live.probes
    let bases = table.settings.bases(in: tree)
    let compared = Set(bases.joined().map(\.place))
    var renditions: [[Rendition]] = []
    for (place, setting) in table.settings.enumerated() {
      let isCompared = compared.contains(place)
      renditions.append(
        probes.enumerated().map { number, probe in
          let former = bases[place].map { base in
            let rendition = renditions[base.place][number]
            return (rendition, places: rendition.places(dependingOn: base.differences))
          }.min { $0.places.count < $1.places.count }
          guard let (rendition, places) = former, places.count < nodes.count else {
            return render(nodes, in: selection, setting, probe, isCompared: isCompared)
          }
          if places.isEmpty { return rendition }
          let dependent = places.map { nodes[$0] }
          let part = NodeSelection(of: tree, within: [], and: dependent)
          return rendition.replacing(
            places, with: render(dependent, in: part, setting, probe, isCompared: isCompared))
        })
    }
    return renditions.map { renditions in
      if renditions.count == 1 { return renditions[0].looks }
      return nodes.indices.map { place in table.liveNumber(of: renditions.map { $0.looks[place] }) }
    }
  }

  /// Renders nodes in a setting.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - selection: The selection of exactly these nodes; nil if they're all nodes of the tree.
  ///   - setting: The setting.
  ///   - probe: Values of live tokens.
  ///   - isCompared: Whether the properties of the device are needed.
  /// - Returns: The looks, in the order of the nodes.
  private func render(
    _ nodes: [AnyNodeHandle], in selection: NodeSelection?, _ setting: Setting,
    _ probe: TokenValues, isCompared: Bool
  ) -> Rendition {
    func rendition(of nodes: [AnyNodeHandle], in tree: StyleTree, _ looks: () -> [UInt32])
      -> Rendition
    {
      tree.keepingNumbers {
        Rendition(
          looks: looks(), properties: isCompared ? tree.deviceProperties(of: nodes) : [])
      }
    }
    guard let selection else {
      return setting.render(tree, probing: probe) { tree in
        rendition(of: nodes, in: tree) {
          let numbers = tree.styleNumbers { table.look(of: tree.widthStyles(of: $0)) }
          return nodes.map { numbers[Int($0.index)] }
        }
      }
    }
    return setting.render(selection, of: tree, probing: probe) { tree, nodes in
      rendition(of: nodes, in: tree) {
        var known = StyleNumbers()
        return tree.styleNumbers(of: nodes, known: &known) {
          table.look(of: tree.widthStyles(of: $0))
        }
      }
    }
  }
}
