/// How the context of a node is made: of its parent's look, and of the scopes at the node.
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

  /// The rule set of a node, up to date or not; nil when it's gone, or before the node is styled.
  func ruleSet(ofNode index: Int) -> RuleSet? {
    guard store.isUsed(index) else { return nil }
    let number = looks[store.records[index].look].ruleSet
    return ruleSets.contains(number) ? ruleSets[number].takeUnretainedValue() : nil
  }

  /// What a node is styled in: its parent must be up to date.
  @inline(__always)
  func ownContext(of place: NodePlace, at revision: UInt32) -> UInt32 {
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? scoped(outer, of: place.index, at: revision) : outer
  }

  /// What a node is styled in, if that's known without evaluating its scope; its parent must be up
  /// to date.
  func knownContext(of place: NodePlace) -> UInt32? {
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? knownScope(in: outer, of: place.index) : outer
  }

  /// What a node's scope made of what surrounds it, if nothing has changed that it depends on.
  private func knownScope(in outer: UInt32, of index: Int) -> UInt32? {
    guard store.records[index].revision != NodeRecord.stale, let known = scopes[UInt32(index)],
      known.isReusable, known.outer == outer,
      !table[outer].takeUnretainedValue().cell.hasChanged(known.reads, since: known.revision)
    else { return nil }
    return known.own
  }

  /// What the children of a node that is up to date are surrounded by.
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

  /// What a node's scope makes of what surrounds it.
  ///
  /// A scope that a node brings is asked for again only when the node, what surrounds it or what it
  /// read has changed: one with a sheet made in the getter is another one each time.
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
      outer: number, own: inner, isReusable: !dependsOnAncestors, reads: reads, revision: revision)
    return inner
  }

  /// What the ancestors of a node mean to a sheet, worked out from the root.
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

/// What the scopes of a node made of what surrounds it.
struct ScopeOutcome {
  /// The number of what surrounds the node.
  let outer: UInt32

  /// The number of what it is in itself, with everything in it.
  let own: UInt32

  /// Whether it follows from what surrounds the node; else each ancestor counts.
  let isReusable: Bool

  /// What the node's own scope read of the context around, and when it was last known to be right.
  let reads: ContextReads
  let revision: UInt32
}
