internal import ProtocolStyle

/// The names of a sample's nodes: their types, with a number where several have one.
struct NodeNames {
  private var names: [AnyNodeHandle: String] = [:]
  private let root: AnyNodeHandle?

  init(_ nodes: [AnyNodeHandle], of tree: StyleTree) {
    root = nodes.first
    let types = nodes.map { "\(tree.nodeType(of: $0))" }
    var counts: [String: Int] = [:]
    for (node, type) in zip(nodes, types) {
      counts[type, default: 0] += 1
      let isOnly = types.count { $0 == type } == 1
      names[node] = isOnly ? type : "\(type) \(counts[type] ?? 1)"
    }
  }

  func name(of node: AnyNodeHandle) -> String { names[node] ?? "" }

  /// The axis of a state of a node, with the name of the node unless it's the root.
  func axis(_ state: String, at node: AnyNodeHandle) -> String {
    node == root ? state : "\(state) \(name(of: node))"
  }
}

/// Names the situations of one node.
struct SituationNamer {
  private let cells: NodeCells
  private let names: NodeNames

  /// The names of the sample's variants.
  private let variants: Set<String>

  init(_ cells: NodeCells, _ names: NodeNames, variants: [SituationAxis]) {
    (self.cells, self.names) = (cells, names)
    self.variants = Set(variants.map(\.name))
  }

  /// The name of an axis, which no other one has.
  func axis(_ key: SituationKey) -> String {
    switch key {
    case .axis(let index):
      let axis = cells.finder.axes.all[index]
      return axis.subject == .environment && variants.contains(axis.name)
        ? "environment's \(axis.name)" : axis.name
    case .containerWidth(let place): return names.name(of: cells.node.chain[place])
    case .controlState(let place, _), .descendantState(let place, _),
      .siblingPosition(let place, _):
      return names.axis(key.stateName ?? "", at: cells.node.chain[place])
    }
  }

  /// The situations of a cell.
  func situation<Found>(of cell: FoundCell<Found>) -> StyleSnapshot.Situation {
    var situation = StyleSnapshot.Situation()
    let places = cell.widths.keys.map { SituationKey.containerWidth(place: $0) }
    for key in (Array(cell.positions.keys) + places).sorted() {
      let name = axis(key)
      situation.axes.append(name)
      if cell.departures[key] == nil { situation.usual.insert(name) }
      if case .containerWidth(let place) = key, let range = cell.widths[place] {
        situation.widths[name] = StyleSnapshot.WidthRange(
          least: range.lowerBound, below: range.upperBound.isFinite ? range.upperBound : nil)
      } else {
        situation.positions[name] = position(cell.positions[key] ?? 0, on: key)
      }
    }
    return situation
  }

  private func position(_ number: Int, on key: SituationKey) -> String {
    if case .axis(let index) = key { return cells.name(of: number, on: index) ?? "as it is" }
    return number == 1 ? StyleSnapshot.Situation.on : StyleSnapshot.Situation.off
  }

  /// The departures of the situation in which a value of an attribute is visible: in the state of its
  /// place on the axis, or in one that selects the attribute.
  func departures(
    _ departures: Departures, showing attribute: AttributeID, at place: AnyHashable?
  ) -> Departures {
    let wanted = (place?.base as? ControlState) ?? attribute.definition.drawingStates
    if wanted == .normal { return departures }
    let last = cells.node.last
    let missing = wanted.subtracting(cells.evaluation(in: departures).models[last].state)
    return missing.elements.reduce(into: departures) { result, bit in
      let key = SituationKey.controlState(place: last, bit: bit.rawValue)
      if result.removeValue(forKey: key) == nil { result[key] = .number(1) }
    }
  }

  /// The departures, as texts by axis.
  func texts(of departures: Departures) -> [String: String] {
    departures.reduce(into: [:]) { result, departure in
      let (key, position) = departure
      switch (key, position) {
      case (.containerWidth, .width(let width)):
        result[axis(key)] = "\(width.plainDescription) points wide"
      case (.controlState, _), (.descendantState, _), (.siblingPosition, _):
        let isOn = cells.isOn(key, in: departures)
        result[axis(key)] = self.position(isOn ? 1 : 0, on: key)
      case (_, .number(let number)): result[axis(key)] = self.position(number, on: key)
      default: break
      }
    }
  }

  /// The names of the axes of departures, in their order.
  func axes(of departures: Departures) -> [String] { departures.keys.sorted().map(axis) }
}
