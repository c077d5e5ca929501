internal import Synchronization

/// The steps for styling the nodes of one type, prepared once.
///
/// Invariants:
/// - A published block is never changed. A node whose values equal it shares it: the steps compare
///   the values while reading them, without allocating.
/// - Content is written to a separate block, which is reused if it's uniquely referenced.
/// - Only nodes of an open-ended type can get different results from equal values.
///
/// The first node costs the lookup of the type's conformances. An equal node costs its getters and
/// comparisons; a different one costs one block.
final class Plan: Sendable {
  /// The number of the plan in its table, counted from 0.
  let number: Int

  /// Whether the type is a class, whose nodes can be instances of subclasses.
  let isOfClass: Bool

  let kind: NodeKind
  private let style: StepSequence
  private let content: StepSequence

  /// Whether the conformances write content.
  var hasContent: Bool { !content.isEmpty }

  /// Returns whether the conformances write the same content attributes as those of another plan.
  func readsSameContent(as other: Plan) -> Bool {
    content.layout.entries.map(\.attribute) == other.content.layout.entries.map(\.attribute)
  }

  /// The layout of the content that the conformances write.
  var contentLayout: Layout { content.layout }

  /// Whether the model returns a control state, which getters read even if the kind has none.
  let hasControlState: Bool

  private let closureReader: AnyPropertyReader<StyleClosure>?

  /// The derivations that apply if only the conformances have written.
  private let derivations: [Derivation]

  /// Whether nodes with equal style can get different results: by a closure, or by a derivation
  /// that reads the context, or reads or writes content.
  let isOpenEnded: Bool

  /// The style that the conformances wrote for an earlier node, including derived values if not
  /// open-ended.
  @safe nonisolated(unsafe) private let known = LazyReference<Block>()

  /// The final result of an earlier node, if open-ended.
  @safe nonisolated(unsafe) private let knownResult = LazyReference<Block>()

  init<Node: StyleNode>(of type: Node.Type, attributes: AttributeList, number: Int) {
    self.number = number
    isOfClass = type is AnyClass
    kind = type.nodeKind
    var makers: [AttributeID: AttributeStep.Maker] = [:]
    let candidates = ConformanceRecords.shared.candidates(for: type)
    for attribute in attributes.ids where kind.uses(attribute) {
      if let proto = attribute.definition.protocolType, !candidates.mayInclude(proto) { continue }
      makers[attribute] = attribute.definition.makeStep(type)
    }
    style = StepSequence(makers.filter { !$0.key.definition.isContent })
    content = StepSequence(makers.filter(\.key.definition.isContent))
    hasControlState =
      makers[Attribute.controlState.id] != nil
      || candidates.mayInclude((any ControlStateContent).self)
        && type is any ControlStateContent.Type
    closureReader = .customClosure(of: type, candidates)
    derivations = kind.rules.derivations(from: makers.keys)
    isOpenEnded =
      closureReader != nil
      || derivations.contains { derivation in
        !derivation.readsInputsAlone
          || derivation.outputs.ids.contains { $0.definition.isContent }
          || derivation.inputs.ids.contains(where: \.isContent)
      }
  }

