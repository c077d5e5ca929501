internal import ProtocolStyle

// How situations are enumerated:
// - A unit is a node with its ancestors, because backgrounds, opacity and inherited values come from
//   these. A cell of a unit is a set of situations: those with given positions on some axes, whatever the
//   positions on all others are.
// - A unit is styled in the situation of a cell with no other departures from the tree's own situation.
//   If the styles of the unit read an axis that isn't given, the cell is split at each position of it,
//   and each part is examined in the same way.
// - A getter is a function of its node and of what it reads. So if all axes that were read are given, the
//   unit has the same styles in all situations of the cell, and one evaluation stands for all of them.
// - The positions of the width of a container are the ranges between the thresholds that were read. A
//   cell has one range, which is split again if a threshold within it is read.
// - The positions of a bit of a control state are that of the model, or that was set, and the other one.
//   So a state that follows the environment, or a width, still does.
// - The evaluated situation of a cell has the fewest departures of all in the cell. So the failing cell
//   with the fewest departures has the smallest counterexample.

/// Examines requirements in every situation that the styles of a tree's nodes can tell apart.
struct Certifier {
  private let tree: StyleTree
  private let requirements: [StyleRequirement]
  private let space: SituationSpace
  private let axes: [ResolvedAxis]
  private let themes: ThemeReading

  private var results: [Result]
  private var coverage: [Certificate.Coverage] = []
  private var coveragePlaces: [ObjectIdentifier: Int] = [:]
  private var readers: [Int]
  private var stateReaders = 0
  private var widthReaders = 0
  private var nodeCount = 0
  private var evaluationCount = 0
  private var leastTextContrast: Double?

  /// The roots of nodes that compare the width of a container, and are in none.
  private(set) var rootsWithoutContainer: Set<AnyNodeHandle> = []

  /// Called with each examined situation of each node; nil by default.
  var observe: ((Observation) -> Void)?

  /// A node in an examined situation.
  struct Observation {
    let subject: StyledSubject

    /// The name of the node's type.
    let nodeType: String

    /// The color behind the roots; nil if it isn't visible.
    let canvas: Color?

    /// The view models and control states of the ancestors, the outermost first, and of the node.
    let models: [(model: ViewModel, state: ControlState)]
  }

  /// The outcome of one requirement.
  private struct Result {
    var violation: Violation?
    var undecided: [String] = []
  }

  /// A violation in a situation.
  private struct Violation {
    let place: Place
    let problem: String
    let departures: Departures
  }

  /// The thing that violates a requirement.
  private enum Place {
    case themes
    case node(AnyNodeHandle)
  }

  /// The positions other than those of the tree, by axis.
  typealias Departures = [AxisKey: Position]

  /// A position on an axis.
  enum Position: Hashable {
    /// A position by its number, or the other position of a bit of a control state.
    case number(Int)

    /// The width of a container.
    case width(Double)
  }

  /// An axis of a unit.
  enum AxisKey: Hashable, Comparable {
    case axis(Int)

    /// The width of a container, by its place in the chain of ancestors.
    case width(place: Int)

    /// A bit of the control state of a node, by its place in the chain of ancestors.
    case state(place: Int, bit: UInt)
  }

  /// The situations with given positions on some axes.
  private struct Cell {
    /// The axes with given positions, apart from widths.
    var given: Set<AxisKey> = []

    /// The given ranges of the widths of containers, by their places.
    var widths: [Int: WidthRange] = [:]

    /// The given positions other than those of the tree.
    var departures: Departures = [:]
  }

  /// The widths from a threshold on, below the next one; an unknown width counts as -1.
  private struct WidthRange {
    var lowerBound: Double
    var upperBound = Double.infinity

    func contains(_ width: Double) -> Bool { lowerBound <= width && width < upperBound }

    /// The ranges between thresholds; one if none is inside.
    func split(at thresholds: [Double]) -> [WidthRange] {
      let inside = thresholds.filter { lowerBound < $0 && $0 < upperBound }
      return zip([lowerBound] + inside, inside + [upperBound]).map {
        WidthRange(lowerBound: $0, upperBound: $1)
      }
    }
  }

