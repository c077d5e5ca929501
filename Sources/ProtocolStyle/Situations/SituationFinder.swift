// How situations are enumerated:
// - A cell is a set of situations of a node: those with given positions on some axes, whatever the
//   positions on all others are.
// - A node is styled in the situation of a cell with no other departures from the tree's own situation.
//   If the values in question read an axis that isn't given, the cell is split at each position of it, and
//   each part is examined in the same way.
// - A getter is a function of its node and of what it reads. So if all axes that were read are given, the
//   values are the same in all situations of the cell, and one evaluation stands for all of them.
// - Each value has separate cells, because few values depend on all axes. An evaluation is kept by its
//   departures, so all values share it.
// - The positions of the width of a container are the ranges between the thresholds that were read. A
//   cell has one range, which is split again if a threshold within it is read.
// - The positions of a bit of a control state are that of the model, or that was set, and the other one.
//   So a state that follows the environment, or a width, still does.
// - The evaluated situation of a cell has the fewest departures of all in the cell.
// - Some questions have the same answer whatever else differs, such as the contrast of a disabled
//   control, which has no requirement. So that state is split first, and its cell isn't split further.

/// Finds the situations that values of nodes can tell apart.
package final class SituationFinder {
  /// The situated tree that is brought into situations.
  package let tree: StyleTree
  package private(set) var axes: TreeAxes

  /// The bits of control states that vary.
  private let controlStates: ControlState
  private let themes: ThemeReading

  /// The number of evaluations so far.
  package private(set) var evaluationCount = 0

  /// The roots of nodes that compare the width of a container, and are in none.
  package private(set) var rootsWithoutContainer: Set<AnyNodeHandle> = []

  /// The roots of nodes that read the state of an enclosing control, and are in none.
  package private(set) var rootsWithoutControl: Set<AnyNodeHandle> = []

  /// Makes it for a situated tree that is in the tree's own situation, which is the first position
  /// of each axis.
  ///
  /// - Parameters:
  ///   - situatedTree: The situated tree; its themes, environment, states, widths and models have
  ///     their former values again after each node.
  ///   - axes: The axes; those of keys that declare one are added.
  ///   - controlStates: The bits of control states that vary; all by default.
  ///   - listed: The parts of the environment whose values the caller lists; none by default.
  package init(
    _ situatedTree: StyleTree, _ axes: [SituationAxis],
    controlStates: ControlState = ControlState(rawValue: .max),
    listed: ContextReads = ContextReads()
  ) {
    (tree, self.controlStates) = (situatedTree, controlStates)
    self.axes = TreeAxes(
      axes, themes: situatedTree.themes, environment: situatedTree.environment, listed: listed)
    let choices = self.axes.all.first { $0.subject == .themes }?.positions.map {
      $0.situation.themes ?? situatedTree.themes
    }
    themes = ThemeReading(choices: choices ?? [situatedTree.themes], situatedTree)
  }

  // MARK: Situations

  /// The statements of departures on axes.
  package func situation(of departures: Departures) -> Situation {
    axes.all.indices.reduce(into: Situation()) { situation, axis in
      situation = situation.merging(
        axes.all[axis].positions[position(on: axis, in: departures)].situation)
    }
  }

  /// The number of the position on an axis; 0 for that of the tree.
  package func position(on axis: Int, in departures: Departures) -> Int {
    if case .number(let number) = departures[.axis(axis)] { number } else { 0 }
  }

  /// Brings the tree into the themes and the environment of a situation.
  package func bring(to situation: Situation) {
    let (themes, environment) = axes.inherited(in: situation)
    if tree.themes != themes { tree.themes = themes }
    if tree.environment != environment { tree.environment = environment }
  }

  /// Makes a finder of the situations of one node.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - isRecording: Whether evaluations record what each value reads; if not, only cells of all values
  ///     can be found, at a fraction of the cost.
  /// - Returns: The finder.
  package func cells(of node: AnyNodeHandle, recording isRecording: Bool = true) -> NodeCells {
    bring(to: situation(of: [:]))
    return NodeCells(SituatedNode(node, of: tree), self, isRecording)
  }

  // MARK: Reads

  /// The axes that matter, given reads.
  fileprivate func keys(
    of reads: ChainReads, _ node: NodeCells, _ evaluation: SituatedNode.Evaluation
  ) -> [SituationKey] {
    if reads.comparesWidthOutside { rootsWithoutContainer.insert(node.node.chain[0]) }
    if reads.readsStateOutside { rootsWithoutControl.insert(node.node.chain[0]) }
    var (all, result) = (reads.context, [SituationKey]())
    all.formUnion(themes.reads(for: all, in: evaluation.themes, evaluation.environment))
    if evaluation.areThemesScoped, !reads.context.tokens.isEmpty {
      all.formUnion(evaluation.themeReads)
    }
    axes.addKeys(in: all)
    for (index, axis) in axes.all.enumerated() {
      let isRead =
        switch axis.subject {
        case .themes: themes.matter(to: all, areScoped: evaluation.areThemesScoped)
        case .environment: all.intersects(axis.touched)
        case .variant: node.has(variant: index)
        }
      if isRead { result.append(.axis(index)) }
    }
    result += reads.thresholds.keys.sorted().map(SituationKey.containerWidth)
    for (place, states) in reads.states.sorted(by: { $0.key < $1.key }) {
      for bit in states.intersection(controlStates).elements {
        result.append(.controlState(place: place, bit: bit.rawValue))
      }
    }
    for (place, states) in reads.descendantStates.sorted(by: { $0.key < $1.key }) {
      for bit in states.intersection(controlStates).elements {
        result.append(.descendantState(place: place, bit: bit.rawValue))
      }
    }
    for (place, positions) in reads.positions.sorted(by: { $0.key < $1.key }) {
      for position in positions.elements {
        result.append(.siblingPosition(place: place, bit: position.rawValue))
      }
    }
    return result
  }

  /// Whether a node that is up to date may have another style in another situation than the tree's, apart
  /// from what it inherits, as far as its present reads show.
  ///
  /// If neither the node nor an ancestor may, it has one cell.
  package func isSituated(_ node: AnyNodeHandle) -> Bool {
    let dependence = tree.presentDependence(of: node)
    let states = dependence.controlStates.union(dependence.enclosingStates)
      .union(dependence.descendantStates)
    if !states.intersection(controlStates).isEmpty || !dependence.containerWidths.isEmpty
      || !dependence.positions.isEmpty
    {
      return true
    }
    var reads = tree.reads(of: node)
    reads.formUnion(tree.readsOfOwnControlState(of: node))
    reads.formUnion(themes.reads(for: reads, in: tree.themes, tree.environment))
    axes.addKeys(in: reads)
    return reads.readsContainerWidth || axes.all.contains { reads.intersects($0.touched) }
  }

  fileprivate func evaluate(
    _ node: SituatedNode, _ departures: Departures, recording isRecording: Bool
  ) -> SituatedNode.Evaluation {
    evaluationCount += 1
    bring(node, to: departures)
    return node.evaluate(recording: isRecording)
  }

  /// Brings the tree and a node into a situation.
  package func bring(_ node: SituatedNode, to departures: Departures) {
    let situation = situation(of: departures)
    bring(to: situation)
    node.apply(departures, variants: situation.variants)
  }
}

