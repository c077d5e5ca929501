/// The numbers of nodes' styles in several situations of the roots, such as those of a page.
///
/// A node is styled again only where it may depend on what differs from an earlier situation.
package struct SituatedNumbers {
  /// The numbers by situation, by probe, and in the order of the nodes.
  package let all: [[[UInt32]]]

  /// Finds the numbers of nodes in themes and environments.
  ///
  /// The first situation costs a situated tree of the nodes. Another one with equal themes, and
  /// with an environment that differs from that of an earlier one only in properties that the
  /// library declares, costs one of the nodes that depend on these.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - tree: The tree.
  ///   - selection: The selection of exactly these nodes; nil if they're all nodes of the tree.
  ///   - situations: The situations. Only their themes and environments count.
  ///   - probes: Values of tokens above all others, in each of which all numbers are found; none by
  ///     default.
  ///   - find: Returns the number of a node in a situated tree; nodes of equal style have equal
  ///     numbers.
  package init(
    of nodes: [AnyNodeHandle], in tree: StyleTree, selecting selection: NodeSelection?,
    _ situations: [Situation], probing probes: [TokenValues] = [TokenValues()],
    find: (StyleTree, AnyNodeHandle) -> UInt32
  ) {
    let roots = situations.map {
      RootSituation(
        themes: $0.themes ?? tree.themes, environment: $0.applied(to: tree.environment))
    }
    let bases = roots.indices.map { RootSituation.bases(of: $0, among: roots) }
    let compared = Set(bases.joined().map(\.place))
    var found: [[NodeNumbers]] = []
    for (place, root) in roots.enumerated() {
      let isCompared = compared.contains(place)
      found.append(
        probes.enumerated().map { number, probe in
          let former = bases[place].map { base in
            let numbers = found[base.place][number]
            return (numbers, places: numbers.places(dependingOn: base.differences))
          }.min { $0.places.count < $1.places.count }
          guard let (numbers, places) = former, places.count < nodes.count else {
            return Self.numbers(
              of: nodes, tree, in: selection, root, probe, isCompared: isCompared, find)
          }
          if places.isEmpty { return numbers }
          let dependent = places.map { nodes[$0] }
          let part = NodeSelection(of: tree, within: [], and: dependent)
          return numbers.replacing(
            places,
            with: Self.numbers(
              of: dependent, tree, in: part, root, probe, isCompared: isCompared, find))
        })
    }
    all = found.map { $0.map(\.all) }
  }

  private static func numbers(
    of nodes: [AnyNodeHandle], _ tree: StyleTree, in selection: NodeSelection?,
    _ root: RootSituation, _ probe: TokenValues, isCompared: Bool,
    _ find: (StyleTree, AnyNodeHandle) -> UInt32
  ) -> NodeNumbers {
    func numbers(
      of nodes: [AnyNodeHandle], in situatedTree: StyleTree, _ find: () -> [UInt32]
    ) -> NodeNumbers {
      situatedTree.keepingNumbers {
        NodeNumbers(
          all: find(),
          fields: isCompared ? EnvironmentDependence.fields(of: nodes, in: situatedTree) : [])
      }
    }
    guard let selection else {
      return tree.withSituatedTree(
        themes: root.themes, environment: root.environment, probing: probe
      ) { situatedTree in
        numbers(of: nodes, in: situatedTree) {
          let numbers = StyleNumbers.byIndex(of: situatedTree) { find(situatedTree, $0) }
          return nodes.map { numbers[Int($0.index)] }
        }
      }
    }
    return tree.withSituatedTree(
      of: selection, themes: root.themes, environment: root.environment, probing: probe
    ) { situatedTree, nodes in
      numbers(of: nodes, in: situatedTree) {
        var known = StyleNumbers()
        return known.numbers(of: nodes, in: situatedTree) { find(situatedTree, $0) }
      }
    }
  }
}

// MARK: - RootSituation

/// The themes and the environment of the roots in a situation.
private struct RootSituation {
  let themes: [Theme]
  let environment: StyleEnvironment

