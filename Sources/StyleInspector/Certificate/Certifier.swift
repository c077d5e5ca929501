internal import ProtocolStyle

/// Examines requirements in every situation that the styles of a tree's nodes can tell apart.
///
/// `SituationFinder` explains how these are enumerated. The failing cell with the fewest departures
/// has the smallest counterexample.
struct Certifier {
  let tree: StyleTree
  private let requirements: [StyleRequirement]
  private let space: SituationSpace
  private let axes: [SituationAxis]

  private var results: [Result]
  private var coverage: [Certificate.Coverage] = []
  private var coveragePlaces: [ObjectIdentifier: Int] = [:]
  private var readers: [Int: Int] = [:]
  private var stateReaders = 0
  private var widthReaders = 0
  private var nodeCount = 0
  private var tokenEvaluationCount = 0
  private var leastTextContrast: Double?

  /// The roots of nodes that compare the width of a container, and are in none.
  private(set) var rootsWithoutContainer: Set<AnyNodeHandle> = []

  /// The roots of nodes that read the state of an enclosing control, and are in none.
  private(set) var rootsWithoutControl: Set<AnyNodeHandle> = []

  /// The nodes with more situations than the limit.
  private(set) var nodesBeyondLimit: [AnyNodeHandle] = []

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

    /// The situations that have this one's styles, among all cells of the node.
    let cell: NodeCells.Cell
    let cells: NodeCells
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

  init(
    of tree: StyleTree, _ inspector: Inspector, _ requirements: [StyleRequirement],
    _ space: SituationSpace
  ) {
    (self.tree, self.requirements, self.space) = (tree, requirements, space)
    axes = (inspector.themes.isEmpty ? [] : [.themes(inspector.themes)]) + space.axes
    results = Array(repeating: Result(), count: requirements.count)
  }

  /// Examines all nodes.
  mutating func certificate() -> Certificate {
    tree.withSituatedTree(themes: tree.themes, environment: tree.environment) { situatedTree in
      let finder = SituationFinder(situatedTree, axes, controlStates: space.controlStates)
      examineTokens(finder)
      for node in Array(situatedTree.nodes) { examine(node, finder) }
      rootsWithoutContainer = finder.rootsWithoutContainer
      rootsWithoutControl = finder.rootsWithoutControl
      let counterexamples = zip(requirements, results).compactMap { requirement, result in
        result.violation.map { counterexample($0, of: requirement, finder) }
      }
      let names = finder.axes.all.enumerated().map { index, axis in
        Certificate.Axis(
          name: axis.name, positions: axis.positions.map { $0.name ?? "as it is" },
          isSampled: axis.isSampled, readerCount: readers[index] ?? 0)
      }
      return Certificate(
        requirements: requirements.map(\.name), counterexamples: counterexamples,
        undecided: zip(requirements, results).flatMap { requirement, result in
          result.undecided.map { "\(requirement.name): \($0)" }
        }, axes: names, coverage: coverage, nodeCount: nodeCount, stateReaderCount: stateReaders,
        widthReaderCount: widthReaders,
        evaluationCount: finder.evaluationCount + tokenEvaluationCount,
        leastTextContrast: leastTextContrast)
    }
  }

  private func counterexample(
    _ violation: Violation, of requirement: StyleRequirement, _ finder: SituationFinder
  ) -> Certificate.Counterexample {
    switch violation.place {
    case .themes:
      return Certificate.Counterexample(
        requirement: requirement.name, subject: "The themes", problem: violation.problem,
        situation: finder.conditions(of: violation.departures),
        departureCount: violation.departures.count, explanation: nil)
    case .node(let node):
      let cells = finder.cells(of: node, recording: false)
      defer { cells.restore() }
      return Certificate.Counterexample(
        requirement: requirement.name, subject: "\(finder.tree.nodeType(of: node)) (\(node))",
        problem: violation.problem, situation: cells.conditions(of: violation.departures),
        departureCount: violation.departures.count,
        explanation: cells.explanation(in: violation.departures))
    }
  }

  // MARK: Nodes

  private mutating func examine(_ node: AnyNodeHandle, _ finder: SituationFinder) {
    let cells = finder.cells(of: node, recording: false)
    defer { cells.restore() }
    nodeCount += 1
    let isExcused = requirements.allSatisfy(\.excusesDisabledControls)
    let question = NodeCells.Question(.all, settledIn: isExcused ? .disabled : .normal) {
      [self] in additionalReads(cells.node, $0)
    }
    let extent = cells.forEach(for: question, limit: space.limit) { cell, evaluation in
      judge(cell, evaluation, cells)
    }
    let type = cells.node.types[cells.node.last]
    if !extent.isComplete {
      nodesBeyondLimit.append(node)
      let text = "\(type) (\(node)) has more than \(space.limit) situations"
      for index in results.indices { results[index].undecided.append(text) }
    }
    for case .axis(let index) in extent.used { readers[index, default: 0] += 1 }
    if extent.used.contains(where: \.isState) { stateReaders += 1 }
    if extent.used.contains(where: \.isWidth) { widthReaders += 1 }
    cover(type, extent.used, extent.count, finder)
  }

