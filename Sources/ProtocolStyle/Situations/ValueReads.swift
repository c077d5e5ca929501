/// The dependence of a value on the context, and on the states and widths of a node and its ancestors.
package struct ChainReads {
  /// The parts of the environment, and the tokens.
  package var context = ContextReads()

  /// The bits of control states, by the places of the nodes.
  package var states: [Int: ControlState] = [:]

  /// The bits of the states of descendants, and the positions among siblings, by the places of the
  /// nodes.
  var descendantStates: [Int: ControlState] = [:]
  var positions: [Int: ReadStates] = [:]

  /// The nodes whose states were read, and not only tested by conditions.
  var readers: Set<Int> = []

  /// The thresholds for the widths of containers, by their places.
  var thresholds: [Int: Set<Double>] = [:]

  /// Whether a width was compared outside of any container, and the state of an enclosing control was
  /// read outside of any control.
  var comparesWidthOutside = false
  var readsStateOutside = false

  /// Makes it without reads.
  package init() {}

  package mutating func formUnion(_ other: ChainReads) {
    context.formUnion(other.context)
    states.merge(other.states) { $0.union($1) }
    descendantStates.merge(other.descendantStates) { $0.union($1) }
    positions.merge(other.positions) { $0.union($1) }
    readers.formUnion(other.readers)
    thresholds.merge(other.thresholds) { $0.union($1) }
    comparesWidthOutside = comparesWidthOutside || other.comparesWidthOutside
    readsStateOutside = readsStateOutside || other.readsStateOutside
  }

  /// Adds bits of the states of a node's descendants, and positions of the node.
  mutating func add(_ descendants: ControlState, _ positions: ReadStates, at place: Int) {
    if descendants != .normal { descendantStates[place, default: .normal].formUnion(descendants) }
    if !positions.isEmpty { self.positions[place, default: []].formUnion(positions) }
  }

  /// Adds bits of the state of a node.
  package mutating func add(_ bits: ControlState, at place: Int) {
    if bits != .normal { states[place, default: .normal].formUnion(bits) }
  }
}

// MARK: - WrittenAttributes

/// The writers of a node's ancestors and its own, with all that they write in any situation.
struct WrittenAttributes {
  struct Key: Hashable {
    let place: Int
    let writer: CascadeRecord.WriterIdentity
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

// MARK: - ValueReads

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
  mutating func reads(ofWriter identity: CascadeRecord.WriterIdentity, at place: Int) -> ChainReads
  {
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
    node.add(writer.descendantStates, writer.positions, at: place, to: &reads)
    if writer.enclosingStates == .normal { return }
    if let control = node.enclosing[place] {
      reads.add(writer.enclosingStates, at: control)
      reads.readers.insert(control)
    } else {
      reads.readsStateOutside = true
    }
  }

  /// Adds what a node has read.
  func add(_ own: ContextReads, at place: Int, to reads: inout ChainReads) {
    reads.context.formUnion(own)
    func note(_ reader: Int) {
      let states = [evaluation.models[place].state, evaluation.models[reader].state]
      reads.add(
        ControlState.basic.union(evaluation.records[place].tested.others).union(
          ControlState(states)),
        at: reader)
      reads.readers.insert(reader)
    }
    if own.readsControlState { note(place) }
    let states = ReadStates(own)
    node.add(
      states.contains(.descendantState) ? evaluation.records[place].tested.descendants : .normal,
      states.intersection(.positions), at: place, to: &reads)
    if own.readsEnclosingState {
      if let control = node.enclosing[place] {
        note(control)
      } else {
        reads.readsStateOutside = true
      }
    }
    guard own.readsContainerWidth else { return }
    if let container = node.containers[place] {
      reads.thresholds[container, default: []].formUnion(own.containerWidths)
    } else {
      reads.comparesWidthOutside = true
    }
  }
}