  init(
    of tree: StyleTree, _ inspector: Inspector, _ requirements: [StyleRequirement],
    _ space: SituationSpace
  ) {
    (self.tree, self.requirements, self.space) = (tree, requirements, space)
    let alternatives = Set(inspector.themes.joined())
    let fixed = tree.themes.filter { !alternatives.contains($0) }
    let choices = inspector.themes
    axes =
      (choices.isEmpty ? [] : [ResolvedAxis(themes: choices, above: fixed, in: tree)])
      + space.axes.map { ResolvedAxis($0, in: tree.environment) }
    themes = ThemeReading(
      choices: choices.isEmpty ? [tree.themes] : choices.map { fixed + $0 }, tree)
    results = Array(repeating: Result(), count: requirements.count)
    readers = Array(repeating: 0, count: axes.count)
  }

  /// Examines all nodes.
  mutating func certificate() -> Certificate {
    examineTokens()
    let (first, environment) = inherited([:])
    let counterexamples = tree.withRendition(themes: first, environment: environment) { rendition in
      for node in Array(rendition.nodes) { examine(node, of: rendition) }
      return zip(requirements, results).compactMap { requirement, result in
        result.violation.map { counterexample($0, of: requirement, rendition) }
      }
    }
    let names = axes.indices.map { index in
      Certificate.Axis(
        name: axes[index].name, positions: axes[index].positions.map { $0 ?? "as it is" },
        isSampled: axes[index].isSampled, readerCount: readers[index])
    }
    return Certificate(
      requirements: requirements.map(\.name), counterexamples: counterexamples,
      undecided: zip(requirements, results).flatMap { requirement, result in
        result.undecided.map { "\(requirement.name): \($0)" }
      }, axes: names, coverage: coverage, nodeCount: nodeCount, stateReaderCount: stateReaders,
      widthReaderCount: widthReaders,
      evaluationCount: evaluationCount, leastTextContrast: leastTextContrast)
  }

  // MARK: Situations

  /// The themes and the environment of a situation.
  private func inherited(_ departures: Departures) -> (
    themes: [Theme], environment: StyleEnvironment
  ) {
    var (themes, environment) = (tree.themes, tree.environment)
    for (index, axis) in axes.enumerated() {
      let position = self.position(on: index, in: departures)
      switch axis.change {
      case .themes(let choices): themes = choices[position]
      case .environment(let changes): changes[position](&environment)
      case .model: break
      }
    }
    return (themes, environment)
  }

  /// The number of the position on an axis; 0 for that of the tree.
  private func position(on axis: Int, in departures: Departures) -> Int {
    if case .number(let number) = departures[.axis(axis)] { number } else { 0 }
  }

  /// The descriptions of departures, after the unit was brought there.
  private func names(of departures: Departures, _ unit: Unit?) -> [String] {
    departures.keys.sorted().map { key in
      switch key {
      case .axis(let index):
        let axis = axes[index]
        let name = axis.positions[position(on: index, in: departures)] ?? "as it is"
        if case .themes = axis.change { return name }
        return "\(axis.name) \(name)"
      case .width(let place):
        guard case .width(let width) = departures[key], let unit else { return "as it is" }
        return "\(unit.type(at: place)) \(width.plainDescription) points wide"
      case .state(let place, let bit):
        let state = ControlState(rawValue: bit)
        let isOn = unit?.own[place].isDisjoint(with: state) ?? true
        let name = isOn ? "\(state)" : "not \(state)"
        guard let unit, place < unit.chain.count - 1 else { return name }
        return "\(name) around it (\(unit.type(at: place)))"
      }
    }
  }

  private func counterexample(
    _ violation: Violation, of requirement: StyleRequirement, _ rendition: StyleTree
  ) -> Certificate.Counterexample {
    switch violation.place {
    case .themes:
      return Certificate.Counterexample(
        requirement: requirement.name, subject: "The themes", problem: violation.problem,
        situation: names(of: violation.departures, nil),
        departureCount: violation.departures.count, explanation: nil)
    case .node(let node):
      let unit = makeUnit(node, of: rendition)
      defer { unit.restore(rendition) }
      apply(violation.departures, to: unit, rendition)
      return Certificate.Counterexample(
        requirement: requirement.name, subject: "\(rendition.nodeType(of: node)) (\(node))",
        problem: violation.problem, situation: names(of: violation.departures, unit),
        departureCount: violation.departures.count, explanation: rendition.explain(node))
    }
  }

