/// The value of an attribute of a node in every situation that it can tell apart.
///
/// It's the decision that the value is:
///
/// ```swift
/// for cell in tree.situations(of: buy, [.textColor])[0].cells {
///   print(cell.value ?? "none", cell.conditions)  // "white", ["color scheme dark"]
/// }
/// ```
public struct AttributeSituations: Sendable {
  /// Situations in which the attribute has one value.
  public struct Cell: Sendable {
    /// The value, of the attribute's value type; nil for none.
    public let value: (any Hashable & Sendable & Codable)?

    /// The situation with the fewest departures from that of the tree, for `viewModel(of:in:)`.
    public let situation: Situation

    /// The descriptions of the departures, such as `color scheme dark` and `highlighted around it`.
    public let conditions: [String]
  }

  /// The attribute.
  public let attribute: AttributeID

  /// The cells, of which the first has the situation of the tree; all situations over the axes are in
  /// one of them.
  public let cells: [Cell]

  /// Whether there are more situations than the limit, so that cells are missing.
  public let isUndecided: Bool

  /// The same cells with the positions at which they were split; none if cells are missing.
  let decided: SituationDecision.DecidedCells
}

extension AttributeSituations {
  /// Whether the value is the same in all situations.
  public var isConstant: Bool {
    !isUndecided && Set(cells.map { $0.value.map { AnyHashable($0) } }).count == 1
  }

  /// The lines of the decision; a line with the limit if it's undecided.
  package var lines: [String] {
    isUndecided ? ["undecided: more than \(cells.count) cases"] : SituationDecision(decided).lines
  }
}

