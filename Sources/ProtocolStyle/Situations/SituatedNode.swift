/// A part of a node's situation that can depart from the situation that the tree has.
package enum SituationKey: Hashable, Comparable, Sendable {
  /// An axis, by its number.
  case axis(Int)

  /// The width of a container, by its place in the chain of ancestors.
  case containerWidth(place: Int)

  /// A bit of the control state of a node, by its place in the chain of ancestors.
  case controlState(place: Int, bit: UInt)

  /// A bit of the states of the descendants of a node, and a position among its siblings.
  case descendantState(place: Int, bit: UInt)
  case siblingPosition(place: Int, bit: UInt8)
}

extension SituationKey {
  /// The name of a state or of a position among siblings, such as `focused inside`; nil for others.
  package var stateName: String? {
    switch self {
    case .axis, .containerWidth: nil
    case .controlState(_, let bit): "\(ControlState(rawValue: bit))"
    case .descendantState(_, let bit): "\(ControlState(rawValue: bit)) inside"
    case .siblingPosition(_, let bit):
      "\(ReadStates(rawValue: bit).positionName ?? "") of its siblings"
    }
  }
}

/// A position other than that of the tree.
package enum SituationPosition: Hashable {
  /// The number of a position on an axis, or the other position of a bit of a control state.
  case number(Int)

  /// The width of a container.
  case width(Double)
}

/// The positions other than those of the tree.
package typealias Departures = [SituationKey: SituationPosition]

// MARK: - SituatedNode