  /// Styles a node without lower levels.
  @inline(__always)
  func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    let known = known.unretained
    let written = style(of: node, comparingWith: known)
    let content = content(of: node)
    if let known, !isOpenEnded {
      guard let written else {
        // `self.known` keeps the block.
        return ViewModel(style: known.object, content: content)
      }
      if derivations.isEmpty { return ViewModel(style: written, content: content) }
    }
    return publish(node, written: written, content: content, known: known)
  }

  /// Returns the style that the conformances write for a node; nil if every value equals the known
  /// one.
  @inline(__always)
  func style<Node: StyleNode>(
    of node: Node, comparingWith known: Unretained<Block>?
  ) -> Block? {
    style.run(on: node, kind: kind, comparingWith: known)
  }

  /// Returns the content that the conformances write for a node; nil if the type has none.
  func content<Node: StyleNode>(of node: Node) -> Block? {
    content.isEmpty ? nil : content.run(on: node, kind: kind, comparingWith: nil)
  }

  /// Returns what the conformances of a node read, by attribute.
  ///
  /// - Parameters:
  ///   - node: The node.
  ///   - take: Returns the reads since its last call.
  /// - Returns: The reads of the getter for each attribute.
  func reads<Node: StyleNode, Reads>(
    of node: Node, taking take: () -> Reads
  ) -> [AttributeID: Reads] {
    style.reads(of: node, kind: kind, taking: take)
      .merging(content.reads(of: node, kind: kind, taking: take)) { first, _ in first }
  }

  /// Writes the content of a node, into an earlier result if that is uniquely referenced.
  ///
  /// - Parameters:
  ///   - node: A reference to the node; passing the value would copy it.
  ///   - latest: The latest result.
  /// - Returns: The latest result, unretained; nil if the type has no content.
  @inline(__always)
  func writeContent<Node: StyleNode>(
    of node: ValueReference<Node>, over latest: inout Block?
  ) -> Unretained<Block>? {
    if content.isEmpty { return nil }
    if isKnownUniquelyReferenced(&latest) {
      // A uniquely referenced block isn't nil.
      let block = Unretained(latest!)
      block.with { content.run(on: node.value, over: $0) }
      return block
    }
    latest = content.run(on: node.value, kind: kind, comparingWith: nil)
    return latest.map { Unretained($0) }
  }

  /// Styles a node over the values of a model, in a control state or its own.
  func apply<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in state: ControlState? = nil
  ) {
    var conformances = ViewModel(
      style: style(of: node, comparingWith: nil) ?? Block.make(.empty, kind: kind),
      content: content(of: node))
    if let state, kind.uses(.controlState) { conformances.controlState = state }
    model.discardDerived()
    var cascade = Cascade(model: model)
    cascade.levels.add(valuesOf: model, by: .rules)
    run(&cascade, with: conformances, of: node)
    model = cascade.model
  }

  /// Writes the levels from the conformances up over the lower ones, and derives.
  ///
  /// - Parameters:
  ///   - cascade: The cascade, which has the lower levels.
  ///   - conformances: The values that the conformances wrote for the node.
  ///   - node: The node.
  func run<Node: StyleNode>(
    _ cascade: inout Cascade, with conformances: ViewModel, of node: Node
  ) {
    if !cascade.hasStyle { merge(conformances.style, onto: &cascade.model) }
    if let content = conformances.content { cascade.model.merge(writtenOf: content) }
    cascade.observer?(.conformances, false, conformances.writes, cascade.model)
    finish(&cascade, conformances, of: node)
  }

  /// Merges the style of a node's conformances with the lower levels.
  func merge(_ style: Block, onto model: inout ViewModel) {
    model.take(kind: kind)
    model.merge(writtenOf: style)
  }

  /// Completes the values that the conformances wrote for a node without lower levels.
  func complete<Node: StyleNode>(_ conformances: ViewModel, of node: Node) -> ViewModel {
    if !isOpenEnded, derivations.isEmpty { return conformances }
    var cascade = Cascade(model: conformances)
    if isOpenEnded {
      finish(&cascade, conformances, of: node)
    } else {
      cascade.levels.add(valuesOf: conformances, by: .conformances)
      cascade.model.derive(derivations, cascade.levels)
    }
    return cascade.model
  }

  /// Completes the values that the conformances wrote for a node whose only lower level is inherited
  /// values, without running the cascade, if it has nothing to add.
  ///
  /// - Parameters:
  ///   - conformances: The values.
  ///   - inherited: A style with the inherited values.
  /// - Returns: The result; nil if a closure or a derivation may add to it, or if values along an
  ///   axis must be merged.
  func complete(_ conformances: ViewModel, inheriting inherited: Block) -> ViewModel? {
    guard closureReader == nil,
      let style = Block.make(inheriting: inherited, by: kind, beneath: conformances.style)
    else { return nil }
    let model = ViewModel(style: style, content: conformances.content)
    return kind.rules.mayDerive(from: model) ? nil : model
  }

  /// Runs the closure, which sees all lower levels but no derived values, then writes the upper
  /// levels, and derives.
  ///
  /// - Parameters:
  ///   - cascade: The cascade, whose values are those up to the conformances; the kind uses all of
  ///     them.
  ///   - conformances: The values that the conformances wrote.
  ///   - node: The node.
  private func finish<Node: StyleNode>(
    _ cascade: inout Cascade, _ conformances: ViewModel, of node: Node
  ) {
    let rules = kind.rules
    let derivations = rules.derivations
    // Only derivations read the levels, and most values aren't inputs of one.
    let hasLevels =
      closureReader == nil && cascade.upper.isEmpty
      ? rules.mayDerive(from: cascade.model) : !derivations.isEmpty
    if hasLevels { cascade.levels.add(valuesOf: conformances, by: .conformances) }
    var usesAll = true
    func note(_ writes: WriteSet, by level: CascadeLevel, in levels: inout Levels) {
      if !writes.allSatisfy({ kind.uses($0.attribute) }) { usesAll = false }
      if hasLevels { levels.add(writes, by: level) }
    }
    if let closureReader {
      let writes = cascade.model.recordingWrites(closureReader.read(node))
      cascade.observer?(.closure, false, writes, cascade.model)
      note(writes, by: .closure, in: &cascade.levels)
    }
    for level in cascade.upper {
      note(level.apply(&cascade.model), by: level.level, in: &cascade.levels)
    }
    if !usesAll { cascade.model.take(kind: kind) }
    if hasLevels {
      cascade.model.derive(derivations, cascade.levels, observer: cascade.observer)
    }
  }

  /// Completes the values that the conformances wrote, and publishes the first result to be shared.
  private func publish<Node: StyleNode>(
    _ node: Node, written: Block?, content: Block?, known: Unretained<Block>?
  ) -> ViewModel {
    guard let block = written ?? known?.object else {
      preconditionFailure("A plan without a known block writes one.")
    }
    var model = complete(ViewModel(style: block, content: content), of: node)
    // If several threads style equal nodes at the same time, all of them must use the first one's
    // block.
    let result: Block
    if isOpenEnded {
      if known == nil { _ = self.known.storeIfNil(block) }
      result = knownResult.load() ?? knownResult.storeIfNil(model.style)
    } else if known == nil {
      result = self.known.storeIfNil(model.style)
    } else {
      return model
    }
    if model.style.isIdentical(to: result) { model.style = result }
    return model
  }
}

