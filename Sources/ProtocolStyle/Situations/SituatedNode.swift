/// A part of a node's situation that can depart from the situation that the tree has.
package enum SituationKey: Hashable, Comparable, Sendable {
  /// An axis, by its number.
  case axis(Int)

  /// The width of a container, by its place in the chain of ancestors.
  case containerWidth(place: Int)

  /// A bit of the control state of a node, by its place in the chain of ancestors.
  case controlState(place: Int, bit: UInt)
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

  /// The control states that were set in the tree, and the widths of containers there; nil for none.
  private let states: [ControlState?]
  private let widths: [Double?]

  /// The states of nodes in the present situation if no bit of theirs departs, and what their getters
  /// read for that.
  package private(set) var own: [ControlState]
  private(set) var ownReads: [Int: ContextReads] = [:]

  /// The nodes of whose states a bit departs.
  private var departing: Set<Int> = []

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
    chain.contains { node in
      guard let restore = variant.set(tree, node) else { return false }
      restore()
      return true
    }
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
      own[place] = tree.ownControlState(of: chain[place])
      ownReads[place] = tree.readsOfOwnControlState(of: chain[place])
      tree.setControlState(own[place].symmetricDifference(bits), of: chain[place])
    }
    departing = Set(flipped.keys)
  }

  private func restoreStates() {
    for place in departing { tree.setControlState(states[place], of: chain[place]) }
    (departing, ownReads) = ([], [:])
  }

  private func restoreModels() {
    for restore in restoring.reversed() { restore() }
    (restoring, variants) = ([], [])
  }

  /// Brings everything back.
  func restore() { apply([:], variants: []) }
}

// MARK: - ChainReads

/// The dependence of a value on the context, and on the states and widths of a node and its ancestors.
package struct ChainReads {
  /// The parts of the environment, and the tokens.
  package var context = ContextReads()

  /// The bits of control states, by the places of the nodes.
  package var states: [Int: ControlState] = [:]

  /// The nodes whose states were read, and not only tested by conditions.
  var readers: Set<Int> = []

  /// The thresholds for the widths of containers, by their places.
  var thresholds: [Int: Set<Double>] = [:]

  /// Whether a width was compared outside of any container.
  var comparesWidthOutside = false

  /// Makes it without reads.
  package init() {}

  package mutating func formUnion(_ other: ChainReads) {
    context.formUnion(other.context)
    states.merge(other.states) { $0.union($1) }
    readers.formUnion(other.readers)
    thresholds.merge(other.thresholds) { $0.union($1) }
    comparesWidthOutside = comparesWidthOutside || other.comparesWidthOutside
  }

  /// Adds bits of the state of a node.
  package mutating func add(_ bits: ControlState, at place: Int) {
    if bits != .normal { states[place, default: .normal].formUnion(bits) }
  }
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

    let records: [CascadeRecord]

    /// The reads of the closures of themes, and whether scopes have themes.
    let themeReads: ContextReads
    var areThemesScoped: Bool { records.contains(where: \.isInScopedThemes) }

    /// The reads of the getters of the nodes' own states.
    fileprivate let stateReads: [ContextReads]

    /// The reads that were found, as long as no writer is found that writes more.
    fileprivate var known: [PlacedAttribute: ChainReads] = [:]
    fileprivate var knownWriters = 0

    fileprivate init(
      _ models: [(model: ViewModel, state: ControlState)], _ records: [CascadeRecord],
      _ stateReads: [ContextReads], in tree: StyleTree
    ) {
      (self.models, self.records, self.stateReads) = (models, records, stateReads)
      (themes, environment, themeReads) = (tree.themes, tree.environment, tree.themeReads)
    }
  }

  struct PlacedAttribute: Hashable {
    let place: Int
    let attribute: AttributeID
  }

  /// Styles the chain in the present situation.
  func evaluate() -> Evaluation {
    var (models, records) = ([(model: ViewModel, state: ControlState)](), [CascadeRecord]())
    var stateReads: [ContextReads] = []
    for (place, node) in chain.enumerated() {
      let record = tree.record(of: node)
      records.append(record)
      models.append((record.model, tree.ownControlState(of: node)))
      stateReads.append(ownReads[place] ?? tree.readsOfOwnControlState(of: node))
    }
    return Evaluation(models, records, stateReads, in: tree)
  }
}

