import Testing

@testable import ProtocolStyle
@testable import TestSupport

/// The situations of each value, of nodes whose getters, scopes, style classes, states, closures and rules
/// read anything in any nesting, compared with trees that are really brought to random situations.
@Suite struct RandomCellTests {
  private static let axes: [SituationAxis] = [
    .colorScheme, .contrast, .layoutDirection, .reduceMotion, .contentSizeCategory, .idiom,
  ]

  @Test(arguments: TestScale.seeds(60))
  func `every situation is in one cell, with the value of the cell, also when cells are joined`(
    seed: UInt64
  ) {
    var random = RandomNumbers(seed: seed)
    let world = DecidedWorld(&random, further: DecidedWorld.Further(seed: seed))
    let tree = world.tree()
    for _ in 0..<TestScale.steps(20) { world.change(tree, &random) }
    let original = Array(tree.nodes)[random.next(world.count)]
    let axes = [SituationAxis.themes(world.themes)] + Self.axes
    tree.withSituatedTree(
      of: NodeSelection(of: tree, within: [], and: [original]), themes: tree.themes,
      environment: tree.environment
    ) { situatedTree, nodes in
      let finder = SituationFinder(
        situatedTree, axes, controlStates: [.highlighted, .selected, .decided])
      let cells = finder.cells(of: nodes[0])
      defer { cells.restore() }
      let points = (0..<8).map { _ in point(cells, &random) }.filter { point in
        cells.evaluation(in: point).surroundings.values.allSatisfy { $0.isPossible(.positions) }
      }
      let attributes = cells.attributes
      let models = points.map { model(of: original, in: $0, cells, like: tree, world) }
      for attribute in attributes.sorted() where random.next(2) == 0 {
        let (found, isComplete) = cells.find(.init(.attributes([attribute])), limit: 1_000) {
          value(of: attribute, $1.models[cells.node.last].model)
        }
        // A few values read everything.
        guard isComplete else { continue }
        let merged = cells.merged(found)
        #expect(merged.count <= found.count)
        for (point, model) in zip(points, models) {
          let theirs = value(of: attribute, model)
          for all in [found, merged] {
            let around = all.filter { contains(point, in: $0, cells) }
            #expect(around.count == 1, "\(attribute) in \(point): \(around) of \(all.count)")
            #expect(
              around.first?.found == theirs,
              "\(attribute) of \(cells.node.types) in \(point): \(around)")
          }
        }
        for cell in merged {
          let model = cells.evaluation(in: cell.departures).models[cells.node.last].model
          #expect(value(of: attribute, model) == cell.found, "The situation is one of the cell.")
        }
      }
      // What no value reads isn't an attribute either.
      for model in models {
        for element in model where element.attribute != Attribute.controlState.id {
          #expect(attributes.contains(element.attribute), "\(element.attribute)")
        }
      }
    }
  }

  private func value(of attribute: AttributeID, _ model: ViewModel) -> AnyHashable? {
    model.first { $0.attribute == attribute }.map { AnyHashable($0.value) }
  }

  /// Whether a cell has the situation of departures.
  private func contains(
    _ point: Departures, in cell: FoundCell<AnyHashable?>, _ cells: NodeCells
  ) -> Bool {
    cell.positions.allSatisfy { key, position in
      switch key {
      case .axis(let axis): cells.finder.position(on: axis, in: point) == position
      case .controlState, .descendantState, .siblingPosition:
        cells.isOn(key, in: point) == (position == 1)
      case .containerWidth: false
      }
    }
      && cell.widths.allSatisfy { place, range in
        guard case .width(let width) = point[.containerWidth(place: place)] else {
          return range.contains(cells.node.width(at: place))
        }
        return range.contains(width)
      }
  }

  /// Random departures.
  private func point(_ cells: NodeCells, _ random: inout RandomNumbers) -> Departures {
    var result: Departures = [:]
    for (index, axis) in cells.finder.axes.all.enumerated() where random.next(2) == 0 {
      let number = random.next(axis.positions.count)
      if number > 0 { result[.axis(index)] = .number(number) }
    }
    for place in cells.node.chain.indices {
      if cells.node.containers.contains(place), random.next(2) == 0 {
        result[.containerWidth(place: place)] = .width(
          [0, 299, 300, 450, 600, 900][random.next(6)])
      }
      for bit in [ControlState.highlighted, .selected, .decided] where random.next(3) == 0 {
        result[.controlState(place: place, bit: bit.rawValue)] = .number(1)
      }
      if random.next(3) == 0 {
        let bit = Array(ReadStates.positions.elements)[random.next(4)].rawValue
        result[.siblingPosition(place: place, bit: bit)] = .number(1)
      }
      if random.next(4) == 0 {
        let bit = [ControlState.selected, .decided][random.next(2)].rawValue
        result[.descendantState(place: place, bit: bit)] = .number(1)
      }
    }
    return result
  }

  /// The view model of a node in a new tree that is brought to a situation.
  private func model(
    of node: AnyNodeHandle, in point: Departures, _ cells: NodeCells, like tree: StyleTree,
    _ world: DecidedWorld
  ) -> ViewModel {
    let copy = world.tree()
    let copies = Array(copy.nodes)
    (copy.themes, copy.environment) = (tree.themes, tree.environment)
    for (original, other) in zip(tree.nodes, copies) {
      copy.setControlState(tree.controlStateThatWasSet(of: original), of: other)
      copy.setScope(tree.store.settings[original.index]?.scope, at: other)
      if tree.isSizeContainer(original) {
        copy.setContainerWidth(tree.containerWidth(of: original), of: other)
      }
    }
    let situation = cells.finder.situation(of: point)
    if let themes = situation.themes { copy.themes = themes }
    copy.environment = situation.applied(to: tree.environment)
    let target = copies[Array(tree.nodes).firstIndex(of: node)!]
    let chain = Array(copy.ancestors(of: target).reversed()) + [target]
    for (place, node) in chain.enumerated() {
      if case .width(let width) = point[.containerWidth(place: place)] {
        copy.setContainerWidth(width, of: node)
      }
    }
    for (place, node) in chain.enumerated() {
      let bits = [ControlState.highlighted, .selected, .decided].filter {
        point[.controlState(place: place, bit: $0.rawValue)] != nil
      }
      if bits.isEmpty { continue }
      let state = copy.controlState(of: node).symmetricDifference(ControlState(bits))
      copy.setControlState(state, of: node)
    }
    let evaluation = cells.evaluation(in: point)
    for (place, node) in chain.enumerated() {
      // The copy has all nodes, so others are in its states already.
      let surroundings = evaluation.surroundings[place] ?? Surroundings()
      let stated = surroundings.intersection(departing(in: point, at: place))
      if stated != Surroundings() { copy.setSurroundings(stated, of: node) }
    }
    return copy.viewModel(of: target)
  }

  /// The parts of the surroundings of a node that departures are about.
  private func departing(in point: Departures, at place: Int) -> ReadStates {
    point.keys.reduce(into: []) { parts, key in
      switch key {
      case .descendantState(place, _): parts.insert(.descendantState)
      case .siblingPosition(place, let bit): parts.insert(ReadStates(rawValue: bit))
      default: break
      }
    }
  }
}