// MARK: - Cascade

/// The cascade of one node: what the levels so far have written, and those above the closure.
struct Cascade {
  /// The values of the levels so far; without derived values until all levels have written.
  var model: ViewModel

  /// The writes of the levels so far.
  var levels = Levels()

  /// Whether the style that the conformances write has been merged with the model.
  var hasStyle = false

  /// The levels above the closure, the lowest first.
  var upper: [UpperLevel] = []

  /// Called with the writes of each level from the conformances up, except the upper ones.
  var observer: CascadeObserver?
}

// MARK: - PlanTable

/// The plans of an applier, one per type, each created for the type's first node.
final class PlanTable: Sendable {
  /// Shared by all appliers of the standard attributes.
  static let standard = PlanTable(attributes: .standard)

  private let attributes: AttributeList
  private let plans = AddressTable<Plan>()
  private let count = Atomic(0)

  init(attributes: AttributeList) {
    self.attributes = attributes
  }

  /// Returns the plan of a type; the first thread creates it while others wait.
  @inline(__always)
  func plan<Node: StyleNode>(of type: Node.Type) -> Unretained<Plan> {
    let address = UInt(bitPattern: ObjectIdentifier(type))
    return plans[address]
      ?? plans.insert(at: address) {
        let number = count.wrappingAdd(1, ordering: .relaxed).oldValue
        return Plan(of: type, attributes: attributes, number: number)
      }
  }
}

// MARK: - StepSequence

