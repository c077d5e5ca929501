/// What an applier worked out about one type: how to style each of its nodes.
///
/// A node that comes out as one before it shares that one's block: the steps compare with it as
/// they go.
final class Plan: Sendable {
  /// Whether the type is a class, whose nodes may be of a subclass.
  let isOfClass: Bool

  private let kind: NodeKind

  /// What the conformances write, in the order of the steps.
  private let layout: Layout
  private let steps: StepSequence
  private let closureReader: AnyClosureReader?

  /// What the kind may derive where nothing but the conformances has written.
  private let derivations: [Derivation]

  /// What the conformances wrote for an earlier node; if nothing else comes, with what was derived.
  private let known = KnownBlock()

  /// What came of conformances, closure and derivation for an earlier node.
  private let knownResult = KnownBlock()

  init<Node: StyleNode>(of type: Node.Type, attributes: AttributeList) {
    isOfClass = type is AnyClass
    kind = type.nodeKind
    let rules = kind.rules
    var makers: [AttributeID: AttributeStep.Maker] = [:]
    let candidates = ConformanceRecords.shared.candidates(for: type)
    for attribute in attributes.lazy.map(\.id) where rules.use(attribute) {
      if let proto = attribute.definition.protocolType, !candidates.mayInclude(proto) { continue }
      makers[attribute] = attribute.definition.makeStep(type)
    }
    layout = Layout.written(makers.keys)
    steps = StepSequence(
      layout.entries.enumerated().compactMap { index, entry in
        makers[entry.attribute]?(entry.offset, index)
      })
    closureReader = AnyClosureReader.make(of: type)
    derivations = rules.derivations(from: makers.keys)
  }

  /// Styles a node over nothing.
  @inline(__always)
  func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    let known = known.block
    let written = conformances(of: node, comparingWith: known)
    if let known, written == nil, closureReader == nil {
      return ViewModel(block: known.takeUnretainedValue())
    }
    return finish(node, written: written, known: known)
  }

  /// Styles a node over what a model has already.
  func apply<Node: StyleNode>(_ node: Node, to model: inout ViewModel) {
    let known = known.block
    let written = conformances(of: node, comparingWith: known) ?? known?.takeUnretainedValue()
    model.discardDerived()
    model.take(kind: kind)
    if let written { model.merge(writtenOf: written) }
    var levels = Levels(conformances: layout)
    runClosure(of: node, on: &model, &levels)
    model.derive(kind.derivations, levels)
  }

  /// Runs the steps; nil when every value equals that of the known block.
  @inline(__always)
  private func conformances<Node: StyleNode>(
    of node: Node, comparingWith known: Unmanaged<Block>?
  ) -> Block? {
    var writer =
      if let known {
        BlockWriter(comparingWith: known, layout: layout)
      } else {
        BlockWriter(layout: layout, kind: kind)
      }
    // The plan is of this type, so its steps are.
    withUnsafeMutablePointer(to: &writer) { steps.run(on: node, $0) }
    return writer.fresh
  }

  private func runClosure<Node: StyleNode>(
    of node: Node, on model: inout ViewModel, _ levels: inout Levels
  ) {
    guard let closureReader else { return }
    // The plan is of this type, so its reader is.
    let reader = unsafeDowncast(closureReader, to: ClosureReader<Node>.self)
    levels.closure = model.recordingWrites(reader.closure(node))
    model.take(kind: kind)
  }

  /// Runs the closure and derives; publishes what came of the first node, to be shared.
  private func finish<Node: StyleNode>(
    _ node: Node, written: Block?, known: Unmanaged<Block>?
  ) -> ViewModel {
    guard let block = written ?? known?.takeUnretainedValue() else {
      preconditionFailure("A plan without a known block writes one.")
    }
    var model = ViewModel(block: block)
    var levels = Levels(conformances: layout)
    guard closureReader != nil else {
      if !derivations.isEmpty { model.derive(derivations, levels) }
      if known == nil { self.known.publish(model.block) }
      return model
    }
    if known == nil { self.known.publish(block) }
    runClosure(of: node, on: &model, &levels)
    model.derive(kind.derivations, levels)
    guard let result = knownResult.block?.takeUnretainedValue() else {
      knownResult.publish(model.block)
      return model
    }
    return model.block.isIdentical(to: result) ? ViewModel(block: result) : model
  }
}
