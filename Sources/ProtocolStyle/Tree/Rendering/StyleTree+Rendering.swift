extension StyleTree {
  /// Calls a closure with nodes and all their descendants, depth first, and with the content of
  /// each, which is evaluated for the call and not kept.
  ///
  /// Nothing is retained or released. The closure must not use the tree. Traps when one of the
  /// nodes isn't attached. Use `numberStyles(in:find:)` or `prepareNumbers(_:toDraw:)` first.
  ///
  /// - Parameters:
  ///   - nodes: The nodes to begin with.
  ///   - numbers: The numbers of styles; missing ones are added.
  ///   - find: Finds the number of a node, as in `numberStyles(in:find:)`.
  ///   - body: The closure to call with each node.
  /// - Throws: Any error that the closure throws.
  package func draw(
    _ nodes: [AnyNodeHandle], numbers: inout StyleNumbers, by find: (AnyNodeHandle) -> UInt32,
    _ body: (DrawnNode, NodeContent) throws -> Void
  ) rethrows {
    requireIdle("Nodes were drawn")
    refresher.absorbChangedNodes()
    // A collection would use numbers of computed styles again.
    try refresher.keepingNumbers {
      try forEachRecord(within: nodes) { index, depth, record in
        if record.value.revision != refresher.revision {
          refresher.bringUpToDate(Int(index))
        }
        let number = numbers.number(of: index, record, in: self, find)
        try store.column(record.value.column).with { column in
          let node = DrawnNode(
            handle: AnyNodeHandle(
              tree: serial, index: index, generation: record.value.generation),
            depth: depth, hasChildren: record.value.firstChild != NodeRecord.none,
            controlState: controlStateBesideContent(of: record, index, column),
            styleClasses: styleClasses(of: index, column), number: number,
            hasScope: record.value.flags.contains(.hasScope), tree: Unretained(self))
          if record.value.flags.isDisjoint(with: [.hasSettings, .keepsContent]) {
            if !column.hasContent { return try body(node, .none) }
            let block = plainContent(of: record, index, column)
            return try body(
              node, block.map { NodeContent($0, column.contentOffsets.reference) } ?? .none)
          }
          try refresher.content(of: Int(index)).withContent { try body(node, $0) }
        }
      }
    }
  }

  /// The control state of a node whose kind doesn't use the attribute; nil for others, and if
  /// neither the tree nor the model sets one.
  ///
  /// Traps when the node isn't attached.
  package func controlStateBesideContent(of node: AnyNodeHandle) -> ControlState? {
    requireIdle("The control state of \(node) was read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    let record = store.records.reference(to: Int(index))
    return store.column(record.value.column).with {
      controlStateBesideContent(of: record, index, $0)
    }
  }

  /// The kind of a node; traps when the node isn't attached.
  package func kind(of node: AnyNodeHandle) -> NodeKind {
    store.column(of: Int(index(of: node))).with(\.kind)
  }

  /// The style classes of a node, as its model returns them; nil for one that doesn't adopt
  /// `StyleClassed`.
  ///
  /// Traps when the node isn't attached.
  package func styleClasses(of node: AnyNodeHandle) -> [String]? {
    requireIdle("The style classes of \(node) were read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    return store.column(store.records[Int(index)].column).with {
      styleClasses(of: index, $0)
    }
  }

  private func styleClasses(of index: UInt32, _ column: AnyColumn) -> [String]? {
    column.styleClasses == nil ? nil : readStyleClasses(of: index, column)
  }

  @inline(never)
  private func readStyleClasses(of index: UInt32, _ column: AnyColumn) -> [String]? {
    let inherited = resolver.inheritedContext(of: Int(index)).object
    return resolver.stylingInNormalState(store.place(of: Int(index)), column, in: inherited) {
      column.styleClasses.map { column.read($0, row: Int(store.records[Int(index)].row)) }
    }
  }

  /// The changes to the environment by the scopes of a node, which apply to its descendants as
  /// well; nil for a node without a scope.
  ///
  /// Traps when the node isn't attached.
  package func ownEnvironment(of node: AnyNodeHandle) -> StyleEnvironment.Changes? {
    requireIdle("The scope of \(node) was read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    guard store.records[Int(index)].flags.contains(.hasScope) else { return nil }
    return ownEnvironment(ofScopeAt: index)
  }

  /// The color scheme that the scopes of a node assign depending on what is around it, so that it may be
  /// another one in another situation; nil for most nodes.
  ///
  /// Traps when the node isn't attached.
  package func dependentColorScheme(of node: AnyNodeHandle) -> StyleEnvironment.ColorScheme? {
    requireIdle("The scope of \(node) was read")
    let index = index(of: node)
    refresher.bringUpToDate(Int(index))
    guard let scope = resolver.scopes[index], !scope.reads.isEmpty else { return nil }
    return scope.environment.colorScheme
  }

  @inline(never)
  func ownEnvironment(ofScopeAt index: UInt32) -> StyleEnvironment.Changes? {
    resolver.scopes[index]?.environment
  }

  @inline(__always)
  private func controlStateBesideContent(
    of record: ValueReference<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> ControlState? {
    if column.controlState == nil, !record.value.flags.contains(.hasSettings) { return nil }
    return findControlStateBesideContent(of: index, column)
  }

  @inline(never)
  private func findControlStateBesideContent(
    of index: UInt32, _ column: AnyColumn
  ) -> ControlState? {
    if column.kind.uses(.controlState) { return nil }
    let inherited = resolver.inheritedContext(of: Int(index)).object
    return resolver.stylingInNormalState(store.place(of: Int(index)), column, in: inherited) {
      resolver.controlState(of: Int(index))
    }
  }

  @inline(never)
  private func include(_ reads: ContextReads, inContentOf index: UInt32) {
    resolver.currentMatchedRules(of: Int(index)).with {
      resolver.note(contentReads: reads, of: $0)
    }
  }

  /// The content of a node without settings if only the conformances write it, in a block that the
  /// column keeps and reuses for the next node.
  @inline(__always)
  private func plainContent(
    of record: ValueReference<NodeRecord>, _ index: UInt32, _ column: AnyColumn
  ) -> Unretained<Block>? {
    resolver.inheritedContext(of: Int(index)).with { inherited in
      resolver.styling(store.place(of: Int(index)), column, in: inherited) {
        inherited.context.value.reads.removeAll()
        let content = column.writeContent(row: Int(record.value.row))
        if !inherited.context.value.reads.isEmpty {
          include(inherited.context.value.reads, inContentOf: index)
          refresher.noteSurroundings(readByContentOf: Int(index), inherited.context)
        }
        if !record.value.flags.contains(.hasReadContent) {
          store.records[Int(index)].flags.insert(.hasReadContent)
        }
        return content
      }
    }
  }
}

// MARK: - Changes

/// The nodes that a renderer compares again because it shows them in states other than their own.
extension StyleTree {
  /// The present moment, for `stateChanges(since:in:)`.
  package var renderingRevision: RenderingRevision {
    RenderingRevision(
      revision: refresher.revision, objectChanges: refresher.observed.renderingChanges)
  }

  /// The nodes whose appearance in any theme, environment and control state may have changed
  /// before a refresh.
  ///
  /// A change at a node may change what its descendants inherit in another situation although they
  /// inherit the same as before in the tree's own, so they're included. Attached nodes aren't.
  ///
  /// - Parameters:
  ///   - last: The moment at which the renderer last read the tree's nodes.
  ///   - report: The report of the only refresh since then.
  /// - Returns: The nodes, each once; all after a change of rules, tokens, themes or environments,
  ///   or of an object that several nodes may share.
  package func renderingChanges(since last: RenderingRevision, in report: RefreshReport)
    -> StateChanges
  {
    requireIdle("The tree was rendered")
    refresher.updateResolver()
    guard last.revision <= refresher.revision, resolver.rulesRevision <= last.revision,
      resolver.groundChanged <= last.revision,
      last.objectChanges == refresher.observed.renderingChanges
    else { return .all }
    let changed = report.changes.nodes + report.unchanged + report.moved
    var found: [AnyNodeHandle] = []
    var known = Set<UInt32>()
    for node in changed where contains(node) {
      if store.column(of: Int(node.index)).object.plan.isOfClass { return .all }
      var rest = [node.index]
      while let index = rest.popLast() {
        guard known.insert(index).inserted else { continue }
        found.append(store.handle(index))
        store.forEachChild(of: index) { rest.append(UInt32($0)) }
      }
    }
    return .some(found)
  }

  /// The nodes whose appearance in other control states than their own may have changed because of
  /// their inherited context.
  ///
  /// The inherited context consists of the sheets, themes, tokens and environment in force.
  ///
  /// Nodes with style classes, which may depend on the inherited context, are included after any
  /// change of it. Nodes that changed by themselves are in the report of the refresh, which must
  /// precede this call.
  ///
  /// As soon as a style has compared the width of a container, these are included as well, because
  /// they may look as before in the present widths only: moved nodes, changed ones that compare the
  /// width, and the descendants of both; and after a change of a context, all nodes that may depend
  /// on a width. Likewise for the contexts of other control states, as soon as some have differed from
  /// the present ones: nodes in controls and with scopes.
  ///
  /// - Parameters:
  ///   - last: The moment at which the renderer last read the tree's nodes.
  ///   - report: The report of the refresh.
  /// - Returns: The nodes; empty if no value that was read for a state has changed.
  package func stateChanges(since last: RenderingRevision, in report: RefreshReport) -> StateChanges
  {
    requireIdle("The tree was rendered")
    refresher.updateResolver()
    guard last.revision <= refresher.revision, resolver.rulesRevision <= last.revision else {
      return .all
    }
    var concerned: [ColumnNumber: Set<ContextNumber>] = [:]
    var haveContextsChanged = false
    resolver.contexts.forEach { inherited in
      guard last.revision < inherited.shared.changed else { return }
      haveContextsChanged = true
      inherited.base.forEachCandidates { [self] candidates in
        if candidates.column.styleClasses != nil {
          // Renderers show classes even if no rule names them, so nothing tracks the reads of their
          // getters.
          concerned[candidates.column.number, default: []].insert(inherited.number)
          return
        }
        guard
          !candidates.mentionedStates.isEmpty || candidates.column.kind.uses(.controlState)
            || candidates.reads.readsStates
        else { return }
        let mayHaveChanged = resolver.styling(
          Unretained(candidates.column), in: Unretained(inherited)
        ) {
          candidates.mayHaveChanged(since: last.revision)
        }
        if mayHaveChanged {
          concerned[candidates.column.number, default: []].insert(inherited.number)
        }
      }
    }
    var nodes: [AnyNodeHandle] = []
    for (number, inherited) in concerned.sorted(by: { $0.key < $1.key }) {
      store.column(number).object.forEachRow { _, index in
        if inherited.contains(computedStyles[store.records[index].computedStyle].context) {
          nodes.append(store.handle(UInt32(index)))
        }
      }
    }
    if !resolver.thresholds.isEmpty {
      nodes += haveContextsChanged ? nodesDependingOnWidths : nodesInOtherWidths(after: report)
    }
    if resolver.haveContextsFollowedStates {
      nodes += haveContextsChanged ? nodesFollowingStates : nodesInOtherStates(after: report)
    }
    return .some(nodes)
  }

  /// The parts of the context that were read for a node that is up to date.
  ///
  /// They include those for other nodes of its type in the same inherited context, in all control
  /// states evaluated so far, those of conditions of rules, and those of its scope.
  package func reads(of node: AnyNodeHandle) -> ContextReads {
    let index = Int(node.index)
    let column = store.column(of: index).object
    let candidates = resolver.inheritedContext(of: index).object
      .candidates(for: column, row: Int(store.records[index].row)).object
    var reads = resolver.currentMatchedRules(of: index).object.reads
    reads.formUnion(candidates.reads)
    if let own = store.settings[node.index]?.reads { reads.formUnion(own) }
    if let scope = scopeReads(of: node) { reads.formUnion(scope) }
    return reads
  }

  /// The parts of the context that the scope of a node that is up to date has read; nil without one.
  package func scopeReads(of node: AnyNodeHandle) -> ContextReads? {
    resolver.scopes[node.index]?.reads
  }

  private var nodesFollowingStates: [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    store.forEachUsedRecord { index, record in
      guard
        record.value.flags.contains(.hasScope)
          || resolver.followsEnclosingControl(Int(index))
      else { return }
      found.append(store.handle(index))
    }
    return found
  }

  private func nodesInOtherStates(after report: RefreshReport) -> [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    for node in report.changes.nodes + report.unchanged + report.moved where contains(node) {
      store.forEachNode(in: Int(node.index), isEnclosed: false) { index in
        if store.enclosingControl(of: index) != nil { found.append(store.handle(UInt32(index))) }
      }
    }
    return found
  }

  private var nodesDependingOnWidths: [AnyNodeHandle] {
    var found: [AnyNodeHandle] = []
    store.forEachUsedRecord { index, _ in
      guard mayDependOnContainerWidth(store.place(of: Int(index))) else { return }
      found.append(store.handle(index))
    }
    return found
  }

  private func nodesInOtherWidths(after report: RefreshReport) -> [AnyNodeHandle] {
    let changed = (report.changes.nodes + report.unchanged).filter {
      contains($0) && reads(of: $0).readsContainerWidth
    }
    var found: [AnyNodeHandle] = []
    for node in changed + report.moved.filter(contains) {
      found.append(node)
      store.forEachNode(in: Int(node.index), isEnclosed: false) {
        found.append(store.handle(UInt32($0)))
      }
    }
    return found
  }
}

// MARK: - Situated Trees

/// Situated trees of a tree: second trees over the same models, in other settings.
///
/// A situated tree shares the models with its tree, and copies their positions and settings. It's
/// styled from scratch as it's read, and the tree itself isn't written to. Nothing of it is kept,
/// because that would take as much memory as the tree for each look of a page.
extension StyleTree {
  /// Runs a closure with a tree of the same nodes in other themes and another environment.
  ///
  /// The situated tree has the models, handles, rules and settings of the tree. Use it only inside
  /// the closure, and don't use the tree meanwhile. Don't change anything but its themes, its
  /// environment, and models, which are the tree's: they must have their former values again in the
  /// end. The cost is a copy of the records, and styling each node that is read.
  ///
  /// - Parameters:
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - probe: Values of tokens above all others, also those of scopes; none by default.
  ///   - body: A closure that reads the situated tree.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withSituatedTree<Result>(
    themes: [Theme], environment: StyleEnvironment, probing probe: TokenValues = TokenValues(),
    _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    try rendering(
      NodeStore(copying: store, rendered), in: settings(themes, environment), probing: probe, body)
  }

  /// Runs a closure with a tree of some nodes and their ancestors in other themes and another
  /// environment.
  ///
  /// The cost is that of copying and styling these nodes, whatever the size of the tree. Don't
  /// change the situated tree, and don't use the tree meanwhile.
  ///
  /// - Parameters:
  ///   - selection: The nodes.
  ///   - themes: The themes, the lowest first, in place of the tree's.
  ///   - environment: The environment of the roots, in place of the tree's.
  ///   - probe: Values of tokens above all others, also those of scopes; none by default.
  ///   - body: A closure that reads the situated tree. The handles are those of the selected nodes
  ///     in it, in the order of the selection.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  package func withSituatedTree<Result>(
    of selection: NodeSelection, themes: [Theme], environment: StyleEnvironment,
    probing probe: TokenValues = TokenValues(),
    _ body: (StyleTree, [AnyNodeHandle]) throws -> Result
  ) rethrows -> Result {
    try rendering(
      NodeStore(copying: selection, of: store, rendered), in: settings(themes, environment),
      probing: probe
    ) {
      try body($0, selection.places.map($0.store.handle))
    }
  }

  /// The settings of the tree with other themes and another environment.
  private func settings(_ themes: [Theme], _ environment: StyleEnvironment) -> TreeSettings {
    var settings = resolver.settings
    (settings.themes, settings.environment) = (themes, environment)
    return settings
  }

  /// Runs a closure with a tree of the nodes of a store, all of which are stale.
  ///
  /// - Parameters:
  ///   - store: The nodes.
  ///   - settings: The settings of that tree, with the packs of this one.
  ///   - probe: Values of tokens that replace those of themes and scopes; none by default.
  ///   - body: The closure.
  /// - Returns: The result of `body`.
  /// - Throws: Any error that `body` throws.
  func rendering<Result>(
    _ store: @autoclosure () -> NodeStore, in settings: TreeSettings,
    probing probe: TokenValues = TokenValues(), _ body: (StyleTree) throws -> Result
  ) rethrows -> Result {
    requireIdle("The tree was rendered")
    activity = .rendering
    let situatedTree = StyleTree(
      store: store(), limits: resolver.limits, baseApplier: baseApplier, applier: applier,
      packs: packs, themes: settings.themes, tokens: settings.tokens,
      environment: settings.environment, styleSheet: settings.styleSheet, probe: probe)
    situatedTree.resolver.thresholds = resolver.thresholds
    // Released last, because that may run user code, which must find the tree idle.
    defer { withExtendedLifetime(situatedTree) { activity = nil } }
    return try body(situatedTree)
  }

  /// A column over the models of another one.
  ///
  /// The renderer observes the objects that are read; a node's own observation is for the tree's
  /// situation.
  func rendered(_ column: AnyColumn) -> AnyColumn {
    column.replanned(by: applier, isObserved: false)
  }
}