  // MARK: Nodes

  /// A node with its ancestors.
  private final class Unit {
    /// The ancestors, the outermost first, and the node.
    let chain: [AnyNodeHandle]

    let kinds: [NodeKind]

    /// The place of the enclosing control of each node, and that of its container; nil for none.
    let enclosing: [Int?]
    let containers: [Int?]
    let types: [any StyleNode.Type]

    /// The control states that were set in the tree, and the widths of containers there; nil for none.
    private let states: [ControlState?]
    private let widths: [Double?]

    /// The functions that set properties of models, by the index of their axis.
    let setters: [(axis: Int, setters: [SituationAxis.ModelSetter])]

    /// The states of nodes in the present situation if no bit of theirs departs, and what their getters
    /// read for that.
    private(set) var own: [ControlState]
    private(set) var ownReads: [Int: ContextReads] = [:]

    /// The nodes of whose states a bit departs.
    private var departing: Set<Int> = []

    var known: [Departures: Evaluation] = [:]

    /// Makes the unit of a node in a tree that is in its own themes and environment.
    init(_ node: AnyNodeHandle, of tree: StyleTree, _ axes: [ResolvedAxis]) {
      var upwards = [node]
      while let parent = tree.parent(of: upwards[upwards.count - 1]) { upwards.append(parent) }
      chain = upwards.reversed()
      states = chain.map(tree.controlStateThatWasSet)
      widths = chain.map { tree.containerWidth(of: $0) }
      own = chain.map(tree.ownControlState)
      types = chain.map(tree.nodeType)
      kinds = types.map { $0.nodeKind }
      enclosing = kinds.indices.map { [kinds] place in
        kinds[..<place].lastIndex { $0.isControlOrCell }
      }
      let areContainers = chain.map { tree.isSizeContainer($0) }
      containers = kinds.indices.map { place in areContainers[..<place].lastIndex(of: true) }
      setters = axes.enumerated().compactMap { [chain] index, axis in
        guard case .model(let positions) = axis.change else { return nil }
        let setters = chain.compactMap { positions.setter(tree, $0) }
        return setters.isEmpty ? nil : (index, setters)
      }
    }

    /// The range of all widths of a container: from an unknown one, if it is, or from zero on.
    fileprivate func allWidths(at place: Int) -> WidthRange {
      WidthRange(lowerBound: widths[place] == nil ? -1 : 0)
    }

    /// The width of a container in the tree; -1 if it isn't known.
    fileprivate func width(at place: Int) -> Double { widths[place] ?? -1 }

    /// Brings control states and container widths into a situation, whose themes, environment and
    /// models are in force.
    fileprivate func apply(_ departures: Departures, to tree: StyleTree) {
      for place in chain.indices where containers.contains(place) {
        var width = widths[place]
        if case .width(let other) = departures[.width(place: place)] { width = other }
        if tree.containerWidth(of: chain[place]) != width {
          tree.setContainerWidth(width, of: chain[place])
        }
      }
      restoreStates(tree)
      var flipped: [Int: ControlState] = [:]
      for case .state(let place, let bit) in departures.keys {
        flipped[place, default: .normal].formUnion(ControlState(rawValue: bit))
      }
      // A model's state may depend on scopes further out, which may depend on states there.
      for (place, bits) in flipped.sorted(by: { $0.key < $1.key }) {
        own[place] = tree.ownControlState(of: chain[place])
        ownReads[place] = tree.readsOfOwnControlState(of: chain[place])
        tree.setControlState(own[place].symmetricDifference(bits), of: chain[place])
      }
      departing = Set(flipped.keys)
    }

    private func restoreStates(_ tree: StyleTree) {
      for place in departing { tree.setControlState(states[place], of: chain[place]) }
      (departing, ownReads) = ([], [:])
    }

    var node: AnyNodeHandle { chain[chain.count - 1] }