/// A node with its ancestors, in a tree that is brought into situations.
///
/// A style depends on the node and its ancestors, because values and contexts are inherited.
package final class SituatedNode {
  /// The ancestors, the outermost first, and the node.
  package let chain: [AnyNodeHandle]
  package let types: [any StyleNode.Type]
  package let kinds: [NodeKind]

  /// The place of the enclosing control of each node, and that of its container; nil for none.
  let enclosing: [Int?]
  let containers: [Int?]

  /// The places of the controls and cells around the node, and of the node itself.
  package let controls: [Int]

  /// The places of models with a state of their own, which may depend on the situation.
  let stateful: Set<Int>

  /// The control states that were set in the tree, and the widths of containers there; nil for none.
  private let states: [ControlState?]
  private let widths: [Double?]

  /// The states of nodes in the present situation if no bit of theirs departs, and what their getters
  /// read for that.
  package private(set) var own: [ControlState]
  private(set) var ownReads: [Int: ContextReads] = [:]

  /// The nodes of whose states a bit departs, and those with other surroundings.
  private var departing: Set<Int> = []
  private var surrounded: Set<Int> = []

  /// The nodes that have depended on their descendants or their position in any situation.
  private var readers: Set<Int> = []

  /// The closures that restore the models that were changed.
  private var restoring: [() -> Void] = []
  private var variants: [VariantValue] = []

  private let tree: StyleTree

  /// Makes it for a node of a tree that is in its own situation.
  init(_ node: AnyNodeHandle, of tree: StyleTree) {
    self.tree = tree
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
    controls = kinds.indices.filter { [kinds] place in
      kinds[place].isControlOrCell || place == kinds.count - 1
    }
    stateful = Set(types.indices.filter { [types] in types[$0] is any ControlStateContent.Type })
    let areContainers = chain.map { tree.isSizeContainer($0) }
    containers = kinds.indices.map { place in areContainers[..<place].lastIndex(of: true) }
  }

  package var node: AnyNodeHandle { chain[last] }

  /// The place of the node itself.
  package var last: Int { chain.count - 1 }

  /// The range of all widths of a container: from an unknown one, if it is, or from zero on.
  func allWidths(at place: Int) -> ContainerWidthRange {
    ContainerWidthRange(from: widths[place] == nil ? -1 : 0)
  }

  /// The width of a container in the tree; -1 if it isn't known.
  func width(at place: Int) -> Double { widths[place] ?? -1 }

  /// Whether the model of a node in the chain has a property of a variant.
  func has(_ variant: VariantValue) -> Bool {
    chain.contains { variant.applies(to: $0, in: tree) }
  }

  /// Whether all models in the chain that have the property of a variant have its value.
  func hasPresent(_ variant: VariantValue) -> Bool {
    let nodes = chain.filter { variant.applies(to: $0, in: tree) }
    return !nodes.isEmpty && nodes.allSatisfy { variant.isPresent(tree, $0) }
  }

  /// Brings models, control states and container widths into a situation, whose themes and environment
  /// are in force.
  func apply(_ departures: Departures, variants: [VariantValue]) {
    if variants != self.variants {
      restoreModels()
      self.variants = variants
      restoring = variants.flatMap { value in chain.compactMap { value.set(tree, $0) } }
    }
    for place in chain.indices where containers.contains(place) {
      var width = widths[place]
      if case .width(let other) = departures[.containerWidth(place: place)] { width = other }
      if tree.containerWidth(of: chain[place]) != width {
        tree.setContainerWidth(width, of: chain[place])
      }
    }
    restoreStates()
    var flipped: [Int: ControlState] = [:]
    for case .controlState(let place, let bit) in departures.keys {
      flipped[place, default: .normal].formUnion(ControlState(rawValue: bit))
    }
    // A model's state may depend on scopes further out, which may depend on states there.
    for (place, bits) in flipped.sorted(by: { $0.key < $1.key }) {
      if stateful.contains(place) {
        own[place] = tree.ownControlState(of: chain[place])
        ownReads[place] = tree.readsOfOwnControlState(of: chain[place])
      }
      tree.setControlState(own[place].symmetricDifference(bits), of: chain[place])
    }
    departing = Set(flipped.keys)
    surround(departures)
  }

  /// Brings the states of descendants and the positions among siblings into a situation, after the
  /// states of the chain.
  private func surround(_ departures: Departures) {
    var flipped: [Int: (bits: ControlState, positions: ReadStates)] = [:]
    for key in departures.keys {
      switch key {
      case .descendantState(let place, let bit):
        flipped[place, default: (.normal, [])].bits.formUnion(ControlState(rawValue: bit))
      case .siblingPosition(let place, let bit):
        flipped[place, default: (.normal, [])].positions.formUnion(ReadStates(rawValue: bit))
      default: break
      }
    }
    for (place, flipped) in flipped.sorted(by: { $0.key < $1.key }) {
      var surroundings = tree.surroundings(flipped.positions, of: chain[place])
      for position in flipped.positions.elements {
        surroundings.set(position, to: !surroundings.positions.contains(position))
      }
      if !flipped.bits.isEmpty {
        // The states of the chain have keys of their own.
        let others = tree.descendantControlState(of: chain[place], without: chain)
        let inner = ControlState(chain[(place + 1)...].map(tree.ownControlState))
        surroundings.setDescendantState(others.symmetricDifference(flipped.bits).union(inner))
      }
      tree.setSurroundings(surroundings, of: chain[place])
    }
    surrounded = Set(flipped.keys)
  }

  private func restoreStates() {
    for place in surrounded { tree.setSurroundings(nil, of: chain[place]) }
    for place in departing { tree.setControlState(states[place], of: chain[place]) }
    (departing, surrounded, ownReads) = ([], [], [:])
  }

  private func restoreModels() {
    for restore in restoring.reversed() { restore() }
    (restoring, variants) = ([], [])
  }

  /// Brings everything back.
  func restore() { apply([:], variants: []) }
}

// MARK: - Evaluation