  /// An earlier situation, from which one takes over the numbers of most nodes, with the properties of
  /// the environment in which both differ.
  struct Base {
    let place: Int
    let differences: StyleEnvironment.Fields
  }

  /// The earlier situations that differ from one in nothing but properties of the environment, and in as
  /// few of these as possible.
  static func bases(of place: Int, among all: [RootSituation]) -> [Base] {
    let bases = all[..<place].indices.compactMap { earlier -> Base? in
      guard all[earlier].themes == all[place].themes else { return nil }
      let differences = all[place].environment.differences(from: all[earlier].environment)
      return differences.keys == nil ? Base(place: earlier, differences: differences.fields) : nil
    }
    let least = bases.map(\.differences.count).min()
    return bases.filter { $0.differences.count == least }
  }
}

/// The numbers of nodes in one situation.
private struct NodeNumbers {
  var all: [UInt32]

  /// The properties of the environment that each node may depend on; empty if no situation compares
  /// them.
  var fields: [StyleEnvironment.Fields]

  /// The places of nodes that may have other numbers where properties differ.
  func places(dependingOn differences: StyleEnvironment.Fields) -> [Int] {
    all.indices.filter { !fields[$0].isDisjoint(with: differences) }
  }

  /// The numbers with those at some places as in another situation, which has only these.
  func replacing(_ places: [Int], with other: NodeNumbers) -> NodeNumbers {
    var result = self
    for (place, number) in zip(places, other.all) { result.all[place] = number }
    if other.fields.isEmpty { result.fields = [] }
    for (place, fields) in zip(places, other.fields) { result.fields[place] = fields }
    return result
  }
}

// MARK: - EnvironmentDependence

/// The properties of the tree's environment that a node depends on.
private struct EnvironmentDependence {
  private(set) var fields: StyleEnvironment.Fields = []

  /// The properties that scopes around the node assign.
  private var assigned: StyleEnvironment.Fields = []

  /// Adds properties that were read in the node's context.
  mutating func add(_ read: StyleEnvironment.Fields) {
    fields.formUnion(read.subtracting(assigned))
  }

  /// Adds a scope of the node, which may assign other properties elsewhere if it has read something.
  mutating func enter(_ scope: ScopeOutcome) {
    add(scope.reads.fields)
    if scope.reads == ContextReads() { assigned.formUnion(scope.environment.fields) }
  }

  /// The properties of the tree's environment that the styles of nodes may depend on, in all control
  /// states and widths that were evaluated so far.
  ///
  /// A node depends on those that were read for any node of its type, by a theme or by its own scope,
  /// unless a scope assigns them, and on those of its ancestors, whose values it may inherit. So it
  /// has equal styles in an environment that differs in other properties only. It may have properties
  /// that only content has read. What was read for computed styles that were removed is unknown, so call it
  /// before any is: see `keepingNumbers(_:)`.
  static func fields(
    of nodes: [AnyNodeHandle], in tree: StyleTree
  ) -> [StyleEnvironment.Fields] {
    let (store, resolver) = (tree.store, tree.resolver)
    var ofTypes = Array(repeating: resolver.themeReads.fields, count: store.columns.count)
    resolver.contexts.forEach { inherited in
      if !inherited.isBase { return }
      inherited.base.forEachCandidates { selection in
        ofTypes[selection.column.number.index].formUnion(selection.reads.fields)
      }
    }
    var dependences = Array(repeating: EnvironmentDependence(), count: store.records.count)
    tree.forEachRecord(within: tree.roots) { index, _, record in
      let parent = record.value.parent
      var dependence =
        parent == NodeRecord.none ? EnvironmentDependence() : dependences[Int(parent)]
      if let scope = resolver.scopes[index] { dependence.enter(scope) }
      dependence.add(ofTypes[record.value.column.index])
      if let own = store.settings[index]?.reads { dependence.add(own.fields) }
      dependences[Int(index)] = dependence
    }
    return nodes.map { dependences[Int(tree.index(of: $0))].fields }
  }
}

extension StyleEnvironment.Fields {
  /// The number of properties.
  fileprivate var count: Int { rawValue.nonzeroBitCount }
}
