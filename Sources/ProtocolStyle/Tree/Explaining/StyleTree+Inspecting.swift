internal import Synchronization

/// The facts about a tree that inspections use.
extension StyleTree {
  /// The type of a node's model.
  package func nodeType(of node: AnyNodeHandle) -> any StyleNode.Type {
    store.column(of: Int(node.index)).object.nodeType
  }

  /// Whether a node has children.
  package func hasChildren(_ node: AnyNodeHandle) -> Bool {
    store.records[Int(node.index)].firstChild != NodeRecord.none
  }

  /// Whether a node can have content.
  package func mayHaveContent(_ node: AnyNodeHandle) -> Bool {
    refresher.mayHaveContent(Int(node.index))
  }

  /// The parts of the context that were read for a node and those in it, in their present control
  /// states: by getters, closures, conditions, scopes and themes, also for content.
  ///
  /// The nodes have the same styles and content in a context that differs in nothing of that.
  package func readsForDrawing(_ node: AnyNodeHandle) -> ContextReads {
    nodes(in: node).reduce(into: themeReads) { reads, node in
      // Content reads the context when it's needed.
      _ = viewModel(of: node)
      reads.formUnion(self.reads(of: node))
    }
  }

  /// The style classes of all nodes.
  package var styleClasses: Set<String> {
    var result: Set<String> = []
    for number in store.columnNumbers {
      let column = store.column(number).object
      guard let reader = column.styleClasses else { continue }
      column.forEachRow { row, _ in result.formUnion(column.read(reader, row: row)) }
    }
    return result
  }

  /// The parts of the context in which a tree differs between situations; nil if they're unknown,
  /// because themes of scopes may read the environment.
  func differences(between situations: [StyleContext]) -> ContextReads? {
    guard scopedThemes.isEmpty else { return nil }
    let root = resolver.contexts[resolver.root].object
    root.shared.bringUpToDate()
    let own = root.context.value
    return situations.reduce(into: ContextReads()) { differences, context in
      differences.formUnion(context.environment.differences(from: own.environment))
      differences.formUnion(context.tokens.differences(from: own.tokens))
    }
  }

  /// Whether nodes with the computed style of a node that is up to date may have different computed
  /// styles in situations with differences.
  ///
  /// They may if their getters read something that differs, or if rules can distinguish them.
  func mayDiffer(nodesLike index: Int, in differences: ContextReads?) -> Bool {
    let reads = computedStyles.reads[computedStyles[store.records[index].computedStyle].reads]
    if differences.map(reads.intersects) ?? !reads.isEmpty { return true }
    if reads.readsContainerWidth { return true }
    let column = store.column(of: index).object
    return column.styleClasses != nil || column.controlState != nil || column.scope != nil
  }

  /// The parts of the context that closures of themes have read.
  package var themeReads: ContextReads { resolver.themeReads }

  /// The control states and container widths that a node which is up to date depends on by itself, as
  /// far as evaluations so far show.
  ///
  /// Other states and widths, in which it's evaluated later, may add to them. What the node inherits is
  /// found at its ancestors.
  func presentDependence(of node: AnyNodeHandle) -> SituationDependence {
    let reads = presentReads(of: Int(node.index))
    func bits(_ mentioned: Set<ControlState>, _ isRead: Bool) -> ControlState {
      let all = mentioned.reduce(into: ControlState.normal) { $0.formUnion($1) }
      if !isRead { return all }
      // Finding the enclosing control walks up the tree.
      let present = controlState(of: node).union(enclosingControlState(of: node))
      return all.union([ControlState.basic, reads.tested.others, present])
    }
    return SituationDependence(
      controlStates: bits(reads.mentioned, reads.readsControlState),
      enclosingStates: bits(reads.mentionedEnclosing, reads.readsEnclosingState),
      descendantStates: reads.readsDescendantState
        ? reads.mentionedDescendants.union.union(reads.tested.descendants)
        : reads.mentionedDescendants.union,
      positions: positions(readBy: node),
      containerWidths: reads.widths.sorted())
  }

  /// The positions among its siblings that a node which is up to date depends on.
  private func positions(readBy node: AnyNodeHandle) -> ReadStates {
    let place = store.place(of: Int(node.index))
    let candidates = resolver.candidates(of: place)
    return candidates.mentionedStates
      .union(ReadStates(resolver.fieldsRead(at: place))).union(ReadStates(candidates.readFields))
      .intersection(.positions)
  }