extension SituatedNode {
  /// The styles of a node and its ancestors in a situation.
  package final class Evaluation {
    /// The view models and control states of the ancestors, the outermost first, and of the node.
    package let models: [(model: ViewModel, state: ControlState)]

    /// The themes and the environment of the roots.
    package let themes: [Theme]
    package let environment: StyleEnvironment

    /// The reads of each step; none if they weren't recorded.
    let records: [CascadeRecord]

    /// The dependence of all values, if what each step read wasn't recorded.
    let all: ChainReads

    /// The parts of the context that were read for the nodes, if each step wasn't recorded.
    package var reads: ContextReads { all.context }

    /// The reads of the closures of themes, and whether scopes of the nodes have themes.
    let themeReads: ContextReads
    let areThemesScoped: Bool

    /// The reads of the getters of the nodes' own states.
    let stateReads: [ContextReads]

    /// The states of descendants and the positions of the nodes that have depended on them in any
    /// situation so far.
    let surroundings: [Int: Surroundings]

    /// The reads that were found, as long as no writer is found that writes more.
    var known: [PlacedAttribute: ChainReads] = [:]
    var knownWriters = 0

    fileprivate init(
      _ models: [(model: ViewModel, state: ControlState)], _ records: [CascadeRecord],
      _ all: ChainReads, _ stateReads: [ContextReads], _ surroundings: [Int: Surroundings],
      areThemesScoped: Bool, in tree: StyleTree
    ) {
      self.surroundings = surroundings
      (self.models, self.records, self.all) = (models, records, all)
      (self.stateReads, self.areThemesScoped) = (stateReads, areThemesScoped)
      (themes, environment, themeReads) = (tree.themes, tree.environment, tree.themeReads)
    }
  }

  /// Calls a closure with the view model and the state of a node, and returns what it reads of the model.
  package func reads<Result>(
    of evaluation: Evaluation, at place: Int, by body: (ViewModel, ControlState) -> Result
  ) -> (result: Result, values: NodeCells.ReadValues) {
    let (model, state) = evaluation.models[place]
    let (result, attributes) = model.recordingReads { body($0, state) }
    return (result, NodeCells.ReadValues(place: place, attributes: attributes))
  }

  /// Whether the node, or a control around it, is disabled in an evaluation.
  package func isDisabled(in evaluation: Evaluation) -> Bool {
    controls.contains { evaluation.models[$0].state.contains(.disabled) }
  }

  struct PlacedAttribute: Hashable {
    let place: Int
    let attribute: AttributeID
  }

  /// Styles the chain in the present situation.
  func evaluate(recording isRecording: Bool) -> Evaluation {
    var (models, records) = ([(model: ViewModel, state: ControlState)](), [CascadeRecord]())
    var (all, stateReads) = (ChainReads(), [ContextReads]())
    for (place, node) in chain.enumerated() {
      var model: ViewModel
      if isRecording {
        records.append(CascadeRecord(of: node, in: tree))
        model = records[place].model
      } else {
        model = tree.viewModel(of: node)
      }
      models.append((model, tree.ownControlState(of: node)))
      stateReads.append(ownReads[place] ?? tree.readsOfOwnControlState(of: node))
      if !isRecording { addReads(at: place, stateReads[place], to: &all) }
      if tree.dependsOnOtherNodes(node) { readers.insert(place) }
    }
    let surroundings = readers.map {
      ($0, tree.surroundings([.descendantState, .positions], of: chain[$0]))
    }
    return Evaluation(
      models, records, all, stateReads, Dictionary(uniqueKeysWithValues: surroundings),
      areThemesScoped: chain.contains(where: tree.isInScopedThemes),
      in: tree)
  }

  /// Adds bits of the states of a node's descendants, some of which are in the chain, and positions of
  /// the node.
  func add(
    _ descendants: ControlState, _ positions: ReadStates, at place: Int, to all: inout ChainReads
  ) {
    all.add(descendants, positions, at: place)
    if descendants == .normal { return }
    for control in controls where control > place {
      all.add(descendants, at: control)
      all.readers.insert(control)
    }
  }

  /// Adds what was read for a node as a whole, and for its state.
  private func addReads(at place: Int, _ stateReads: ContextReads, to all: inout ChainReads) {
    let dependence = tree.presentDependence(of: chain[place])
    all.context.formUnion(tree.reads(of: chain[place]))
    all.context.formUnion(stateReads)
    all.add(dependence.controlStates, at: place)
    add(dependence.descendantStates, dependence.positions, at: place, to: &all)
    if let control = enclosing[place] {
      all.add(dependence.enclosingStates, at: control)
    } else if dependence.enclosingStates != .normal {
      all.readsStateOutside = true
    }
    let widths = dependence.containerWidths + stateReads.containerWidths
    if widths.isEmpty { return }
    if let container = containers[place] {
      all.thresholds[container, default: []].formUnion(widths)
    } else {
      all.comparesWidthOutside = true
    }
  }
}
