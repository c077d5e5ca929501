/// Makes the inherited context of a node from its parent's look and the scopes at the node.
extension LookResolver {
  /// The inherited context of a node that is up to date.
  @inline(__always)
  func inheritedContext(of index: Int) -> Unmanaged<InheritedContext> {
    table[looks[store.records[index].look].context]
  }

  /// The rule set of a node that is up to date.
  @inline(__always)
  func currentRuleSet(of index: Int) -> Unmanaged<RuleSet> {
    ruleSets[looks[store.records[index].look].ruleSet]
  }

  /// The rule set of a node, up to date or not; nil if it's removed, or before the node is styled.
  func ruleSet(ofNode index: Int) -> RuleSet? {
    guard store.isUsed(index) else { return nil }
    let number = looks[store.records[index].look].ruleSet
    return ruleSets.contains(number) ? ruleSets[number].takeUnretainedValue() : nil
  }

  /// The number of a node's inherited context; its parent must be up to date.
  @inline(__always)
  func ownContext(of place: NodePlace, at revision: UInt32) -> UInt32 {
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? scoped(outer, of: place.index, at: revision) : outer
  }

  /// The number of a node's inherited context, if it's known without evaluating the node's scope;
  /// its parent must be up to date.
  func knownContext(of place: NodePlace) -> UInt32? {
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? knownScope(in: outer, of: place.index) : outer
  }

  /// The number of the inherited context after applying a node's scope, if none of its inputs has
  /// changed.
  private func knownScope(in outer: UInt32, of index: Int) -> UInt32? {
    guard store.records[index].revision != NodeRecord.stale, let known = scopes[UInt32(index)],
      known.isReusable, known.outer == outer,
      !table[outer].takeUnretainedValue().cell.hasChanged(known.reads, since: known.revision)
    else { return nil }
    return known.own
  }

  /// The number of the inherited context of the children of a node that is up to date.
  @inline(__always)
  private func inside(_ parent: UInt32) -> UInt32 {
    let look = store.records[Int(parent)].look
    let known = looks[look].inside
    return known != 0 ? known : findInside(Int(parent), look)
  }

  @inline(never)
  private func findInside(_ index: Int, _ look: UInt32) -> UInt32 {
    let column = store.column(of: index).takeUnretainedValue()
    let row = Int(store.records[index].row)
    let own = inheritedContext(of: index).takeUnretainedValue()
    var key = own.key
    for entry in key.sheets.indices {
      let (sheet, state) = (key.sheets[entry].sheet, key.sheets[entry].ancestry)
      if sheet.patterns.isEmpty { continue }
      key.sheets[entry].ancestry = state.entering(column.match(sheet, row: row), of: sheet)
    }
    key.inherited = inherited(from: looks[look].style, of: column.kind, else: key.inherited)
    let inside = key == own.key ? own.number : number(for: key)
    looks[look].inside = inside
    return inside
  }

  /// The number of the inherited context after applying a node's scope.
  ///
  /// The scope of a model is evaluated again only when the node, its outer context or a value that
  /// it read has changed, because a sheet that a getter creates is a different one each time.
  @inline(never)
  private func scoped(
    _ number: UInt32, of index: Int, at revision: UInt32
  ) -> UInt32 {
    if let known = knownScope(in: number, of: index) { return known }
    let outer = table[number].takeUnretainedValue()
    let column = store.column(of: index).takeUnretainedValue()
    let (scope, reads) = styling(store.place(of: index), column, in: outer) {
      StyleContext.tracking(at: outer.context) {
        column.scope.map { column.read($0, row: Int(store.records[index].row)) }
      }
    }
    var dependsOnAncestors = false
    let own = [scope, store.settings[UInt32(index)]?.scope].compactMap(\.self)
    let key = outer.key.applying(own, contexts) { origin in
      let sheet = table.compiled(origin.sheet)
      if !sheet.patterns.isEmpty { dependsOnAncestors = true }
      return InheritedContext.SheetEntry(
        sheet: sheet, origin: origin.name, ancestry: ancestry(of: index, in: sheet))
    }
    let inner = self.number(for: key)
    scopes[UInt32(index)] = ScopeOutcome(
      outer: number, own: inner, isReusable: !dependsOnAncestors, reads: reads, revision: revision,
      environment: own.reduce(StyleEnvironment.Changes()) { $1.environment.merged(over: $0) })
    return inner
  }

  /// The state of a sheet after matching the ancestors of a node, computed from the root.
  private func ancestry(of index: Int, in sheet: CompiledSheet) -> ContainmentState {
    store.ancestors(of: index).reversed().reduce(sheet.rootState) { state, index in
      let column = store.column(of: index).takeUnretainedValue()
      return state.entering(column.match(sheet, row: Int(store.records[index].row)), of: sheet)
    }
  }

  /// The values of inherited attributes that children of a node with a style get.
  private func inherited(
    from style: Block, of kind: NodeKind, else outer: ViewModel?
  ) -> ViewModel? {
    var values = ViewModel(kind: .view)
    for attribute in inheritedAttributes {
      if kind.uses(attribute) {
        values.copy(attribute, from: ViewModel(style: style))
      } else if let outer {
        values.copy(attribute, from: outer)
      }
    }
    return values.writes.isEmpty ? nil : values
  }
}

/// The result of applying the scopes of a node to its outer inherited context.
struct ScopeOutcome {
  /// The number of the inherited context around the node.
  let outer: UInt32

  /// The number of the inherited context of the node itself and its descendants.
  let own: UInt32

  /// Whether the result depends only on the outer context; if not, it depends on each ancestor.
  let isReusable: Bool

  /// The parts of the context that the node's own scope read, and the revision at which it was last
  /// known to be valid.
  let reads: ContextReads
  let revision: UInt32

  /// The changes of the node's own scopes to the environment.
  let environment: StyleEnvironment.Changes
}
