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
  private let known = KnownBlock()

  /// The final result of an earlier node, if open-ended.
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
    hasControlState =
      makers[Attribute.controlState.id] != nil
      || candidates.mayInclude((any ControlStateContent).self)
        && type is any ControlStateContent.Type
    closureReader = .customClosure(of: type, candidates)
    derivations = kind.rules.derivations(from: makers.keys)
    isOpenEnded =
      closureReader != nil
      || derivations.contains { derivation in
        !derivation.readsInputsAlone || derivation.output.id.definition.isContent
          || derivation.inputs.contains { $0.id.definition.isContent }
      }
  }

  /// Styles a node without lower levels.
  @inline(__always)
  func viewModel<Node: StyleNode>(for node: Node) -> ViewModel {
    let known = known.block
    let written = style(of: node, comparingWith: known)
    let content = content(of: node)
    if let known, !isOpenEnded {
      guard let written else {
        // Sound because `self.known` retains the block.
        return ViewModel(style: known.takeUnretainedValue(), content: content)
      }
      if derivations.isEmpty { return ViewModel(style: written, content: content) }
    }
    return publish(node, written: written, content: content, known: known)
  }

  /// Returns the style that the conformances write for a node; nil if every value equals the known
  /// one.
  @inline(__always)
  func style<Node: StyleNode>(
    of node: Node, comparingWith known: Unmanaged<Block>?
  ) -> Block? {
    style.run(on: node, kind: kind, comparingWith: known)
  }

  /// Returns the content that the conformances write for a node; nil if the type has none.
  func content<Node: StyleNode>(of node: Node) -> Block? {
    content.isEmpty ? nil : content.run(on: node, kind: kind, comparingWith: nil)
  }

  /// Writes the content of a node, into an earlier result if that is uniquely referenced.
  ///
  /// - Parameters:
  ///   - node: The address of the node; passing the value would copy it.
  ///   - latest: The latest result.
  /// - Returns: The latest result, unretained; nil if the type has no content.
  @inline(__always)
  func writeContent<Node: StyleNode>(
    of node: UnsafePointer<Node>, over latest: inout Block?
  ) -> Unmanaged<Block>? {
    if content.isEmpty { return nil }
    if isKnownUniquelyReferenced(&latest) {
      // Sound because a uniquely referenced block isn't nil.
      let block = Unmanaged.passUnretained(latest.unsafelyUnwrapped)
      block._withUnsafeGuaranteedRef { content.run(on: node.pointee, over: $0) }
      return block
    }
    latest = content.run(on: node.pointee, kind: kind, comparingWith: nil)
    return latest.map(Unmanaged.passUnretained)
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
    cascade(conformances, of: node, onto: &model)
  }

  /// Writes the levels from the conformances up over the lower ones, and derives.
  ///
  /// - Parameters:
  ///   - conformances: The values that the conformances wrote for the node.
  ///   - node: The node.
  ///   - model: The lower levels, without derived values.
  ///   - hasStyle: Whether the style of the conformances has been merged with them.
  ///   - inherited: The writes of the lower levels that only inherit the parent's values.
  ///   - upper: The levels above the closure.
  ///   - observer: A closure that is called with the writes of each level except the upper ones.
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

  /// Merges the style of a node's conformances with the lower levels.
  func merge(_ style: Block, onto model: inout ViewModel) {
    model.take(kind: kind)
    model.merge(writtenOf: style)
  }

  /// Completes the values that the conformances wrote for a node without lower levels.
  func complete<Node: StyleNode>(_ conformances: ViewModel, of node: Node) -> ViewModel {
    var model = conformances
    if isOpenEnded {
      finish(&model, Levels(conformances: conformances), of: node)
    } else if !derivations.isEmpty {
      model.derive(derivations, Levels(conformances: conformances))
    }
    return model
  }

  /// Runs the closure, which sees all lower levels but no derived values, then writes the upper
  /// levels, and derives.
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

  /// Completes the values that the conformances wrote, and publishes the first result to be shared.
  private func publish<Node: StyleNode>(
    _ node: Node, written: Block?, content: Block?, known: Unmanaged<Block>?
  ) -> ViewModel {
    guard let block = written ?? known?.takeUnretainedValue() else {
      preconditionFailure("A plan without a known block writes one.")
    }
    var model = complete(ViewModel(style: block, content: content), of: node)
    // If several threads style equal nodes at the same time, all of them must use the first one's
    // block.
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
