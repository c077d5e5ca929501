internal import Synchronization

/// What an applier worked out about one type: how to style each of its nodes.
///
/// A node that comes out as one before it shares that one's block: the steps compare with it as
/// they go. Once published to all threads a block must stay reachable, so it is published once.
final class Plan: Sendable {
  /// Whether the type is a class, whose nodes may be of a subclass.
  let isOfClass: Bool

  private let kind: NodeKind

  /// What the conformances write, in the order of the steps.
  private let layout: Layout
  private let steps: ContiguousArray<AttributeStep>
  private let closureReader: AnyClosureReader?

  /// What the conformances wrote for an earlier node, with what was derived if nothing else comes.
  nonisolated(unsafe) private let known = AtomicLazyReference<Block>()

  /// What came of conformances, closure and derivation for an earlier node.
  nonisolated(unsafe) private let knownResult = AtomicLazyReference<Block>()

  init<Node: StyleNode>(of type: Node.Type, attributes: AttributeList) {
    isOfClass = type is AnyClass
    kind = type.nodeKind
    let rules = kind.rules
    var makers: [AttributeID: AttributeStep.Maker] = [:]
    for attribute in attributes where rules.use(attribute.id) {
      makers[attribute.id] = attribute.id.definition.makeStep(type)
    }
    layout = Layout.written(makers.keys)
    steps = ContiguousArray(
      layout.entries.enumerated().compactMap { index, entry in
        makers[entry.attribute]?(entry.offset, index)
      })
    closureReader = AnyClosureReader.make(of: type)
  }

  /// Styles a node over what a model has already, or over nothing.
  func style<Node: StyleNode>(_ node: Node, over lower: ViewModel?) -> ViewModel {
    let known = known.load()
    let written = conformances(of: node, comparingWith: known)
    if lower == nil, closureReader == nil, written === known { return ViewModel(block: written) }

    var model: ViewModel
    if let lower {
      model = lower
      model.discardDerived()
      model.take(kind: kind)
      model.merge(writtenOf: written)
    } else {
      model = ViewModel(block: written)
    }
    var levels = Levels(conformances: layout)
    if let closureReader {
      // The plan is of this type, so its reader is.
      let reader = unsafeDowncast(closureReader, to: ClosureReader<Node>.self)
      levels.closure = model.recordingWrites(reader.closure(node))
      model.take(kind: kind)
    }
    model.derive(kind.derivations, levels)
    return lower == nil ? share(model, written: written) : model
  }

  /// Runs the steps; returns `known` itself when the node comes out the same.
  private func conformances<Node: StyleNode>(
    of node: Node, comparingWith known: Block?
  ) -> Block {
    var writer =
      known.map { BlockWriter(comparingWith: $0, layout: layout) }
      ?? BlockWriter(layout: layout, kind: kind)
    withUnsafeMutablePointer(to: &writer) { writer in
      for step in steps {
        // The plan is of this type, so its steps are.
        unsafeDowncast(step, to: NodeStep<Node>.self).run(node, writer)
      }
    }
    return writer.block
  }

  /// Publishes what came of the type's first node, and shares it with the nodes that equal it.
  private func share(_ model: ViewModel, written: Block) -> ViewModel {
    let first: Block
    if closureReader == nil {
      first = known.storeIfNil(model.block)
    } else {
      _ = known.storeIfNil(written)
      first = knownResult.storeIfNil(model.block)
    }
    return model.block.isIdentical(to: first) ? ViewModel(block: first) : model
  }
}