  /// The states of the descendants of a node that aren't among some nodes.
  func descendantControlState(
    of node: AnyNodeHandle, without others: [AnyNodeHandle]
  ) -> ControlState {
    let index = index(of: node)
    requireIdle("The states of nodes in \(node) were read")
    refresher.bringUpToDate(Int(index))
    return resolver.descendantControlState(
      ofNode: index, without: Set(others.map { Int($0.index) }))
  }

  /// Whether a node that is up to date depends on its descendants or on its position.
  func dependsOnOtherNodes(_ node: AnyNodeHandle) -> Bool {
    let known = refresher.surroundings[node.index]?.known ?? []
    return !known.isDisjoint(with: [.descendantState, .positions])
  }

  /// Sets surroundings of a node in place of those in its tree, which is a situated one; nil restores
  /// these.
  func setSurroundings(_ surroundings: Surroundings?, of node: AnyNodeHandle) {
    change(node) { $0.situatedSurroundings = surroundings }
  }

  /// The control state that was set for a node; nil if its model's own state applies.
  package func controlStateThatWasSet(of node: AnyNodeHandle) -> ControlState? {
    store.settings[node.index]?.controlState
  }

  /// The parts of the context that the getter for a model's own control state reads.
  func readsOfOwnControlState(of node: AnyNodeHandle) -> ContextReads {
    let index = Int(index(of: node))
    requireIdle("The control state of \(node) was read")
    refresher.bringUpToDate(index)
    let column = store.column(of: index).object
    guard column.controlState != nil, controlStateThatWasSet(of: node) == nil else {
      return ContextReads()
    }
    let inherited = resolver.inheritedContext(of: index).object
    return resolver.stylingInNormalState(store.place(of: index), column, in: inherited) {
      StyleContext.tracking(at: inherited.context) { resolver.controlState(of: index) }.reads
    }
  }

  /// The control state of a node that can be in a state other than normal.
  package func ownControlState(of node: AnyNodeHandle) -> ControlState {
    let mayHaveState =
      store.settings[node.index] != nil
      || store.column(of: Int(node.index)).object.controlState != nil
    return mayHaveState ? controlState(of: node) : .normal
  }

  /// Calls a closure with the rules of each sheet that is in force somewhere.
  package func forEachSheet(_ body: ([CompiledSheet.Rule]) -> Void) {
    var known: Set<ObjectIdentifier> = []
    resolver.contexts.forEach { inherited in
      for entry in inherited.base.sheets
      where known.insert(ObjectIdentifier(entry.sheet)).inserted {
        body(entry.sheet.rules)
      }
    }
  }

  /// Whether a scope of a node that is up to date, or around it, has themes.
  func isInScopedThemes(_ node: AnyNodeHandle) -> Bool {
    resolver.inheritedContext(of: Int(node.index)).with {
      !$0.shared.key.themes.isEmpty
    }
  }

  /// The themes of all scopes, each once.
  package var scopedThemes: [Theme] {
    var (known, result) = (Set<Theme>(), [Theme]())
    resolver.contexts.forEach { inherited in
      result += inherited.shared.key.themes.filter { known.insert($0).inserted }
    }
    return result
  }
}

/// The control states and container widths that a node depends on.
struct SituationDependence {
  /// The bits of the node's control state.
  package let controlStates: ControlState

  /// The bits of the state of its enclosing control.
  let enclosingStates: ControlState

  /// The bits of the states of its descendants.
  let descendantStates: ControlState

  /// The positions among its siblings.
  let positions: ReadStates

  /// The thresholds for the width of its container, in rising order.
  let containerWidths: [Double]
}

// MARK: - Evaluating

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
    let shared = resolver.inheritedContext(of: index).object.shared
    let state = controlState(of: node)
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
        node, shared, context.reads, revision, state,
        context.surroundings.intersection(ReadStates(context.reads)), writes, tracking, flag)
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
    let shared = resolver.inheritedContext(of: index).object.shared
    return shared !== evaluation.shared
      || shared.hasChanged(evaluation.reads, since: evaluation.revision)
      || evaluation.reads.readsControlState && controlState(of: node) != evaluation.controlState
      || resolver.surroundings(evaluation.surroundings.known, ofNode: node.index)
        != evaluation.surroundings
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
    let inherited = resolver.inheritedContext(of: index).object
    inherited.shared.bringUpToDate()
    var context = StyleContext(
      environment: inherited.context.value.environment,
      tokens: inherited.context.value.tokens)
    context.containerWidths = inherited.context.value.containerWidths
    context.enter(
      UInt32(index), of: resolver, in: controlState(of: node),
      Surroundings(enclosingState: enclosingControlState(of: node)))
    return context
  }
}