    func type(at place: Int) -> any StyleNode.Type { types[place] }

    func restore(_ tree: StyleTree) {
      apply([:], to: tree)
      for setter in setters.flatMap(\.setters).reversed() { setter.restore() }
    }
  }

  /// The unit of a node, in the tree's own situation.
  private func makeUnit(_ node: AnyNodeHandle, of rendition: StyleTree) -> Unit {
    bring(rendition, into: [:])
    return Unit(node, of: rendition, axes)
  }

  /// The styles of a unit in a situation.
  private struct Evaluation {
    let model: ViewModel
    let state: ControlState
    let isDisabled: Bool
    let outer: Backdrop
    let inside: Backdrop
    let isHighContrast: Bool

    /// See ``Observation``.
    let canvas: Color?
    let models: [(model: ViewModel, state: ControlState)]

    /// The axes that may matter, in order, and the thresholds for the widths of containers, in order.
    let read: [AxisKey]
    let thresholds: [Int: [Double]]
  }

  private mutating func examine(_ node: AnyNodeHandle, of rendition: StyleTree) {
    let unit = makeUnit(node, of: rendition)
    defer { unit.restore(rendition) }
    nodeCount += 1
    var (cells, isComplete, used) = (0, true, Set<AxisKey>())
    split(Cell(), unit, rendition, &used) { certifier, departures, evaluation in
      cells += 1
      guard cells <= certifier.space.limit else {
        isComplete = false
        return false
      }
      certifier.judge(departures, evaluation, unit, rendition)
      return true
    }
    let type = unit.types[unit.types.count - 1]
    if !isComplete {
      let text = "\(type) (\(node)) has more than \(space.limit) situations"
      for index in results.indices { results[index].undecided.append(text) }
    }
    for case .axis(let index) in used { readers[index] += 1 }
    if used.contains(where: \.isState) { stateReaders += 1 }
    if used.contains(where: \.isWidth) { widthReaders += 1 }
    cover(type, used, min(cells, space.limit))
  }

  /// Adds to what is covered of a type.
  private mutating func cover(_ type: any StyleNode.Type, _ used: Set<AxisKey>, _ cells: Int) {
    let names =
      used.compactMap { key -> Int? in
        if case .axis(let index) = key { index } else { nil }
      }.sorted().map { axes[$0].name }
      + (used.contains(where: \.isWidth) ? ["container widths"] : [])
      + (used.contains(where: \.isState) ? ["control states"] : [])
    if let place = coveragePlaces[ObjectIdentifier(type)] {
      coverage[place].nodeCount += 1
      coverage[place].situationCount += cells
      coverage[place].axes += names.filter { !coverage[place].axes.contains($0) }
    } else {
      coveragePlaces[ObjectIdentifier(type)] = coverage.count
      coverage.append(
        Certificate.Coverage(
          nodeType: "\(type)", nodeCount: 1, situationCount: cells, axes: names))
    }
  }

  /// Examines a cell: as one situation, or split at an axis that was read.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - unit: The unit.
  ///   - rendition: The tree.
  ///   - used: Set to the axes at which cells were split.
  ///   - body: Called with the situation of each cell; returns whether to continue.
  /// - Returns: Whether all were examined.
  @discardableResult
  private mutating func split(
    _ cell: Cell, _ unit: Unit, _ rendition: StyleTree, _ used: inout Set<AxisKey>,
    _ body: (inout Certifier, Departures, Evaluation) -> Bool
  ) -> Bool {
    let evaluation = evaluate(cell.departures, unit, rendition)
    for key in evaluation.read {
      let parts = parts(of: cell, at: key, evaluation, unit)
      if parts.count == 1 { continue }
      used.insert(key)
      for part in parts where !split(part, unit, rendition, &used, body) { return false }
      return true
    }
    return body(&self, cell.departures, evaluation)
  }

