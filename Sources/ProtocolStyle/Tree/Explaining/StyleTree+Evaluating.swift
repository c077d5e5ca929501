internal import Synchronization

extension StyleTree {
  /// Runs a closure in the context of an attached node: with its themes and environment.
  ///
  /// The closure may use the tree, because it runs in a copy of the context.
  package func evaluating<Result>(at node: some NodeReference, _ body: () -> Result) -> Result {
    var context = copiedContext(of: node, "Something was evaluated at \(node)")
    return context.run(body)
  }

  /// Runs a closure in the context of an attached node, and tracks the values that it reads.
  ///
  /// The tree's observers are notified when an object that the closure has read changes, as for
  /// objects that styling reads.
  ///
  /// - Parameters:
  ///   - node: The node; traps when it isn't attached.
  ///   - body: A closure that reads the model, and may use the tree.
  /// - Returns: The result, and the evaluation for `mayHaveChanged(_:)`.
  package func evaluate<Result>(
    at node: AnyNodeHandle, _ body: () -> Result
  ) -> (result: Result, evaluation: NodeEvaluation) {
    var context = copiedContext(of: node, "Something was evaluated at \(node)")
    let index = Int(node.index)
    let cell = resolver.inheritedContext(of: index).takeUnretainedValue().cell
    let (state, enclosing) = (controlState(of: node), enclosingControlState(of: node))
    let revision = refresher.revision
    store.records[index].flags.insert(.isEvaluated)
    let writes = refresher.writes.counts[node.key] ?? 0
    let (tracking, flag) = (TrackingEnd(), NodeEvaluation.ChangedFlag())
    let result = tracking.tracking {
      context.run(body)
    } onChange: { [inbox = refresher.inbox] in
      flag.raise()
      inbox.nodeChanged(node)
    }
    return (
      result,
      NodeEvaluation(
        node, cell, context.reads, revision, state, enclosing, writes, tracking, flag)
    )
  }

  /// Whether a closure that was evaluated at a node may now return another result.
  ///
  /// - Parameter evaluation: The evaluation.
  /// - Returns: False while the model, the part of the context that it read and the objects that it
  ///   read are the same. True for a node that was detached.
  package func mayHaveChanged(_ evaluation: NodeEvaluation) -> Bool {
    let node = evaluation.node
    guard contains(node), !evaluation.hasObjectChanged else { return true }
    requireIdle("An evaluation at \(node) was checked")
    let index = Int(node.index)
    refresher.bringUpToDate(index)
    let cell = resolver.inheritedContext(of: index).takeUnretainedValue().cell
    return cell !== evaluation.cell
      || cell.hasChanged(evaluation.reads, since: evaluation.revision)
      || evaluation.reads.readsControlState && controlState(of: node) != evaluation.controlState
      || evaluation.reads.readsEnclosingState
        && enclosingControlState(of: node) != evaluation.enclosingState
      || (refresher.writes.counts[node.key] ?? 0) != evaluation.modelWrites
      || store.records[index].flags.contains(.isUnsettled)
      || refresher.hasObject(at: index, changedSince: evaluation.revision)
      || (refresher.writes.objectRevisions[node.key] ?? 0) > evaluation.revision
  }

  /// A copy of the context of an attached node, in its control state.
  private func copiedContext(of node: some NodeReference, _ call: String) -> StyleContext {
    let index = Int(self.index(of: node))
    requireIdle(call)
    refresher.bringUpToDate(index)
    let inherited = resolver.inheritedContext(of: index).takeUnretainedValue()
    inherited.cell.bringUpToDate()
    var context = StyleContext(
      environment: inherited.context.pointee.environment,
      tokens: inherited.context.pointee.tokens)
    context.containerWidths = inherited.context.pointee.containerWidths
    context.enter(
      UInt32(index), of: resolver, in: controlState(of: node),
      enclosing: enclosingControlState(of: node))
    return context
  }
}

// MARK: - NodeEvaluation

/// The inputs of a closure evaluated at a node: the model, parts of the context, the control states
/// and `@Observable` objects.
///
/// `StyleTree.mayHaveChanged(_:)` compares them with the present ones, so that a closure runs again
/// only when something that it read has changed. Releasing the evaluation ends the tracking of
/// objects.
package final class NodeEvaluation {
  /// The node.
  package let node: AnyNodeHandle

  /// The context, which is replaced when the node is moved or gets other scopes.
  let cell: ContextCell

  let reads: ContextReads
  let revision: UInt32
  let controlState: ControlState

  /// The state of the enclosing control.
  let enclosingState: ControlState

  /// The number of writes to the model.
  let modelWrites: UInt32

  private let tracking: TrackingEnd
  private let objects: ChangedFlag

  /// Whether an object has changed, on any thread.
  final class ChangedFlag: Sendable {
    private let flag = Atomic(false)

    var isRaised: Bool { flag.load(ordering: .acquiring) }

    func raise() { flag.store(true, ordering: .releasing) }
  }

  init(
    _ node: AnyNodeHandle, _ cell: ContextCell, _ reads: ContextReads, _ revision: UInt32,
    _ controlState: ControlState, _ enclosingState: ControlState, _ modelWrites: UInt32,
    _ tracking: TrackingEnd, _ objects: ChangedFlag
  ) {
    self.node = node
    self.cell = cell
    self.reads = reads
    self.revision = revision
    self.controlState = controlState
    self.enclosingState = enclosingState
    self.modelWrites = modelWrites
    self.tracking = tracking
    self.objects = objects
  }

  deinit { tracking.end() }

  /// Whether an object that was read has changed.
  var hasObjectChanged: Bool { objects.isRaised }
}