  /// Adds to what is covered of a type.
  private mutating func cover(
    _ type: any StyleNode.Type, _ used: Set<SituationKey>, _ count: Int, _ finder: SituationFinder
  ) {
    let names =
      used.compactMap { key -> Int? in
        if case .axis(let index) = key { index } else { nil }
      }.sorted().map { finder.axes.all[$0].name }
      + (used.contains(where: \.isWidth) ? ["container widths"] : [])
      + (used.contains(where: \.isState) ? ["control states"] : [])
    if let place = coveragePlaces[ObjectIdentifier(type)] {
      coverage[place].nodeCount += 1
      coverage[place].situationCount += count
      coverage[place].axes += names.filter { !coverage[place].axes.contains($0) }
    } else {
      coveragePlaces[ObjectIdentifier(type)] = coverage.count
      coverage.append(
        Certificate.Coverage(
          nodeType: "\(type)", nodeCount: 1, situationCount: count, axes: names))
    }
  }

  /// The dependence of judging a node, besides that of its values.
  private func additionalReads(
    _ node: SituatedNode, _ evaluation: SituatedNode.Evaluation
  ) -> ChainReads {
    var reads = node.statesOfColors(in: evaluation)
    for requirement in requirements {
      reads.add(requirement.examinedStates(node.kinds[node.last]), at: node.last)
      if requirement.readsContrast { reads.context.formUnion(Self.readsOfContrast) }
    }
    if space.canvas?.isAdaptive == true, Backdrop().inside(evaluation.models).color == nil {
      reads.context.formUnion(Self.readsOfCanvas)
    }
    return reads
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

  // MARK: Judging

  /// The node in an evaluated situation, and the color behind the roots if it's visible.
  private func subject(
    _ departures: Departures, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) -> (subject: StyledSubject, canvas: Color?) {
    let (node, models) = (cells.node, evaluation.models)
    let (model, state) = models[node.last]
    var behind: Color?
    var outer = Backdrop().inside(models.dropLast())
    if let canvas = space.canvas, outer.inside(model, in: state).color == nil {
      let environment = evaluation.environment
      let color = canvas.decided(in: environment)
      outer = Backdrop().inside(layers: [color], alpha: 1, isPlain: true).inside(models.dropLast())
      behind = color
    }
    let subject = StyledSubject(
      kind: node.kinds[node.last], model: model, state: state,
      isDisabled: node.isDisabled(in: evaluation),
      isHighContrast: evaluation.environment.contrast == .increased, outer: outer,
      inside: outer.inside(model, in: state),
      counterpart: { other in
        var changed = departures
        for bit in state.symmetricDifference(other).elements {
          let key = SituationKey.controlState(place: node.last, bit: bit.rawValue)
          if changed.removeValue(forKey: key) == nil { changed[key] = .number(1) }
        }
        return self.subject(changed, cells.evaluation(in: changed), cells).subject
      },
      probes: {
        cells.finder.bring(node, to: departures)
        return TokenProbe(of: node.node, in: cells.finder.tree, reading: evaluation.reads)
      }, explanation: { cells.explanation(in: departures) })
    return (subject, behind)
  }

  private mutating func judge(
    _ cell: NodeCells.Cell, _ evaluation: SituatedNode.Evaluation, _ cells: NodeCells
  ) {
    let departures = cell.departures
    let (subject, canvas) = subject(departures, evaluation, cells)
    let type = cells.node.types[cells.node.last]
    observe?(
      Observation(
        subject: subject, nodeType: "\(type)", canvas: canvas, models: evaluation.models,
        cell: cell, cells: cells))
    for (index, requirement) in requirements.enumerated() {
      for judgment in requirement.check(subject) {
        switch judgment {
        case .violated(let problem):
          note(
            Violation(place: .node(cells.node.node), problem: problem, departures: departures),
            at: index)
        case .undecided(let problem):
          let text = "\(type) \(problem)"
          if !results[index].undecided.contains(text) { results[index].undecided.append(text) }
        }
      }
      if requirement.examinesTexts { noteTexts(of: subject) }
    }
  }

  private mutating func note(_ violation: Violation, at index: Int) {
    if let known = results[index].violation, known.departures.count <= violation.departures.count {
      return
    }
    results[index].violation = violation
  }

  private mutating func noteTexts(of subject: StyledSubject) {
    guard !subject.isDisabled, !subject.inside.isHidden else { return }
    for part in TextPart.all(of: subject.model, in: subject.state) {
      for visible in subject.inside.allVisible(part) ?? [] {
        let contrast = abs(visible.text.perceptualContrast(on: visible.background))
        leastTextContrast = min(leastTextContrast ?? contrast, contrast)
      }
    }
  }

  // MARK: Tokens

  /// Examines the tokens that combinations of themes must set, in the environments that these read.
  private mutating func examineTokens(_ finder: SituationFinder) {
    for (index, requirement) in requirements.enumerated() where !requirement.tokens.isEmpty {
      let count = TokenContexts(finder).forEach { part in
        let missing = requirement.tokens.filter {
          part.context.tokens.entry(at: $0.definition.index) == nil
        }
        guard !part.themes.isEmpty, !missing.isEmpty else { return }
        let problem =
          "don't set " + missing.map { "'\($0.name)'" }.joined(separator: ", ")
        note(Violation(place: .themes, problem: problem, departures: part.departures), at: index)
      }
      tokenEvaluationCount += count
    }
  }
}

extension SituationKey {
  fileprivate var isState: Bool { stateName != nil }
  fileprivate var isWidth: Bool { if case .containerWidth = self { true } else { false } }
}