/// The steps that write one block for nodes of one type, which run without retain and release.
///
/// Sendable because the steps are immutable and never replaced.
final class StepSequence: @unchecked Sendable {
  /// The attributes that the steps write, in their order.
  let layout: Layout

  /// Keeps the steps.
  private let owned: [AttributeStep]
  private let steps: [Unretained<AttributeStep>]

  init(_ makers: [AttributeID: AttributeStep.Maker]) {
    layout = Layout.written(makers.keys)
    owned = layout.entries.enumerated().compactMap { index, entry in
      makers[entry.attribute]?(entry.offset, index)
    }
    steps = owned.map { Unretained($0) }
  }

  var isEmpty: Bool { steps.isEmpty }

  /// Runs the steps, which must be for this type of node; returns nil if every value equals the
  /// known one.
  @inline(__always)
  func run<Node>(
    on node: Node, kind: NodeKind, comparingWith known: Unretained<Block>?
  ) -> Block? {
    var writer =
      if let known {
        BlockWriter(comparingWith: known, layout: layout)
      } else {
        BlockWriter(layout: layout, kind: kind)
      }
    ValueReference.with(&writer) { writer in
      for index in 0..<steps.count {
        // The plan creates them for its type.
        steps[index].downcast(to: NodeStep<Node>.self).with { $0.run(node, writer) }
      }
    }
    return writer.fresh
  }

  /// Runs the steps, and returns what each of them reads, by attribute.
  func reads<Node, Reads>(
    of node: Node, kind: NodeKind, taking take: () -> Reads
  ) -> [AttributeID: Reads] {
    if isEmpty { return [:] }
    var reads: [AttributeID: Reads] = [:]
    var writer = BlockWriter(layout: layout, kind: kind)
    ValueReference.with(&writer) { writer in
      for index in 0..<steps.count {
        _ = take()
        // There's a step for each entry of the layout.
        steps[index].downcast(to: NodeStep<Node>.self).with { $0.run(node, writer) }
        reads[layout.entries[index].attribute] = take()
      }
    }
    return reads
  }

  /// Writes a node's values over those of a uniquely referenced block from an earlier run.
  @inline(__always)
  func run<Node>(on node: Node, over block: Block) {
    var writer = BlockWriter(over: block, layout: layout)
    ValueReference.with(&writer) { writer in
      for index in 0..<steps.count {
        steps[index].downcast(to: NodeStep<Node>.self).with { $0.run(node, writer) }
      }
    }
  }
}

// MARK: - PropertyReader

/// A closure that reads one property from the nodes of a type that adopts a protocol.
///
/// The type's metatype is opened once, so reading a node neither boxes nor casts it. Sendable
/// because this class and its subclass are immutable.
class AnyPropertyReader<Value>: @unchecked Sendable {
  fileprivate init() {}

  /// Reads the property of a node, which must have the type that the reader was created for.
  @inline(__always)
  final func read<Node>(_ node: borrowing Node) -> Value {
    // The only subclass is generic in the type of the nodes.
    downcast(self, to: PropertyReader<Node, Value>.self).property(node)
  }
}

/// The reader for the nodes of one type.
final class PropertyReader<Node, Value>: AnyPropertyReader<Value>, @unchecked Sendable {
  fileprivate let property: @Sendable (borrowing Node) -> Value

  init(_ type: Node.Type, _ property: @escaping @Sendable (borrowing Node) -> Value) {
    self.property = property
  }
}

extension AnyPropertyReader<StyleClosure> {
  /// Returns a reader of custom closures; nil if the type doesn't adopt `CustomClosure`.
  static func customClosure(
    of type: any StyleNode.Type, _ candidates: ConformanceRecords.Candidates
  ) -> AnyPropertyReader? {
    guard candidates.mayInclude((any CustomClosure).self) else { return nil }
    func reader<Adopter: CustomClosure>(of type: Adopter.Type) -> AnyPropertyReader {
      PropertyReader(type) { $0.customClosure }
    }
    return (type as? any CustomClosure.Type).map { reader(of: $0) }
  }
}