  /// The parts of a cell with each position on an axis; the cell itself if one is given.
  private func parts(
    of cell: Cell, at key: AxisKey, _ evaluation: Evaluation, _ unit: Unit
  ) -> [Cell] {
    guard case .width(let place) = key else {
      if cell.given.contains(key) { return [cell] }
      return (0..<positionCount(of: key)).map { position in
        var part = cell
        part.given.insert(key)
        if position > 0 { part.departures[key] = .number(position) }
        return part
      }
    }
    let range = cell.widths[place] ?? unit.allWidths(at: place)
    return range.split(at: evaluation.thresholds[place] ?? []).map { range in
      var part = cell
      part.widths[place] = range
      if range.contains(unit.width(at: place)) {
        part.departures[key] = nil
      } else if case .width(let width) = cell.departures[key], range.contains(width) {
        part.departures[key] = .width(width)
      } else {
        part.departures[key] = .width(range.lowerBound)
      }
      return part
    }
  }

  private func positionCount(of key: AxisKey) -> Int {
    if case .axis(let index) = key { axes[index].positions.count } else { 2 }
  }

  /// Brings a tree into the themes and the environment of a situation.
  private func bring(_ rendition: StyleTree, into departures: Departures) {
    let (themes, environment) = inherited(departures)
    if rendition.themes != themes { rendition.themes = themes }
    if rendition.environment != environment { rendition.environment = environment }
  }

  /// Brings a unit into a situation.
  private func apply(_ departures: Departures, to unit: Unit, _ rendition: StyleTree) {
    bring(rendition, into: departures)
    for (axis, setters) in unit.setters {
      let position = position(on: axis, in: departures)
      for setter in setters {
        if position == 0 { setter.restore() } else { setter.set(position - 1) }
      }
    }
    unit.apply(departures, to: rendition)
  }

  private mutating func evaluate(
    _ departures: Departures, _ unit: Unit, _ rendition: StyleTree
  ) -> Evaluation {
    if let known = unit.known[departures] { return known }
    evaluationCount += 1
    apply(departures, to: unit, rendition)
    var (reads, bits) = (
      ContextReads(), Array(repeating: ControlState.normal, count: unit.chain.count)
    )
    let last = unit.chain.count - 1
    var (model, state) = (ViewModel(kind: unit.kinds[last]), ControlState.normal)
    var (plain, outerPlain, isDisabled) = (Backdrop(), Backdrop(), false)
    var thresholds: [Int: Set<Double>] = [:]
    var models: [(model: ViewModel, state: ControlState)] = []
    for (place, node) in unit.chain.enumerated() {
      model = rendition.viewModel(of: node)
      state = rendition.ownControlState(of: node)
      models.append((model, state))
      outerPlain = plain
      plain = plain.inside(model, in: state)
      if unit.kinds[place].isControlOrCell || place == last, state.contains(.disabled) {
        isDisabled = true
      }
      reads.formUnion(rendition.reads(of: node))
      let ownReads = unit.ownReads[place] ?? rendition.readsOfOwnControlState(of: node)
      reads.formUnion(ownReads)
      let dependence = rendition.presentDependence(of: node)
      bits[place].formUnion(dependence.controlStates)
      if let enclosing = unit.enclosing[place] {
        bits[enclosing].formUnion(dependence.enclosingStates)
      }
      if let container = unit.containers[place] {
        thresholds[container, default: []]
          .formUnion(dependence.containerWidths + ownReads.containerWidths)
      } else if !dependence.containerWidths.isEmpty || ownReads.readsContainerWidth {
        rootsWithoutContainer.insert(unit.chain[0])
      }
      if model.selectedBackgroundColor != nil { bits[place].formUnion([.selected, .highlighted]) }
      if model.selectedSegmentTintColor != nil { bits[place].formUnion(.selected) }
      if place == last || model.backgroundImageForState != nil {
        bits[place].formUnion(ControlState(model.statesWithValues))
      }
    }
    for requirement in requirements {
      bits[last].formUnion(requirement.examinedStates(unit.kinds[last]))
      if requirement.readsContrast { reads.formUnion(Self.readsOfContrast) }
    }
    var (outer, inside, behind) = (outerPlain, plain, nil as Color?)
    if let canvas = space.canvas, plain.color == nil {
      let environment = rendition.environment
      if canvas.isAdaptive { reads.formUnion(Self.readsOfCanvas) }
      let color = canvas.decided(
        dark: environment.colorScheme == .dark, highContrast: environment.contrast == .increased)
      behind = color
      inside = Backdrop().inside(layers: [color], alpha: 1, isPlain: true)
      for (model, state) in models {
        outer = inside
        inside = inside.inside(model, in: state)
      }
    }
    let evaluation = Evaluation(
      model: model, state: state, isDisabled: isDisabled, outer: outer, inside: inside,
      isHighContrast: rendition.environment.contrast == .increased, canvas: behind, models: models,
      read: axesRead(reads, bits, Set(thresholds.keys), unit, rendition),
      thresholds: thresholds.mapValues { $0.sorted() })
    unit.known[departures] = evaluation
    return evaluation
  }

