/// What an applier worked out about one type: how to style each of its nodes.
///
/// A node that comes out as one before it shares that one's block: the steps compare with it as
/// they go. Content is written to a block of its own each time.
final class Plan: Sendable {
  /// Whether the type is a class, whose nodes may be of a subclass.
  let isOfClass: Bool

  private let kind: NodeKind
  private let style: StepSequence
  private let content: StepSequence
  private let closureReader: AnyClosureReader?

  /// What the kind may derive where nothing but the conformances has written.
  private let derivations: [Derivation]

  /// Whether a node may come out otherwise than one of equal style: by its closure, or a derivation
  /// that reads the context, or reads or writes content.
  private let isOpenEnded: Bool

  /// What the conformances wrote for an earlier node, with what was derived unless open-ended.
  private let known = KnownBlock()

  /// What came of an earlier node in the end, when open-ended.
  private let knownResult = KnownBlock()

  init<Node: StyleNode>(of type: Node.Type, attributes: AttributeList) {
    isOfClass = type is AnyClass
    kind = type.nodeKind
    var makers: [AttributeID: AttributeStep.Maker] = [:]
    let candidates = ConformanceRecords.shared.candidates(for: type)
    for attribute in attributes.lazy.map(\.id) where kind.uses(attribute) {
      if let proto = attribute.definition.protocolType, !candidates.mayInclude(proto) { continue }
      makers[attribute] = attribute.definition.makeStep(type)
    }
    style = StepSequence(makers.filter { !$0.key.definition.isContent })
    content = StepSequence(makers.filter(\.key.definition.isContent))
    closureReader = AnyClosureReader.make(of: type)
    derivations = kind.rules.derivations(from: makers.keys)
    isOpenEnded =
      closureReader != nil
      || derivations.contains { derivation in
        !derivation.readsInputsAlone || derivation.output.id.definition.isContent
          || derivation.inputs.contains { $0.id.definition.isContent }
      }
  }

  /// Styles a node over nothing.
  @inline(__always)
  func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    let known = known.block
    let written = style.run(on: node, kind: kind, comparingWith: known)
    let content = content.isEmpty ? nil : content.run(on: node, kind: kind, comparingWith: nil)
    if let known, !isOpenEnded {
      guard let written else {
        return ViewModel(style: known.takeUnretainedValue(), content: content)
      }
      if derivations.isEmpty { return ViewModel(style: written, content: content) }
    }
    return finish(node, written: written, content: content, known: known)
  }

  /// Styles a node over what a model has already.
  func apply<Node: StyleNode>(_ node: Node, to model: inout ViewModel) {
    let written = style.run(on: node, kind: kind, comparingWith: nil)
    let content = content.run(on: node, kind: kind, comparingWith: nil)
    let conformances = ViewModel(style: written ?? Block.make(.empty, kind: kind), content: content)
    model.discardDerived()
    model.take(kind: kind)
    model.merge(writtenOf: conformances.style)
    if let content { model.merge(writtenOf: content) }
    complete(&model, conformances, for: node)
  }

  /// Completes what the conformances wrote; publishes what came of the first node, to be shared.
  private func finish<Node: StyleNode>(
    _ node: Node, written: Block?, content: Block?, known: Unmanaged<Block>?
  ) -> ViewModel {
    guard let block = written ?? known?.takeUnretainedValue() else {
      preconditionFailure("A plan without a known block writes one.")
    }
    let conformances = ViewModel(style: block, content: content)
    var model = conformances
    guard isOpenEnded else {
      if !derivations.isEmpty { model.derive(derivations, Levels(conformances: conformances)) }
      if known == nil { self.known.publish(model.style) }
      return model
    }
    if known == nil { self.known.publish(block) }
    complete(&model, conformances, for: node)
    guard let result = knownResult.block?.takeUnretainedValue() else {
      knownResult.publish(model.style)
      return model
    }
    if model.style.isIdentical(to: result) { model.style = result }
    return model
  }

  /// Runs the closure, which sees everything beneath but nothing derived, and derives.
  private func complete<Node: StyleNode>(
    _ model: inout ViewModel, _ conformances: ViewModel, for node: Node
  ) {
    var levels = Levels(conformances: conformances)
    if let closureReader {
      // The plan is of this type, so its reader is.
      let reader = unsafeDowncast(closureReader, to: ClosureReader<Node>.self)
      levels.closure = model.recordingWrites(reader.closure(node))
      model.take(kind: kind)
    }
    model.derive(kind.derivations, levels)
  }
}
