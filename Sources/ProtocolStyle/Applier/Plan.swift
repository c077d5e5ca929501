/// What an applier worked out about one type: how to style each of its nodes.
///
/// A node that comes out as one before it shares that one's block: the steps compare with it as
/// they go. Content is written to a block of its own, which is used again when nobody kept it.
final class Plan: Sendable {
  /// Counts the plans of a table from 0.
  let number: Int

  /// Whether the type is a class, whose nodes may be of a subclass.
  let isOfClass: Bool

  let kind: NodeKind
  private let style: StepSequence
  private let content: StepSequence

  /// Whether the conformances write content.
  var hasContent: Bool { !content.isEmpty }

  /// Whether the conformances write the same content as those of another plan.
  func readsSameContent(as other: Plan) -> Bool {
    content.layout.entries.map(\.attribute) == other.content.layout.entries.map(\.attribute)
  }

  /// Where the content lies that the conformances write.
  var contentLayout: Layout { content.layout }

  /// Whether the nodes have a control state of their own.
  let hasControlState: Bool

  private let closureReader: AnyPropertyReader<StyleClosure>?

  /// What the kind may derive where nothing but the conformances has written.
  private let derivations: [Derivation]

  /// Whether a node may come out otherwise than one of equal style: by its closure, or a derivation
  /// that reads the context, or reads or writes content.
  let isOpenEnded: Bool

  /// What the conformances wrote for an earlier node, with what was derived unless open-ended.
  private let known = KnownBlock()

  /// What came of an earlier node in the end, when open-ended.
  private let knownResult = KnownBlock()

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
    hasControlState = makers[Attribute.controlState.id] != nil
    closureReader = .customClosure(of: type)
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
    let written = style(of: node, comparingWith: known)
    let content = content(of: node)
    if let known, !isOpenEnded {
      guard let written else {
        return ViewModel(style: known.takeUnretainedValue(), content: content)
      }
      if derivations.isEmpty { return ViewModel(style: written, content: content) }
    }
    return publish(node, written: written, content: content, known: known)
  }

  /// What the conformances write of style for a node; nil when every value equals the known one.
  @inline(__always)
  func style<Node: StyleNode>(
    of node: Node, comparingWith known: Unmanaged<Block>?
  ) -> Block? {
    style.run(on: node, kind: kind, comparingWith: known)
  }

  /// What the conformances write of content for a node; nil when the type has none.
  func content<Node: StyleNode>(of node: Node) -> Block? {
    content.isEmpty ? nil : content.run(on: node, kind: kind, comparingWith: nil)
  }

  /// Writes what the conformances say of content for a node, into an earlier result if nobody else
  /// has it.
  ///
  /// - Parameters:
  ///   - node: Where the node lies: handed on as a value, it would be copied.
  ///   - latest: The latest result.
  /// - Returns: The latest result, uncounted; nil when the type has no content.
  @inline(__always)
  func writeContent<Node: StyleNode>(
    of node: UnsafePointer<Node>, over latest: inout Block?
  ) -> Unmanaged<Block>? {
    if content.isEmpty { return nil }
    if isKnownUniquelyReferenced(&latest) {
      let block = Unmanaged.passUnretained(latest.unsafelyUnwrapped)
      block._withUnsafeGuaranteedRef { content.run(on: node.pointee, over: $0) }
      return block
    }
    latest = content.run(on: node.pointee, kind: kind, comparingWith: nil)
    return latest.map(Unmanaged.passUnretained)
  }

  /// Styles a node over what a model has already, in a control state or else in its own.
  func apply<Node: StyleNode>(
    _ node: Node, to model: inout ViewModel, in state: ControlState? = nil
  ) {
    var conformances = ViewModel(
      style: style(of: node, comparingWith: nil) ?? Block.make(.empty, kind: kind),
      content: content(of: node))
    if let state, kind.uses(.controlState) { conformances.controlState = state }
    model.discardDerived()
    cascade(conformances, of: node, onto: &model)
  }

  /// Puts the levels of the cascade from the conformances on over what is beneath, and derives.
  ///
  /// - Parameters:
  ///   - conformances: What the conformances wrote for the node.
  ///   - node: The node.
  ///   - model: What is beneath, with nothing derived in it.
  ///   - hasStyle: Whether the style of the conformances has been merged with that.
  ///   - inherited: What of that the parent alone brings.
  ///   - upper: The levels above the closure.
  ///   - observer: Is called with what each level wrote, but not with what the upper levels wrote.
  func cascade<Node: StyleNode>(
    _ conformances: ViewModel, of node: Node, onto model: inout ViewModel,
    hasStyle: Bool = false, inherited: Set<Write> = [], upper: UpperLevels = UpperLevels(),
    observer: CascadeObserver? = nil
  ) {
    if !hasStyle { merge(conformances.style, onto: &model) }
    if let content = conformances.content { model.merge(writtenOf: content) }
    observer?(.conformances, false, conformances.writes, model)
    finish(
      &model, Levels(inherited: inherited, conformances: conformances), of: node,
      upper: upper, observer: observer)
  }

  /// Merges the style of the conformances of a node with what is beneath.
  func merge(_ style: Block, onto model: inout ViewModel) {
    model.take(kind: kind)
    model.merge(writtenOf: style)
  }

  /// Completes what the conformances wrote for a node with nothing beneath.
  func complete<Node: StyleNode>(_ conformances: ViewModel, of node: Node) -> ViewModel {
    var model = conformances
    if isOpenEnded {
      finish(&model, Levels(conformances: conformances), of: node)
    } else if !derivations.isEmpty {
      model.derive(derivations, Levels(conformances: conformances))
    }
    return model
  }

  /// Runs the closure, which finds everything below it but nothing derived; then the upper levels;
  /// derives.
  private func finish<Node: StyleNode>(
    _ model: inout ViewModel, _ levels: Levels, of node: Node,
    upper: UpperLevels = UpperLevels(), observer: CascadeObserver? = nil
  ) {
    var levels = levels
    if let closureReader {
      levels.closure = model.recordingWrites(closureReader.read(node))
      observer?(.closure, false, levels.closure, model)
    }
    if let rules = upper.rules { levels.overridingRules = rules(&model) }
    if let overrides = upper.overrides { levels.overrides = overrides(&model) }
    model.take(kind: kind)
    model.derive(kind.derivations, levels, observer: observer)
  }

  /// Completes what the conformances wrote; publishes what came of the first node, to be shared.
  private func publish<Node: StyleNode>(
    _ node: Node, written: Block?, content: Block?, known: Unmanaged<Block>?
  ) -> ViewModel {
    guard let block = written ?? known?.takeUnretainedValue() else {
      preconditionFailure("A plan without a known block writes one.")
    }
    var model = complete(ViewModel(style: block, content: content), of: node)
    // Of equal nodes on several threads at once, all are to have the block of the first.
    let result: Block
    if isOpenEnded {
      if known == nil { self.known.publish(block) }
      result = knownResult.block?.takeUnretainedValue() ?? knownResult.publish(model.style)
    } else if known == nil {
      result = self.known.publish(model.style)
    } else {
      return model
    }
    if model.style.isIdentical(to: result) { model.style = result }
    return model
  }
}