  /// The properties that select a variant of an adaptive color.
  private static let readsOfCanvas: ContextReads = {
    var other = StyleEnvironment(colorScheme: .dark)
    other.contrast = .increased
    return other.differences(from: StyleEnvironment())
  }()

  private static let readsOfContrast: ContextReads = {
    var other = StyleEnvironment()
    other.contrast = .increased
    return other.differences(from: StyleEnvironment())
  }()

  /// The axes that matter, given the reads of a unit.
  private func axesRead(
    _ reads: ContextReads, _ bits: [ControlState], _ containers: Set<Int>, _ unit: Unit,
    _ rendition: StyleTree
  ) -> [AxisKey] {
    var (all, result) = (reads, [AxisKey]())
    let (present, environment) = (rendition.themes, rendition.environment)
    all.formUnion(themes.reads(for: reads, in: present, environment))
    if themes.areScoped, reads.tokens != ContextReads().tokens {
      all.formUnion(rendition.themeReads)
    }
    for (index, axis) in axes.enumerated() {
      let isRead =
        switch axis.change {
        case .themes: themes.matter(to: all)
        case .environment: all.intersects(axis.touched)
        case .model: unit.setters.contains { $0.axis == index }
        }
      if isRead { result.append(.axis(index)) }
    }
    result += containers.sorted().map(AxisKey.width)
    for (place, states) in bits.enumerated() {
      for bit in states.intersection(space.controlStates).singleBits {
        result.append(.state(place: place, bit: bit.rawValue))
      }
    }
    return result
  }

  // MARK: Judging

  private mutating func judge(
    _ departures: Departures, _ evaluation: Evaluation, _ unit: Unit, _ rendition: StyleTree
  ) {
    var certifier = self
    func makeSubject(_ evaluation: Evaluation, _ departures: Departures) -> StyledSubject {
      StyledSubject(
        kind: unit.kinds[unit.kinds.count - 1], model: evaluation.model, state: evaluation.state,
        isDisabled: evaluation.isDisabled, isHighContrast: evaluation.isHighContrast,
        outer: evaluation.outer, inside: evaluation.inside
      ) { state in
        var other = departures
        for bit in evaluation.state.symmetricDifference(state).singleBits {
          let key = AxisKey.state(place: unit.chain.count - 1, bit: bit.rawValue)
          if other.removeValue(forKey: key) == nil { other[key] = .number(1) }
        }
        return makeSubject(certifier.evaluate(other, unit, rendition), other)
      }
    }
    let subject = makeSubject(evaluation, departures)
    observe?(
      Observation(
        subject: subject, nodeType: "\(unit.types[unit.types.count - 1])",
        canvas: evaluation.canvas, models: evaluation.models))
    for (index, requirement) in requirements.enumerated() {
      for judgment in requirement.check(subject) {
        switch judgment {
        case .violated(let problem):
          note(
            Violation(place: .node(unit.node), problem: problem, departures: departures), at: index)
        case .undecided(let problem):
          let text = "\(unit.types[unit.types.count - 1]) \(problem)"
          if !results[index].undecided.contains(text) { results[index].undecided.append(text) }
        }
      }
      if requirement.examinesTexts { noteTexts(of: subject) }
    }
    evaluationCount = certifier.evaluationCount
    rootsWithoutContainer = certifier.rootsWithoutContainer
  }

  private mutating func note(_ violation: Violation, at index: Int) {
    if let known = results[index].violation, known.departures.count <= violation.departures.count {
      return
    }
    results[index].violation = violation
  }