// MARK: - NodeCells

/// The cells of one node's values.
package final class NodeCells {
  package let node: SituatedNode
  package let finder: SituationFinder
  private var known: [Departures: SituatedNode.Evaluation] = [:]
  private var written = WrittenAttributes()

  /// The axes of properties that models of the chain have.
  private let variants: [Int: Variant]

  /// The axis of a property that models of the chain have.
  private struct Variant {
    /// The position that all these models have; nil if they differ, or if it isn't known.
    let present: Int?

    /// The positions, the first of which is that of the models; none of them twice.
    let positions: [Int]
  }

  /// Whether evaluations record what each value reads.
  private let isRecording: Bool

  fileprivate init(_ node: SituatedNode, _ finder: SituationFinder, _ isRecording: Bool) {
    (self.node, self.finder, self.isRecording) = (node, finder, isRecording)
    variants = finder.axes.all.indices.reduce(into: [:]) { variants, index in
      let positions = finder.axes.all[index].positions
      let values = positions.map(\.situation.variants.first)
      guard let first = values.lazy.compactMap(\.self).first, node.has(first) else { return }
      let present = values.firstIndex { $0.map(node.hasPresent) == true }
      variants[index] = Variant(
        present: present, positions: positions.indices.filter { $0 != present })
    }
  }

  /// The values that cells are found for.
  package struct Question {
    /// The attributes of the node, or of all nodes of the chain.
    package enum Values {
      /// Some values of the node itself.
      case attributes([AttributeID])

      /// All values of the node and its ancestors, by evaluations without records.
      case all

      /// The attributes that a writer writes.
      case writer(place: Int, CascadeRecord.WriterIdentity)

      /// The values that a closure reads in an evaluation.
      case read((SituatedNode.Evaluation) -> [ReadValues])
    }

    package let values: Values

    /// The state in which the answer is the same in all situations, if the node or a control around it is
    /// in it; normal for none.
    let settlingState: ControlState

    /// The departures on axes at which the answer compares values: those of an evaluation with those of
    /// the evaluation that has these, too; none by default.
    ///
    /// Cells aren't split at these axes.
    package var compared: Departures = [:]

    /// The further dependence of the answer in an evaluation.
    let additional: (SituatedNode.Evaluation) -> ChainReads

    package init(
      _ values: Values, settledIn state: ControlState = .normal,
      depending additional: @escaping (SituatedNode.Evaluation) -> ChainReads = { _ in ChainReads()
      }
    ) {
      (self.values, settlingState, self.additional) = (values, state, additional)
    }
  }

  /// The values of a node of the chain that were read in an evaluation.
  package struct ReadValues {
    let place: Int

    /// The attributes; nil for all.
    let attributes: Set<AttributeID>?
  }

  /// The situations with given positions on some axes.
  package struct Cell {
    /// The axes with given positions, apart from widths.
    package fileprivate(set) var given: Set<SituationKey> = []

    /// The given ranges of the widths of containers, by their places.
    package fileprivate(set) var widths: [Int: ContainerWidthRange] = [:]

    /// The given positions other than those of the tree; the situation with no others is evaluated.
    package fileprivate(set) var departures: Departures = [:]
  }

  /// The evaluation in a situation.
  package func evaluation(in departures: Departures) -> SituatedNode.Evaluation {
    if let known = known[departures] { return known }
    let evaluation = finder.evaluate(node, departures, recording: isRecording)
    known[departures] = evaluation
    written.note(evaluation)
    return evaluation
  }

  /// The attributes that the node has, inherits, or may have in another situation.
  func allAttributes() -> Set<AttributeID> {
    let evaluation = evaluation(in: [:])
    examineWriters()
    var attributes = evaluation.records.reduce(into: written.all) { $0.formUnion($1.attributes) }
    // A derivation may have no input in this situation.
    for derivation in node.kinds[node.last].derivations
    where !attributes.isDisjoint(with: derivation.inputs.ids) {
      attributes.formUnion(derivation.outputs.ids)
    }
    return attributes
  }

  /// The extent of an enumeration of cells.
  package struct Extent {
    /// The axes at which cells were split.
    package fileprivate(set) var used: Set<SituationKey> = []

    /// The number of cells.
    package fileprivate(set) var count = 0

    /// Whether there are no others.
    package fileprivate(set) var isComplete = true
  }

  /// Calls a closure with each cell, the first of which has the situation of the tree.
  ///
  /// - Parameters:
  ///   - question: The values.
  ///   - limit: The largest number of cells; none by default.
  ///   - body: The closure.
  /// - Returns: The extent of the enumeration.
  @discardableResult
  package func forEach(
    for question: Question, limit: Int = .max, _ body: (Cell, SituatedNode.Evaluation) -> Void
  ) -> Extent {
    var extent = Extent()
    split(Cell(), question, limit, &extent, body)
    return extent
  }

  /// Brings everything back.
  package func restore() { node.restore() }

  fileprivate func has(variant axis: Int) -> Bool { variants[axis] != nil }

  /// The name of a position on an axis; nil for the tree's own one if the axis doesn't have it.
  package func name(of position: Int, on axis: Int) -> String? {
    let positions = finder.axes.all[axis].positions
    let present = position == 0 ? variants[axis]?.present : nil
    return positions[present ?? position].name
  }

  private func split(
    _ cell: Cell, _ question: Question, _ limit: Int, _ extent: inout Extent,
    _ body: (Cell, SituatedNode.Evaluation) -> Void
  ) {
    let evaluation = evaluation(in: cell.departures)
    let other =
      question.compared.isEmpty
      ? nil : self.evaluation(in: cell.departures.merging(question.compared) { $1 })
    examineWriters()
    var reads = reads(of: question, in: evaluation)
    var keys = keys(of: reads, question, evaluation)
    if let other {
      reads.formUnion(self.reads(of: question, in: other))
      keys = (keys + self.keys(of: reads, question, other)).filter { question.compared[$0] == nil }
    }
    let isSettled = isSettled(question, in: cell, evaluation)
    for key in keys {
      let parts = parts(of: cell, at: key, reads).filter(isPossible)
      if parts.count == 1, parts[0].departures == cell.departures { continue }
      extent.used.insert(key)
      if isSettled { continue }
      for part in parts where extent.isComplete { split(part, question, limit, &extent, body) }
      return
    }
    extent.isComplete = extent.count < limit
    guard extent.isComplete else { return }
    extent.count += 1
    body(cell, evaluation)
  }

  /// The axes that matter, given reads; those that may settle a question come first.
  private func keys(
    of reads: ChainReads, _ question: Question, _ evaluation: SituatedNode.Evaluation
  ) -> [SituationKey] {
    let keys = finder.keys(of: reads, self, evaluation)
    if question.settlingState == .normal { return keys }
    let settling = settlingKeys(question)
    return keys.filter(settling.contains) + keys.filter { !settling.contains($0) }
  }

  /// Whether a node is in a state that settles a question, in all situations of a cell.
  private func isSettled(
    _ question: Question, in cell: Cell, _ evaluation: SituatedNode.Evaluation
  ) -> Bool {
    if question.settlingState == .normal { return false }
    return settlingKeys(question).contains { key in
      guard case .controlState(let place, _) = key, cell.given.contains(key) else { return false }
      return evaluation.models[place].state.isSuperset(of: question.settlingState)
    }
  }

  /// The bits of states that settle a question, of nodes whose state depends on nothing.
  private func settlingKeys(_ question: Question) -> [SituationKey] {
    node.controls.filter { !node.stateful.contains($0) }.map {
      .controlState(place: $0, bit: question.settlingState.rawValue)
    }
  }

  /// Finds what closures that read something write in other situations.
  private func examineWriters() {
    while let key = written.unexamined.popLast() {
      forEach(for: Question(.writer(place: key.place, key.writer))) { _, _ in }
    }
  }

  private func reads(
    of question: Question, in evaluation: SituatedNode.Evaluation
  ) -> ChainReads {
    var values = ValueReads(node, evaluation, written)
    var reads = question.additional(evaluation)
    switch question.values {
    case .attributes(let attributes):
      for attribute in attributes { reads.formUnion(values.reads(of: attribute, at: node.last)) }
    case .all: reads.formUnion(evaluation.all)
    case .read(let find):
      for read in find(evaluation) {
        guard let attributes = read.attributes else {
          reads.formUnion(values.all(at: read.place))
          continue
        }
        for attribute in attributes {
          reads.formUnion(values.reads(of: attribute, at: read.place))
        }
      }
    case .writer(let place, let identity):
      reads.formUnion(values.reads(ofWriter: identity, at: place))
    }
    return reads
  }

  /// The parts of a cell with each position on an axis; the cell itself if one is given.
  private func parts(of cell: Cell, at key: SituationKey, _ reads: ChainReads) -> [Cell] {
    guard case .containerWidth(let place) = key else {
      if cell.given.contains(key) { return [cell] }
      return positions(of: key).map { position in
        var part = cell
        part.given.insert(key)
        if position > 0 { part.departures[key] = .number(position) }
        return part
      }
    }
    let range = cell.widths[place] ?? node.allWidths(at: place)
    return range.split(at: reads.thresholds[place] ?? []).map { range in
      var part = cell
      part.widths[place] = range
      if range.contains(node.width(at: place)) {
        part.departures[key] = nil
      } else if case .width(let width) = cell.departures[key], range.contains(width) {
        part.departures[key] = .width(width)
      } else {
        part.departures[key] = .width(range.lowerBound)
      }
      return part
    }
  }

  /// Whether nodes can have the positions among their siblings that a cell gives, and the states of
  /// descendants that its situation departs in are others without that.
  ///
  /// They aren't where an examined descendant is in the state itself: that situation is in another cell.
  private func isPossible(_ cell: Cell) -> Bool {
    for case .descendantState(let place, let bit) in cell.departures.keys {
      let key = SituationKey.descendantState(place: place, bit: bit)
      var others = cell.departures
      others[key] = nil
      if isOn(key, in: cell.departures) == isOn(key, in: others) { return false }
    }
    var given: [Int: ReadStates] = [:]
    for case .siblingPosition(let place, let bit) in cell.given {
      given[place, default: []].insert(ReadStates(rawValue: bit))
    }
    return given.allSatisfy { place, parts in
      guard let own = evaluation(in: cell.departures).surroundings[place] else { return true }
      return own.isPossible(parts)
    }
  }

  /// The numbers of the positions at which a cell is split, the first of which is that of the tree.
  func positions(of key: SituationKey) -> [Int] {
    guard case .axis(let index) = key else { return [0, 1] }
    return variants[index]?.positions ?? Array(finder.axes.all[index].positions.indices)
  }
}

extension ContainerWidthRange {
  /// The ranges between thresholds; one if none is inside.
  func split(at thresholds: Set<Double>) -> [ContainerWidthRange] {
    let inside = thresholds.filter { lowerBound < $0 && $0 < upperBound }.sorted()
    return zip([lowerBound] + inside, inside + [upperBound]).map {
      ContainerWidthRange(from: $0, below: $1)
    }
  }
}