extension AttributeSituations: CustomStringConvertible {
  /// The value as a decision, on a line for each case, without axes that make no difference.
  ///
  /// ```text
  /// textColor
  ///   color scheme light: #000000
  ///   color scheme dark: #ffffff
  /// ```
  public var description: String {
    ([attribute.name] + lines.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension StyleTree {
  /// Finds the situations in which values of a node differ.
  ///
  /// Situations are found by what getters, rules, closures, scopes and themes read, for each value by
  /// itself: an axis that a value doesn't depend on doesn't multiply its situations. The cost is that of
  /// styling the node and its ancestors in as many situations as its values depend on, together.
  ///
  /// Traps if the node isn't attached. The tree isn't changed; models of classes are set to each value of
  /// a variant meanwhile.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - attributes: The attributes; nil, the default, for all that the node has in any situation.
  ///   - axes: The axes besides control states and the widths of containers, which always count;
  ///     ``SituationAxis/standard`` by default. Keys of the environment have the axes that they declare.
  ///   - limit: The largest number of situations of one value; 20,000 by default.
  /// - Returns: The situations of each attribute, by name.
  public func situations(
    of node: some NodeReference, _ attributes: [any AnyAttribute]? = nil,
    over axes: [SituationAxis] = SituationAxis.standard, limit: Int = 20_000
  ) -> [AttributeSituations] {
    let handle = store.handle(index(of: node))
    return situations(of: [handle], attributes, over: axes, limit: limit).values[0]
  }

  /// Finds the situations in which values of several nodes differ.
  ///
  /// - Parameters:
  ///   - nodes: The nodes.
  ///   - attributes: The attributes; nil, the default, for all that each node has in any situation.
  ///   - axes: The axes besides control states, the widths of containers and keys that declare values.
  ///   - limit: The largest number of situations of one value.
  /// - Returns: The situations of each node's attributes, by name, and the axes of the keys that values
  ///   read.
  package func situations(
    of nodes: [AnyNodeHandle], _ attributes: [any AnyAttribute]? = nil,
    over axes: [SituationAxis], limit: Int
  ) -> (values: [[AttributeSituations]], keys: [SituationAxis]) {
    requireIdle("The situations of \(nodes.map { "\($0)" }.joined(separator: ", ")) were searched")
    return withSituatedTree(
      of: NodeSelection(of: self, within: [], and: nodes), themes: themes,
      environment: environment
    ) { situatedTree, nodes in
      let finder = SituationFinder(situatedTree, axes)
      let values = nodes.map { node in
        let cells = finder.cells(of: node)
        defer { cells.restore() }
        let names = attributes.map { Set($0.map(\.id)) } ?? cells.attributes
        return names.sorted().map { cells.situations(of: $0, limit: limit) }.filter {
          attributes != nil || $0.isUndecided || $0.cells.contains { $0.value != nil }
        }
      }
      return (values, finder.axes.keys)
    }
  }

  /// Explains the appearance of a node, and the situations in which it would differ.
  ///
  /// Costs an explanation and ``situations(of:_:over:limit:)`` for all attributes: the node and its
  /// ancestors are styled in as many situations as the values depend on. Traps if the node isn't
  /// attached.
  ///
  /// ```swift
  /// print(tree.explain(buy, over: [.colorScheme]))
  /// ```
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - axes: The axes besides control states and the widths of containers, which always count.
  ///   - limit: The largest number of situations of one value; 20,000 by default.
  /// - Returns: The explanation, with its ``StyleExplanation/decisions``.
  public func explain(
    _ node: some NodeReference, over axes: [SituationAxis], limit: Int = 20_000
  ) -> StyleExplanation {
    var explanation = explain(node)
    explanation.decisions = situations(of: node, over: axes, limit: limit)
      .filter { !$0.isConstant }
      .map { StyleExplanation.Decision(attribute: $0.attribute, lines: $0.lines) }
    return explanation
  }
}

extension SituationFinder {
  /// The descriptions of departures on axes alone.
  package func conditions(of departures: Departures) -> [String] {
    departures.keys.sorted().compactMap { key in
      guard case .axis(let index) = key else { return nil }
      let axis = axes.all[index]
      return axis.condition(named: axis.positions[position(on: index, in: departures)].name)
    }
  }
}

extension TreeAxes.Axis {
  /// The description of a position with a name.
  package func condition(named position: String?) -> String {
    let position = position ?? "as it is"
    return subject == .themes ? position : "\(name) \(position)"
  }
}

extension NodeCells {
  /// The situations of one value.
  fileprivate func situations(of attribute: AttributeID, limit: Int) -> AttributeSituations {
    var found: [AttributeSituations.Cell] = []
    var decided: [(cell: Cell, value: SituationDecision.DecidedValue)] = []
    var numbers: [AnyHashable?: Int] = [:]
    let extent = forEach(for: Question(.attributes([attribute])), limit: limit) {
      cell, evaluation in
      let value = evaluation.models[node.last].model.value(of: Write(attribute: attribute))
      let key = value.map { AnyHashable($0) }
      let number = numbers[key] ?? numbers.count
      numbers[key] = number
      decided.append(
        (
          cell,
          SituationDecision.DecidedValue(
            number: number, text: value.map(ViewModel.Element.describe) ?? "none")
        ))
      found.append(
        AttributeSituations.Cell(
          value: value, situation: situation(of: cell.departures),
          conditions: conditions(of: cell.departures)))
    }
    return AttributeSituations(
      attribute: attribute, cells: found, isUndecided: !extent.isComplete,
      decided: extent.isComplete ? self.decided(decided) : SituationDecision.DecidedCells())
  }

  /// The attributes that the node has in any situation.
  package var attributes: Set<AttributeID> {
    let kind = node.kinds[node.last]
    return allAttributes().filter { kind.uses($0) && $0 != Attribute.controlState.id }
  }

  /// The situation of departures.
  package func situation(of departures: Departures) -> Situation {
    let evaluation = evaluation(in: departures)
    var result = finder.situation(of: departures)
    let (control, container) = (node.enclosing[node.last], node.containers[node.last])
    for key in departures.keys.sorted() {
      switch (key, departures[key]) {
      case (.controlState(let place, _), _):
        let state = evaluation.models[place].state
        result = result.merging(
          place == node.last
            ? .controlState(state)
            : place == control
              ? .enclosingControlState(state) : .ancestorState(node.last - place, state))
      case (.descendantState(let place, _), _):
        result = result.merging(
          surroundings(.descendantState, at: place, in: evaluation))
      case (.siblingPosition(let place, let bit), _):
        result = result.merging(
          surroundings(ReadStates(rawValue: bit), at: place, in: evaluation))
      case (.containerWidth(let place), .width(let width)?):
        // It isn't known in the situation of the tree.
        if width < 0 { continue }
        let outer = container.flatMap { node.containers[$0] }
        result = result.merging(
          place == container
            ? .containerWidth(width)
            : place == outer && departures[.containerWidth(place: container ?? 0)] != nil
              ? .outerContainerWidth(width) : .ancestorWidth(node.last - place, width))
      default: break
      }
    }
    return result
  }

  /// The statement of a part of the surroundings of a node.
  private func surroundings(
    _ part: ReadStates, at place: Int, in evaluation: SituatedNode.Evaluation
  ) -> Situation {
    let own = evaluation.surroundings[place] ?? Surroundings()
    return .surroundings(node.last - place, own.intersection(part))
  }

  /// The explanation of the node's appearance in a situation.
  package func explanation(in departures: Departures) -> StyleExplanation {
    finder.bring(node, to: departures)
    return finder.tree.explain(node.node)
  }

  /// The descriptions of departures.
  package func conditions(of departures: Departures) -> [String] {
    departures.keys.sorted().map { key in
      switch key {
      case .axis(let index): return condition(on: index, in: departures)
      case .containerWidth(let place):
        guard case .width(let width) = departures[key] else { return "as it is" }
        return "\(node.types[place]) \(width.plainDescription) points wide"
      case .controlState, .descendantState, .siblingPosition: return condition(key, in: departures)
      }
    }
  }

  private func condition(on axis: Int, in departures: Departures) -> String {
    let position = finder.position(on: axis, in: departures)
    return finder.axes.all[axis].condition(named: name(of: position, on: axis))
  }

  /// The description of a bit of a control state, or of a position among siblings.
  private func condition(_ key: SituationKey, in departures: Departures) -> String {
    guard let name = key.stateName else { return "" }
    let condition = isOn(key, in: departures) ? name : "not \(name)"
    switch key {
    case .controlState(let place, _) where place != node.last:
      return "\(condition) around it (\(node.types[place]))"
    case .descendantState(let place, _) where place != node.last,
      .siblingPosition(let place, _) where place != node.last:
      return "\(condition) (\(node.types[place]))"
    default: return condition
    }
  }

  /// Returns the description of some of the cells of a question, such as `theme 'mud', selected`.
  ///
  /// - Parameters:
  ///   - cells: All cells, at least one.
  ///   - isIncluded: Whether each of them is described.
  /// - Returns: The conditions of these cells and of no others; nil if all are described.
  package func description(of cells: [Cell], where isIncluded: [Bool]) -> String? {
    if isIncluded.allSatisfy(\.self) { return nil }
    let values = zip(cells, isIncluded).map { cell, isIncluded in
      (cell, SituationDecision.DecidedValue(number: isIncluded ? 1 : 0, text: ""))
    }
    return SituationDecision(decided(values)).conditions(of: 1).joined(separator: "; ")
  }

  /// Cells with values, with the positions at which they were split.
  func decided(_ cells: [(cell: Cell, value: SituationDecision.DecidedValue)])
    -> SituationDecision.DecidedCells
  {
    // A range may be split in some cells only, so all are split wherever any is.
    var thresholds: [Int: Set<Double>] = [:]
    for (cell, _) in cells {
      for (place, range) in cell.widths { thresholds[place, default: []].insert(range.lowerBound) }
    }
    let bounds = thresholds.mapValues { $0.sorted() }
    var result = SituationDecision.DecidedCells()
    for (cell, value) in cells {
      let evaluation = evaluation(in: cell.departures)
      let positions = positions(in: cell, evaluation)
      add(positions, of: cell, evaluation, to: &result.names)
      var all = [positions]
      for (place, range) in cell.widths.sorted(by: { $0.key < $1.key }) {
        all = range.split(at: thresholds[place] ?? []).flatMap { range in
          let (key, number) = (
            SituationKey.containerWidth(place: place),
            bounds[place]?.firstIndex(of: range.lowerBound) ?? 0
          )
          result.names[key, default: [:]][number] = description(of: range, at: place)
          return all.map { $0.merging([key: number]) { $1 } }
        }
      }
      result.all += all.map { SituationDecision.DecidedCell(value: value, positions: $0) }
    }
    return result
  }

  /// Adds the descriptions of positions, which are the same in other cells.
  private func add(
    _ positions: [SituationKey: Int], of cell: Cell, _ evaluation: SituatedNode.Evaluation,
    to names: inout [SituationKey: [Int: String]]
  ) {
    for (key, number) in positions where names[key]?[number] == nil {
      switch key {
      case .axis(let axis):
        names[key, default: [:]][number] = condition(on: axis, in: cell.departures)
      case .controlState, .descendantState, .siblingPosition:
        names[key, default: [:]][number] = condition(key, in: cell.departures)
      case .containerWidth: break
      }
    }
  }

  private func description(of range: ContainerWidthRange, at place: Int) -> String {
    let (least, below) = (range.lowerBound.plainDescription, range.upperBound.plainDescription)
    let text =
      range.lowerBound <= 0
      ? "below \(below)"
      : range.upperBound.isFinite ? "from \(least) to \(below)" : "from \(least)"
    return "\(node.types[place]) \(text) points wide"
  }
}

// MARK: - View Models in Situations

extension StyleTree {
  /// Returns the view model that an attached node would have in a situation.
  ///
  /// It's the view model after the tree was really brought there: themes and the environment are those
  /// of the roots; scopes and inherited values from the enclosing control, or from the container, down
  /// to the node are those of the situation, too. The tree isn't changed. States and widths alone cost
  /// about as much as styling the node once; themes, the environment and variants also style its
  /// ancestors, in a copy of their records. Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - situation: The situation.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in situation: Situation, includingContent: Bool = true
  ) -> ViewModel {
    let handle = store.handle(index(of: node))
    if situation.isOfNode, !haveAncestorsReadDescendants(of: handle) {
      return viewModel(of: node, inStatesOf: situation, includingContent: includingContent)
    }
    return withSituatedTree(
      of: NodeSelection(of: self, within: [], and: [handle]), themes: situation.themes ?? themes,
      environment: situation.applied(to: environment)
    ) { situatedTree, nodes in
      var chain = [nodes[0]]
      while let parent = situatedTree.parent(of: chain[chain.count - 1]) { chain.append(parent) }
      let restore = chain.flatMap { node in
        situation.variants.compactMap { $0.set(situatedTree, node) }
      }
      defer { for restore in restore.reversed() { restore() } }
      for part in situation.parts {
        switch part {
        case .ancestorState(let level, let state):
          situatedTree.setControlState(state, of: chain[level])
        case .ancestorWidth(let level, let width):
          situatedTree.setContainerWidth(width, of: chain[level])
        default: break
        }
      }
      for (level, surroundings) in situation.surroundings {
        situatedTree.setSurroundings(surroundings, of: chain[level])
      }
      var rest = situation
      if situatedTree.haveAncestorsReadDescendants(of: nodes[0]) {
        // These follow the states.
        rest = situatedTree.setControlStates(of: chain, in: situation)
      }
      return situatedTree.viewModel(
        of: nodes[0], inStatesOf: rest, includingContent: includingContent)
    }
  }

  /// Returns the view model that an attached node would have in a control state.
  ///
  /// It's short for ``viewModel(of:in:includingContent:)-(_,Situation,_)`` with one state. Getters and
  /// scopes that read ``ControlState/current`` get the given state; those that read a state stored in
  /// the model return the same value as before. Without content, equal nodes usually share the result.
  /// Traps if the node isn't attached.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - state: The state.
  ///   - includingContent: Whether the view model has attributes that are content; true by default.
  /// - Returns: The outcome of all levels of the cascade, and the values that the kind derives.
  public func viewModel(
    of node: some NodeReference, in state: ControlState, includingContent: Bool = true
  ) -> ViewModel {
    if haveAncestorsReadDescendants(of: store.handle(index(of: node))) {
      return viewModel(of: node, in: .controlState(state), includingContent: includingContent)
    }
    let situation = NodeSituation(state: state)
    return styling(node, in: situation) { matchedRules, column, place, inherited in
      viewModel(
        of: place, column, by: matchedRules, in: inherited, situation,
        includingContent: includingContent)
    }
  }

  /// Whether an ancestor of a node depends on the states of its descendants.
  func haveAncestorsReadDescendants(of node: AnyNodeHandle) -> Bool {
    refresher.bringUpToDate(Int(node.index))
    if refresher.descendantReaderCount == 0 { return false }
    return store.ancestors(of: Int(node.index)).contains {
      refresher.surroundings[UInt32($0)]?.known.contains(.descendantState) == true
    }
  }

  /// Sets the states of a node and its enclosing control, and returns the rest of a situation.
  private func setControlStates(of chain: [AnyNodeHandle], in situation: Situation) -> Situation {
    if let state = situation.controlState { setControlState(state, of: chain[0]) }
    if let state = situation.enclosingControlState,
      let control = store.enclosingControl(of: Int(chain[0].index))
    {
      setControlState(state, of: store.handle(UInt32(control)))
      return situation.withoutStates(includingEnclosing: true)
    }
    return situation.withoutStates(includingEnclosing: false)
  }

  /// The view model of a node in the states and widths of a situation.
  private func viewModel(
    of node: some NodeReference, inStatesOf situation: Situation, includingContent: Bool
  ) -> ViewModel {
    let index = Int(index(of: node))
    let isContained = store.enclosingContainer(of: index) != nil
    // Reading a threshold for the first time divides the range.
    return repeatingForNewThresholds(of: node) {
      var stated = NodeSituation()
      if isContained, let width = situation.containerWidth {
        let above = situation.outerContainerWidth
        stated = self.situation(
          in: LeastWidths(
            own: ContainerWidth.width(width), above: above.map(ContainerWidth.width) ?? 0),
          includesAbove: above != nil)
      }
      stated.state = situation.controlState
      stated.enclosingState = situation.enclosingControlState
      if stated == NodeSituation() {
        return viewModel(of: node, includingContent: includingContent)
      }
      return resolver.holdingNumbers {
        let context = resolver.context(of: index, in: stated, at: refresher.revision)
        return styling(index, in: context, stated) { matchedRules, column, place, inherited in
          viewModel(
            of: place, column, by: matchedRules, in: inherited, stated,
            includingContent: includingContent)
        }
      }
    }
  }
}
