/// What nodes are surrounded by: numbers of surroundings in the tree's table.
extension StyleTree {
  /// The inherited context of a node that is up to date.
  @inline(__always)
  func inheritedContext(of index: Int) -> Unmanaged<InheritedContext> {
    table[looks[store.records[index].look].context]
  }

  /// The recipe of a node that is up to date.
  @inline(__always)
  func currentRecipe(of index: Int) -> Unmanaged<Recipe> {
    recipes[looks[store.records[index].look].ruleSet]
  }

  /// The recipe of a node, up to date or not; nil when it's gone, or before the node is styled.
  func recipe(ofNode index: Int) -> Recipe? {
    guard store.isUsed(index) else { return nil }
    let number = looks[store.records[index].look].ruleSet
    return recipes.contains(number) ? recipes[number].takeUnretainedValue() : nil
  }

  /// What a node is styled in: its parent must be up to date.
  @inline(__always)
  func ownContext(of place: NodePlace) -> UInt32 {
    requireTable()
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? scoped(outer, of: place.index) : outer
  }

  /// What a node is styled in, if that's known without evaluating its scope; its parent must be up
  /// to date.
  func knownContext(of place: NodePlace) -> UInt32? {
    requireTable()
    let outer = place.parent == NodeRecord.none ? table.root : inside(place.parent)
    return place.flags.contains(.hasScope) ? knownScope(in: outer, of: place.index) : outer
  }

  /// What a node's scope made of what surrounds it, if nothing has changed that it depends on.
  private func knownScope(in outer: UInt32, of index: Int) -> UInt32? {
    guard store.records[index].revision != NodeRecord.stale, let known = scopeCache[UInt32(index)],
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
    let inside = key == own.key ? own.number : surroundings(for: key)
    looks[look].inside = inside
    return inside
  }

  /// What a node's scope makes of what surrounds it.
  ///
  /// A scope that a node brings is asked for again only when the node, what surrounds it or what it
  /// read has changed: one with a sheet made in the getter is another one each time.
  @inline(never)
  private func scoped(_ number: UInt32, of index: Int) -> UInt32 {
    if let known = knownScope(in: number, of: index) { return known }
    let outer = table[number].takeUnretainedValue()
    let column = store.column(of: index).takeUnretainedValue()
    let (scope, reads) = styling(store.place(of: index), column, in: outer) {
      StyleContext.tracking(at: outer.context) {
        column.scope.map { column.read($0, row: Int(store.records[index].row)) }
      }
    }
    var dependsOnAncestors = false
    let scopes = [scope, store.settings[UInt32(index)]?.scope].compactMap(\.self)
    let key = outer.key.applying(scopes, contexts) { origin in
      let sheet = table.compiled(origin.sheet)
      if !sheet.patterns.isEmpty { dependsOnAncestors = true }
      return InheritedContext.SheetEntry(
        sheet: sheet, origin: origin.name, ancestry: ancestry(of: index, in: sheet))
    }
    let own = surroundings(for: key)
    scopeCache[UInt32(index)] = ScopeOutcome(
      outer: number, own: own, isReusable: !dependsOnAncestors, reads: reads, revision: revision)
    return own
  }

  /// What the ancestors of a node mean to a sheet, worked out from the root.
  private func ancestry(of index: Int, in sheet: CompiledSheet) -> ContainmentState {
    var path: [Int] = []
    var ancestor = store.records[index].parent
    while ancestor != NodeRecord.none {
      path.append(Int(ancestor))
      ancestor = store.records[Int(ancestor)].parent
    }
    return path.reversed().reduce(sheet.rootState) { state, index in
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