// MARK: - Reads of Values

/// The writers of a node's ancestors and its own, with all that they write in any situation.
struct WrittenAttributes {
  struct Key: Hashable {
    let place: Int
    let writer: CascadeRecord.Identity
  }

  private var attributes: [Key: Set<AttributeID>] = [:]

  /// The writers whose closures read something, so that they may write other attributes elsewhere, and
  /// that weren't examined yet.
  var unexamined: [Key] = []
  private var known: Set<Key> = []

  /// The number of changes.
  private(set) var version = 0

  /// Notes the writers of an evaluation.
  mutating func note(_ evaluation: SituatedNode.Evaluation) {
    for (place, record) in evaluation.records.enumerated() {
      for writer in record.writers {
        let key = Key(place: place, writer: writer.identity)
        let former = attributes[key]
        if former.map({ !$0.isSuperset(of: writer.writes) }) ?? true {
          attributes[key] = (former ?? []).union(writer.writes)
          version += 1
        }
        let isConstant = !writer.reads.hasElements && writer.modelReads == .some([])
        if !isConstant, writer.isInForce || writer.modelReads != .all, known.insert(key).inserted {
          unexamined.append(key)
        }
      }
    }
  }

  /// The attributes that any writer writes, as far as that's known.
  var all: Set<AttributeID> { attributes.values.reduce(into: []) { $0.formUnion($1) } }

  /// The attributes that a writer may write; nil for any.
  func attributes(of writer: CascadeRecord.Writer, at place: Int) -> Set<AttributeID>? {
    if !writer.isInForce, writer.modelReads == .all { return nil }
    return attributes[Key(place: place, writer: writer.identity)] ?? writer.writes
  }
}

/// Finds out what values depend on in an evaluation.
struct ValueReads {
  let node: SituatedNode
  let evaluation: SituatedNode.Evaluation
  let written: WrittenAttributes

  /// The values, and the nodes all of whose values, are being found.
  private var visited: Set<SituatedNode.PlacedAttribute> = []
  private var collected: Set<Int> = []

  init(
    _ node: SituatedNode, _ evaluation: SituatedNode.Evaluation, _ written: WrittenAttributes
  ) {
    (self.node, self.evaluation, self.written) = (node, evaluation, written)
    if evaluation.knownWriters != written.version {
      evaluation.known = [:]
      evaluation.knownWriters = written.version
    }
  }

  /// The dependence of all values of a node.
  mutating func all(at place: Int) -> ChainReads {
    let record = evaluation.records[place]
    var attributes = record.attributes
    for writer in record.writers {
      attributes.formUnion(written.attributes(of: writer, at: place) ?? [])
    }
    var reads = ChainReads()
    for attribute in attributes where attribute != Attribute.controlState.id {
      reads.formUnion(self.reads(of: attribute, at: place))
    }
    // A rule that writes any attribute.
    for writer in record.writers where written.attributes(of: writer, at: place) == nil {
      addCondition(of: writer, at: place, to: &reads)
      add(writer.reads, at: place, to: &reads)
    }
    return reads
  }

  /// The dependence of the value of an attribute.
  mutating func reads(of attribute: AttributeID, at place: Int) -> ChainReads {
    let key = SituatedNode.PlacedAttribute(place: place, attribute: attribute)
    if let known = evaluation.known[key] { return known }
    // Derivations and closures may read each other's attributes.
    guard visited.insert(key).inserted else { return ChainReads() }
    let isOutermost = visited.count == 1 && collected.isEmpty
    var reads = ChainReads()
    let record = evaluation.records[place]
    var isWritten = addWriters(of: attribute, at: place, to: &reads) { $0.level > .conformances }
    if !isWritten, let getter = record.getters[attribute] {
      add(getter, at: place, to: &reads)
      isWritten = record.conformances.contains(attribute) && !attribute.definition.hasAxis
    }
    if !isWritten {
      isWritten = addWriters(of: attribute, at: place, to: &reads) { $0.level < .conformances }
    }
    if !isWritten, attribute.definition.isInherited, place > 0 {
      reads.formUnion(self.reads(of: attribute, at: place - 1))
    }
    addDerivations(of: attribute, at: place, isWritten: isWritten, to: &reads)
    // A scope may bring rules, which may write any attribute.
    for outer in 0...place { add(evaluation.records[outer].scope, at: outer, to: &reads) }
    for reader in reads.readers { add(evaluation.stateReads[reader], at: reader, to: &reads) }
    visited.remove(key)
    if isOutermost { evaluation.known[key] = reads }
    return reads
  }