  private mutating func noteTexts(of subject: StyledSubject) {
    guard !subject.isDisabled, !subject.inside.isHidden, let background = subject.inside.color
    else {
      return
    }
    for part in TextPart.all(of: subject.model, in: subject.state) {
      guard let text = subject.inside.text(part.color) else { continue }
      let contrast = abs(text.perceptualContrast(on: background))
      leastTextContrast = min(leastTextContrast ?? contrast, contrast)
    }
  }

  // MARK: Tokens

  /// Examines the tokens that combinations of themes must set, in the environments that these read.
  private mutating func examineTokens() {
    for (index, requirement) in requirements.enumerated() where !requirement.tokens.isEmpty {
      examine(requirement.tokens, at: index, Cell())
    }
  }

  private mutating func examine(_ tokens: [TokenID], at index: Int, _ cell: Cell) {
    evaluationCount += 1
    let (themes, environment) = inherited(cell.departures)
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    let key = axes.indices.first { place in
      guard !cell.given.contains(.axis(place)) else { return false }
      return switch axes[place].change {
      case .themes: true
      case .environment: context.reads.intersects(axes[place].touched)
      case .model: false
      }
    }
    guard let key else {
      let missing = tokens.filter { context.tokens.entry(at: $0.definition.index) == nil }
      guard !themes.isEmpty, !missing.isEmpty else { return }
      let problem =
        "don't set " + missing.map { "'\($0.name)'" }.joined(separator: ", ")
      return note(
        Violation(place: .themes, problem: problem, departures: cell.departures), at: index)
    }
    for position in axes[key].positions.indices {
      var part = cell
      part.given.insert(.axis(key))
      if position > 0 { part.departures[.axis(key)] = .number(position) }
      examine(tokens, at: index, part)
    }
  }
}

extension Certifier.AxisKey {
  fileprivate var isState: Bool { if case .state = self { true } else { false } }
  fileprivate var isWidth: Bool { if case .width = self { true } else { false } }
}

// MARK: - ThemeReading

/// The ways in which themes matter to nodes.
private struct ThemeReading {
  /// Whether scopes have themes.
  let areScoped: Bool

  /// Whether themes that aren't in all combinations have rules, which can match any node.
  private let haveRules: Bool

  /// The tokens that these themes set which aren't in the same place in all combinations, and which
  /// read nothing.
  private let constant: [TokenID]

  /// Whether other themes aren't in all combinations.
  private let areVariable: Bool

  /// Whether any theme reads something.
  private let readsSomething: Bool

  init(choices: [[Theme]], _ tree: StyleTree) {
    areScoped = !tree.scopedThemes.isEmpty
    let all = Set(choices.joined())
    // A theme also matters if another one is above it in some combinations only.
    let differing = all.filter { theme in
      let lower = choices.map { choice in
        choice.firstIndex(of: theme).map { Set(choice[..<$0]) }
      }
      return lower.contains { $0 != lower[0] }
    }
    haveRules = differing.contains { !Array($0.styleSheet).isEmpty }
    func values(of theme: Theme) -> (tokens: [TokenID], isConstant: Bool) {
      var context = StyleContext(environment: tree.environment)
      let values = context.add(theme)
      return (values.tokens, context.reads == ContextReads())
    }
    let parts = differing.map(values)
    constant = Array(Set(parts.filter(\.isConstant).flatMap(\.tokens)))
    areVariable = parts.contains { !$0.isConstant }
    readsSomething = all.contains { !values(of: $0).isConstant }
  }

  /// Whether nodes with reads may differ between combinations of themes.
  func matter(to reads: ContextReads) -> Bool {
    haveRules || constant.contains { reads.tokens.contains($0.definition.index) }
      || (areVariable || areScoped) && reads.tokens != ContextReads().tokens
  }

  /// The reads of themes that the values of the tokens in some reads may come from.
  func reads(
    for reads: ContextReads, in themes: [Theme], _ environment: StyleEnvironment
  ) -> ContextReads {
    guard readsSomething, reads.tokens != ContextReads().tokens else { return ContextReads() }
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    return context.reads
  }
}
