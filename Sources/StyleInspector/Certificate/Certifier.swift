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
  private var nodeCount = 0
  private var evaluationCount = 0
  private var leastTextContrast: Double?

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

  /// The positions other than 0 by axis.
  typealias Departures = [AxisKey: Int]

  /// An axis of a unit.
  enum AxisKey: Hashable, Comparable {
    case axis(Int)

    /// A bit of the control state of a node, by its place in the chain of ancestors.
    case state(place: Int, bit: UInt)
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
      evaluationCount: evaluationCount, leastTextContrast: leastTextContrast)
  }

  // MARK: Situations

  /// The themes and the environment of a situation.
  private func inherited(_ departures: Departures) -> (
    themes: [Theme], environment: StyleEnvironment
  ) {
    var (themes, environment) = (tree.themes, tree.environment)
    for (index, axis) in axes.enumerated() {
      let position = departures[.axis(index)] ?? 0
      switch axis.change {
      case .themes(let choices): themes = choices[position]
      case .environment(let changes): changes[position](&environment)
      case .model: break
      }
    }
    return (themes, environment)
  }

  private func names(of departures: Departures, _ unit: Unit?) -> [String] {
    departures.keys.sorted().map { key in
      switch key {
      case .axis(let index):
        let (axis, position) = (axes[index], departures[key] ?? 0)
        let name = axis.positions[position] ?? "as it is"
        if case .themes = axis.change { return name }
        return "\(axis.name) \(name)"
      case .state(let place, let bit):
        let state = ControlState(rawValue: bit)
        let isOn = unit?.base[place].isDisjoint(with: state) ?? true
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
      let unit = Unit(node, of: rendition, axes)
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

    /// The control states in the tree.
    let base: [ControlState]
    let kinds: [NodeKind]

    /// The place of the enclosing control of each node; nil for none.
    let enclosing: [Int?]
    let types: [any StyleNode.Type]

    /// The functions that set properties of models, by the index of their axis.
    let setters: [(axis: Int, setters: [SituationAxis.ModelSetter])]

    /// The nodes whose state isn't that of the tree.
    var changed: Set<Int> = []

    var known: [Departures: Evaluation] = [:]

    init(_ node: AnyNodeHandle, of tree: StyleTree, _ axes: [ResolvedAxis]) {
      var upwards = [node]
      while let parent = tree.parent(of: upwards[upwards.count - 1]) { upwards.append(parent) }
      chain = upwards.reversed()
      base = chain.map(tree.ownControlState)
      types = chain.map(tree.nodeType)
      kinds = types.map { $0.nodeKind }
      enclosing = kinds.indices.map { [kinds] place in
        kinds[..<place].lastIndex { $0.isControlOrCell }
      }
      setters = axes.enumerated().compactMap { [chain] index, axis in
        guard case .model(let positions) = axis.change else { return nil }
        let setters = chain.compactMap { positions.setter(tree, $0) }
        return setters.isEmpty ? nil : (index, setters)
      }
    }

    var node: AnyNodeHandle { chain[chain.count - 1] }

    func type(at place: Int) -> any StyleNode.Type { types[place] }

    func restore(_ tree: StyleTree) {
      for place in changed { tree.setControlState(base[place], of: chain[place]) }
      changed = []
      for setter in setters.flatMap(\.setters).reversed() { setter.restore() }
    }
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

    /// The axes that may matter, in order.
    let read: [AxisKey]
  }

  private mutating func examine(_ node: AnyNodeHandle, of rendition: StyleTree) {
    let unit = Unit(node, of: rendition, axes)
    defer { unit.restore(rendition) }
    nodeCount += 1
    var (cells, isComplete, used) = (0, true, Set<AxisKey>())
    split([:], [:], unit, rendition, &used) { certifier, departures, evaluation in
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
    if used.contains(where: { if case .state = $0 { true } else { false } }) { stateReaders += 1 }
    cover(type, used, min(cells, space.limit))
  }

  /// Adds to what is covered of a type.
  private mutating func cover(_ type: any StyleNode.Type, _ used: Set<AxisKey>, _ cells: Int) {
    let isStateRead = used.contains { if case .state = $0 { true } else { false } }
    let names =
      used.compactMap { key -> Int? in
        if case .axis(let index) = key { index } else { nil }
      }.sorted().map { axes[$0].name } + (isStateRead ? ["control states"] : [])
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

  /// Examines the cell with given positions: as one situation, or split at an axis that was read.
  ///
  /// - Parameters:
  ///   - given: The given positions.
  ///   - departures: Those of them that aren't 0.
  ///   - unit: The unit.
  ///   - rendition: The tree.
  ///   - used: Set to the axes at which cells were split.
  ///   - body: Called with the situation of each cell; returns whether to continue.
  /// - Returns: Whether all were examined.
  @discardableResult
  private mutating func split(
    _ given: Departures, _ departures: Departures, _ unit: Unit, _ rendition: StyleTree,
    _ used: inout Set<AxisKey>, _ body: (inout Certifier, Departures, Evaluation) -> Bool
  ) -> Bool {
    let evaluation = evaluate(departures, unit, rendition)
    guard let key = evaluation.read.first(where: { given[$0] == nil }) else {
      return body(&self, departures, evaluation)
    }
    used.insert(key)
    for position in 0..<positionCount(of: key) {
      var (given, departures) = (given, departures)
      given[key] = position
      if position > 0 { departures[key] = position }
      if !split(given, departures, unit, rendition, &used, body) { return false }
    }
    return true
  }

  private func positionCount(of key: AxisKey) -> Int {
    if case .axis(let index) = key { axes[index].positions.count } else { 2 }
  }

  /// Brings a unit into a situation.
  private func apply(_ departures: Departures, to unit: Unit, _ rendition: StyleTree) {
    let (themes, environment) = inherited(departures)
    if rendition.themes != themes { rendition.themes = themes }
    if rendition.environment != environment { rendition.environment = environment }
    for (axis, setters) in unit.setters {
      let position = departures[.axis(axis)] ?? 0
      for setter in setters {
        if position == 0 { setter.restore() } else { setter.set(position - 1) }
      }
    }
    var states: [Int: ControlState] = [:]
    for case .state(let place, let bit) in departures.keys {
      states[place, default: unit.base[place]].formSymmetricDifference(ControlState(rawValue: bit))
    }
    for place in unit.changed where states[place] == nil {
      rendition.setControlState(unit.base[place], of: unit.chain[place])
    }
    for (place, state) in states {
      rendition.setControlState(state, of: unit.chain[place])
    }
    unit.changed = Set(states.keys)
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
      bits[place].formUnion(ControlState(rendition.controlStates(affecting: node)))
      if let enclosing = unit.enclosing[place] {
        bits[enclosing].formUnion(ControlState(rendition.enclosingControlStates(affecting: node)))
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
      read: axesRead(reads, bits, unit, departures, rendition))
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
    _ reads: ContextReads, _ bits: [ControlState], _ unit: Unit, _ departures: Departures,
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
          if other.removeValue(forKey: key) == nil { other[key] = 1 }
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
      examine(requirement.tokens, at: index, given: [:], [:])
    }
  }

  private mutating func examine(
    _ tokens: [TokenID], at index: Int, given: Departures, _ departures: Departures
  ) {
    evaluationCount += 1
    let (themes, environment) = inherited(departures)
    var context = StyleContext(environment: environment)
    for theme in themes { context.add(theme) }
    let key = axes.indices.first { place in
      guard given[.axis(place)] == nil else { return false }
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
      return note(Violation(place: .themes, problem: problem, departures: departures), at: index)
    }
    for position in axes[key].positions.indices {
      var (given, departures) = (given, departures)
      given[.axis(key)] = position
      if position > 0 { departures[.axis(key)] = position }
      examine(tokens, at: index, given: given, departures)
    }
  }
}

// MARK: - ThemeReading

/// The ways in which themes matter to nodes.
private struct ThemeReading {
  /// Whether scopes have themes.
  let areScoped: Bool

  /// Whether themes that aren't in all combinations have rules, which can match any node.
  private let haveRules: Bool

  /// The tokens that themes set which aren't in all combinations, and which read nothing.
  private let constant: [TokenID]

  /// Whether other themes aren't in all combinations.
  private let areVariable: Bool

  /// Whether any theme reads something.
  private let readsSomething: Bool

  init(choices: [[Theme]], _ tree: StyleTree) {
    areScoped = !tree.scopedThemes.isEmpty
    let all = Set(choices.joined())
    let differing = all.filter { theme in !choices.allSatisfy { $0.contains(theme) } }
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