  /// The dependence of the set of attributes that a writer writes.
  mutating func reads(ofWriter identity: CascadeRecord.Identity, at place: Int) -> ChainReads {
    var reads = ChainReads()
    for writer in evaluation.records[place].writers where writer.identity == identity {
      add(writer.reads, at: place, to: &reads)
      addReadsOfModel(by: writer, at: place, to: &reads)
    }
    return reads
  }

  /// Adds the reads of writers from the highest down to the first that determines the value.
  ///
  /// - Returns: Whether there is such a writer.
  private mutating func addWriters(
    of attribute: AttributeID, at place: Int, to reads: inout ChainReads,
    where isIncluded: (CascadeRecord.Writer) -> Bool
  ) -> Bool {
    for writer in evaluation.records[place].writers.reversed() where isIncluded(writer) {
      if let attributes = written.attributes(of: writer, at: place), !attributes.contains(attribute)
      {
        continue
      }
      addCondition(of: writer, at: place, to: &reads)
      add(writer.reads, at: place, to: &reads)
      addReadsOfModel(by: writer, at: place, to: &reads)
      if writer.isInForce, writer.writes.contains(attribute), !attribute.definition.hasAxis {
        return true
      }
    }
    return false
  }

  private mutating func addReadsOfModel(
    by writer: CascadeRecord.Writer, at place: Int, to reads: inout ChainReads
  ) {
    switch writer.modelReads {
    case .some(let others):
      for case let other as AttributeID in others.lazy.map(\.base) {
        reads.formUnion(self.reads(of: other, at: place))
      }
    case .all:
      // Any of them may be inherited.
      for place in 0...place where collected.insert(place).inserted {
        reads.formUnion(all(at: place))
        collected.remove(place)
      }
    }
  }

  private mutating func addDerivations(
    of attribute: AttributeID, at place: Int, isWritten: Bool, to reads: inout ChainReads
  ) {
    for derivation in node.kinds[place].derivations where derivation.outputs.ids.contains(attribute)
    {
      if isWritten, derivation.precedence == .defaults { continue }
      for input in derivation.inputs.ids { reads.formUnion(self.reads(of: input, at: place)) }
    }
    if let own = evaluation.records[place].derivations[attribute] {
      add(own, at: place, to: &reads)
    }
  }

  private func addCondition(
    of writer: CascadeRecord.Writer, at place: Int, to reads: inout ChainReads
  ) {
    add(writer.conditionReads, at: place, to: &reads)
    reads.add(writer.states, at: place)
    if writer.states != .normal { reads.readers.insert(place) }
    if let control = node.enclosing[place], writer.enclosingStates != .normal {
      reads.add(writer.enclosingStates, at: control)
      reads.readers.insert(control)
    }
  }

  /// Adds what a node has read.
  func add(_ own: ContextReads, at place: Int, to reads: inout ChainReads) {
    reads.context.formUnion(own)
    func note(_ reader: Int) {
      let states = [evaluation.models[place].state, evaluation.models[reader].state]
      reads.add(
        StateStyles.named.union(evaluation.records[place].tested).union(ControlState(states)),
        at: reader)
      reads.readers.insert(reader)
    }
    if own.readsControlState { note(place) }
    if own.readsEnclosingState, let control = node.enclosing[place] { note(control) }
    guard own.readsContainerWidth else { return }
    if let container = node.containers[place] {
      reads.thresholds[container, default: []].formUnion(own.containerWidths)
    } else {
      reads.comparesWidthOutside = true
    }
  }
}
