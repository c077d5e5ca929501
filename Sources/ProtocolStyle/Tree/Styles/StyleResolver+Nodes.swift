/// Makes the inherited context of a node from its parent's computed style and the scopes at the
/// node.
extension StyleResolver {
  /// The inherited context of a node that is up to date.
  @inline(__always)
  func inheritedContext(of index: Int) -> Unretained<InheritedContext> {
    contexts[computedStyles[store.records[index].computedStyle].context]
  }

  /// The inherited values in a context.
  @inline(__always)
  func inherited(in context: ContextNumber) -> InheritedNumber {
    contexts[context].with { $0.inherited }
  }

  /// The matched rules of a node that is up to date.
  @inline(__always)
  func currentMatchedRules(of index: Int) -> Unretained<MatchedRules> {
    matchedRulesTable[computedStyles[store.records[index].computedStyle].matchedRules]
  }

  /// The matched rules of a node, up to date or not; nil if it's removed, or before the node is
  /// styled.
  func matchedRules(ofNode index: Int) -> MatchedRules? {
    guard store.isUsed(index) else { return nil }
    let number = computedStyles[store.records[index].computedStyle].matchedRules
    return matchedRulesTable.contains(number)
      ? matchedRulesTable[number].object : nil
  }

  /// The number of a node's inherited context; its parent must be up to date.
  @inline(__always)
  func ownContext(of place: NodePlace, at revision: UInt32) -> ContextNumber {
    let outer = outerContext(of: place)
    return place.flags.contains(.hasScope) ? scoped(outer, of: place.index, at: revision) : outer
  }

  /// The number of the inherited context around a node, without its own scopes; its parent must be up
  /// to date.
  @inline(__always)
  func outerContext(of place: NodePlace) -> ContextNumber {
    place.parent == NodeRecord.none ? root : inside(place.parent)
  }

  /// The number of a node's inherited context, if it's known without evaluating the node's scope;
  /// its parent must be up to date.
  func knownContext(of place: NodePlace) -> ContextNumber? {
    let outer = outerContext(of: place)
    return place.flags.contains(.hasScope) ? knownScope(in: outer, of: place.index) : outer
  }

  /// The number of the inherited context after applying a node's scope, if none of its inputs has
  /// changed.
  private func knownScope(in outer: ContextNumber, of index: Int) -> ContextNumber? {
    guard store.records[index].revision != NodeRecord.stale, let known = scopes[UInt32(index)],
      known.isReusable, known.outer == outer,
      known.surroundings.known.isEmpty
        || known.surroundings == surroundings(known.surroundings.known, ofNode: UInt32(index)),
      !contexts[outer].object.shared.hasChanged(known.reads, since: known.revision)
    else { return nil }
    return known.own
  }

  /// The number of the inherited context of the children of a node that is up to date.
  @inline(__always)
  private func inside(_ parent: UInt32) -> ContextNumber {
    let computedStyle = store.records[Int(parent)].computedStyle
    let known = computedStyles[computedStyle].inside
    return known != .none ? known : findInside(Int(parent), computedStyle)
  }

  private func findInside(_ index: Int, _ computedStyle: ComputedStyleNumber) -> ContextNumber {
    store.column(of: index).with { column in
      let dependsOnWidth = column.isContainer && !thresholds.isEmpty
      if dependsOnWidth {
        let known = insides.find(container: index, computedStyle)
        if known != .none { return known }
      }
      return inheritedContext(of: index).with { own in
        // The computed style doesn't determine the width.
        if dependsOnWidth {
          let parts = partsInside(index, column, own.parts, computedStyles[computedStyle].style)
          return self.inside(container: index, computedStyle, parts)
        }
        let inside: ContextNumber
        if own.base.hasPatterns {
          inside = number(
            for: partsInside(index, column, own.parts, computedStyles[computedStyle].style))
        } else {
          inside = number(
            inheriting: inherited(
              from: computedStyles[computedStyle].style, of: column.kind, else: own.inherited),
            in: own.base)
        }
        computedStyles[computedStyle].inside = inside
        return inside
      }
    }
  }

  /// The parts of the inherited context of the children of a node.
  ///
  /// - Parameters:
  ///   - index: The node.
  ///   - column: The column of the node.
  ///   - own: The parts of its own context.
  ///   - style: Its style in that context.
  /// - Returns: The parts; the width of the node isn't considered.
  func partsInside(
    _ index: Int, _ column: AnyColumn, _ own: InheritedContext.Parts, _ style: Block
  ) -> InheritedContext.Parts {
    let row = Int(store.records[index].row)
    var parts = own
    for entry in parts.sheets.indices {
      let (sheet, state) = (parts.sheets[entry].sheet, parts.sheets[entry].ancestry)
      if sheet.patterns.isEmpty { continue }
      parts.sheets[entry].ancestry = state.entering(column.match(sheet, row: row), of: sheet)
    }
    parts.inherited = inherited(from: style, of: column.kind, else: parts.inherited)
    return parts
  }

  /// The number of the inherited context after applying a node's scope.
  ///
  /// The scope of a model is evaluated again only when the node, its outer context or a value that
  /// it read has changed, because a sheet that a getter creates is a different one each time.
  @inline(never)
  private func scoped(
    _ number: ContextNumber, of index: Int, at revision: UInt32
  ) -> ContextNumber {
    if let known = knownScope(in: number, of: index) { return known }
    let outcome = outcomeOfScopes(in: number, of: index, at: revision)
    scopes[UInt32(index)] = outcome
    return outcome.own
  }

  /// The result of applying the scopes of a node to an outer inherited context.
  ///
  /// - Parameters:
  ///   - number: The outer context.
  ///   - index: The node.
  ///   - situation: The situation of the node; the present one by default.
  ///   - control: The enclosing control, if it may have another context; nil by default.
  ///   - revision: The revision of the tree.
  /// - Returns: The result.
  func outcomeOfScopes(
    in number: ContextNumber, of index: Int, _ situation: NodeSituation = NodeSituation(),
    _ control: SituatedControl? = nil, at revision: UInt32
  ) -> ScopeOutcome {
    let outer = contexts[number].object
    let (own, reads) = ownScopes(of: index, in: outer, situation, control)
    var dependsOnAncestors = false
    let parts = parts(outer.parts, applying: own) { origin in
      let sheet = compiled(origin.sheet)
      if !sheet.patterns.isEmpty { dependsOnAncestors = true }
      return InheritedContext.SheetEntry(
        sheet: sheet, origin: origin.name, ancestry: ancestry(of: index, in: sheet))
    }
    return ScopeOutcome(
      outer: number, own: self.number(for: parts), isReusable: !dependsOnAncestors, reads: reads,
      revision: revision,
      environment: own.reduce(StyleEnvironment.Changes()) { $1.environment.merged(over: $0) },
      surroundings: surroundings(ReadStates(reads), ofNode: UInt32(index)))
  }

  /// The scope of a node's model and the one that was set, the lower first, with the changes to the
  /// environment around the node, and what both have read for that.
  private func ownScopes(
    of index: Int, in outer: InheritedContext, _ situation: NodeSituation = NodeSituation(),
    _ control: SituatedControl? = nil
  ) -> (scopes: [StyleScope], reads: ContextReads) {
    let column = store.column(of: index).object
    let (scopes, reads) = styling(store.place(of: index), column, in: outer, situation, control) {
      StyleContext.tracking(at: outer.context) {
        let own = column.scope.map { column.read($0, row: Int(store.records[index].row)) }
        return [own, store.settings[UInt32(index)]?.scope].compactMap { $0?.resolved() }
      }
    }
    return (scopes, reads)
  }

  /// The scopes around a node that is up to date and its own, the innermost first.
  func scopes(around index: Int) -> [StyleScope] {
    if scopes.isEmpty { return [] }
    return ([index] + store.ancestors(of: index)).flatMap { index -> [StyleScope] in
      guard let outcome = scopes[UInt32(index)] else { return [] }
      let outer = contexts[outcome.outer].object
      return ownScopes(of: index, in: outer).scopes.reversed()
    }
  }

  /// The parts of an inherited context after applying the scopes of a node.
  ///
  /// - Parameters:
  ///   - outer: The parts of the context around the node.
  ///   - scopes: The node's own scope and the one that was set, if any.
  ///   - entry: Makes the entry of a sheet, for the ancestors of the node.
  /// - Returns: The parts for the node and its descendants.
  private func parts(
    _ outer: InheritedContext.Parts, applying scopes: [StyleScope],
    _ entry: (RuleOrigin) -> InheritedContext.SheetEntry
  ) -> InheritedContext.Parts {
    var (parts, context) = (outer, outer.shared.key)
    if scopes.contains(where: \.isBoundary) { parts.sheets = [] }
    for scope in scopes {
      context.changes = scope.environment.merged(over: context.changes)
      context.themes += scope.themes
      let origins =
        scope.themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
        + [RuleOrigin(name: "scope", sheet: scope.styleSheet)]
      parts.sheets += origins.filter { !$0.sheet.isEmpty }.map(entry)
    }
    parts.shared = sharedContext(for: context)
    return parts
  }

  /// The state of a sheet after matching the ancestors of a node, computed from the root.
  private func ancestry(of index: Int, in sheet: CompiledSheet) -> ContainmentState {
    store.ancestors(of: index).reversed().reduce(sheet.rootState) { state, index in
      let column = store.column(of: index).object
      return state.entering(column.match(sheet, row: Int(store.records[index].row)), of: sheet)
    }
  }

  /// The values of inherited attributes that children of a node with a style get.
  private func inherited(
    from style: Block, of kind: NodeKind, else outer: InheritedNumber
  ) -> InheritedNumber {
    if !inheritedAttributes.contains(where: kind.uses) { return outer }
    // The style itself stands for the values, without a copy, if it has all of them and no others.
    let hasAll = outer == .none || inheritedAttributes.allSatisfy(kind.uses)
    let own = style.layout.inherited
    if hasAll, own.allSatisfy({ inheritedAttributes.contains($0.attribute) }) {
      return own.isEmpty ? .none : number(forInherited: style)
    }
    var values = ViewModel(kind: .view)
    for attribute in inheritedAttributes {
      if kind.uses(attribute) {
        values.copy(attribute, from: ViewModel(style: style))
      } else if outer != .none {
        let outer = inheritedValues[outer].object
        values.copy(attribute, from: ViewModel(style: outer))
      }
    }
    return values.style.layout.entries.isEmpty ? .none : number(forInherited: values.style)
  }
}

/// The result of applying the scopes of a node to its outer inherited context.
///
/// An object, because each examination of the node finds it, and copying a structure would retain
/// its four sets.
final class ScopeOutcome {
  /// The inherited context around the node.
  let outer: ContextNumber

  /// The inherited context of the node itself and its descendants.
  let own: ContextNumber

  /// Whether the result depends only on the outer context; if not, it depends on each ancestor.
  let isReusable: Bool

  /// The parts of the context that the node's own scope read, and the revision at which it was last
  /// known to be valid.
  let reads: ContextReads
  let revision: UInt32

  /// The changes of the node's own scopes to the environment.
  let environment: StyleEnvironment.Changes

  /// The surroundings that the node's own scope read.
  let surroundings: Surroundings

  init(
    outer: ContextNumber, own: ContextNumber, isReusable: Bool, reads: ContextReads,
    revision: UInt32, environment: StyleEnvironment.Changes, surroundings: Surroundings
  ) {
    (self.outer, self.own, self.isReusable) = (outer, own, isReusable)
    (self.reads, self.revision) = (reads, revision)
    (self.environment, self.surroundings) = (environment, surroundings)
  }
}

// MARK: - Rules

/// Finds the rules for a node, and runs its getters in its context.
extension StyleResolver {
  /// The matched rules of a node; the node's context must be the current one.
  @inline(__always)
  func matchedRules(
    of place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext
  ) -> Unretained<MatchedRules> {
    inherited.candidates(for: column, row: place.row).with { candidates in
      candidates.matchedRules(
        for: variant(of: place, column, candidates), in: inherited, by: self)
    }
  }

  /// Runs getters, closures or rules for a node of a column.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - inherited: The inherited context of the node.
  ///   - state: The control state that the node is styled in; nil, the default, for its own.
  ///   - surroundings: The surroundings that differ from the present ones; none by default.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  @inline(__always)
  func styling<Result>(
    _ place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext,
    in state: ControlState? = nil, _ surroundings: Surroundings = Surroundings(),
    _ body: () -> Result
  ) -> Result {
    styling(place, Unretained(column), in: Unretained(inherited), in: state, surroundings, body)
  }

  /// Runs getters, closures or rules for a node of a column, as above.
  ///
  /// Callers that have unmanaged references pass them on: a closure with the objects, around all
  /// that they run, is a call with what it captures as its arguments, which takes 7 % of evaluating
  /// a text (row refresh.read-content).
  @inline(__always)
  func styling<Result>(
    _ place: NodePlace, _ column: Unretained<AnyColumn>, in inherited: Unretained<InheritedContext>,
    in state: ControlState? = nil, _ surroundings: Surroundings = Surroundings(),
    _ body: () -> Result
  ) -> Result {
    let context = inherited.with { $0.context }
    context.value.enter(UInt32(place.index), of: self, in: state, surroundings)
    defer { context.value.leave() }
    return styling(column, in: inherited, body)
  }

  /// Runs getters for a node of a column that don't depend on its state, as if all states were
  /// normal.
  func stylingInNormalState<Result>(
    _ place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext, _ body: () -> Result
  ) -> Result {
    styling(place, column, in: inherited, in: .normal, .normal, body)
  }

  /// Runs getters, closures or rules for a column without a particular node.
  @inline(__always)
  func styling<Result>(
    _ column: Unretained<AnyColumn>, in inherited: Unretained<InheritedContext>,
    _ body: () -> Result
  ) -> Result {
    let context = inherited.with { $0.context }
    if context.value.isOutdated {
      inherited.with { $0.shared.bringUpToDate() }
    }
    let outer = activity
    activity = .styling(column.with { $0.nodeType })
    defer { activity = outer }
    return StyleContext.run(at: context, body)
  }

  /// The properties that distinguish a node from others of its type in its inherited context, in a
  /// control state that is its own by default; nil for most.
  ///
  /// The surroundings are those of the current context.
  @inline(__always)
  func variant(
    of place: NodePlace, _ column: AnyColumn, _ candidates: CandidateRules,
    in state: ControlState? = nil
  ) -> CandidateRules.Variant? {
    let isPlain =
      !place.flags.contains(.hasHidden) && !candidates.namesStyleClasses
      && candidates.mentionedStates.isEmpty
    return isPlain ? nil : makeVariant(of: place, column, candidates, in: state)
  }

  private func makeVariant(
    of place: NodePlace, _ column: AnyColumn, _ candidates: CandidateRules, in state: ControlState?
  ) -> CandidateRules.Variant {
    var variant = CandidateRules.Variant()
    if place.flags.contains(.hasHidden), let resets = store.hidden[UInt32(place.index)] {
      variant.resets = resets.filter { candidates.names($0.target) }
    }
    if candidates.namesStyleClasses, let reader = column.styleClasses {
      variant.styleClasses = column.read(reader, row: place.row).filter(candidates.names)
    }
    if candidates.mentionsControlState {
      variant.controlState = state ?? controlState(of: place.index) ?? .normal
    }
    if !candidates.mentionedSurroundings.isEmpty {
      variant.surroundings = StyleContext.findSurroundings(candidates.mentionedSurroundings)
    }
    return variant
  }

  /// The control state of a node: the one that was set, or else the model's own, if it has one.
  func controlState(of index: Int) -> ControlState? {
    if let state = store.settings[UInt32(index)]?.controlState { return state }
    let column = store.column(of: index).object
    return column.controlState.map { reader in
      StyleContext.inNormalState { column.read(reader, row: Int(store.records[index].row)) }
    }
  }
}

// MARK: - Control States

/// Whether the appearance of nodes depends on control states.
extension StyleResolver {
  /// Whether the appearance of a node that is up to date may depend on its control state for a reason
  /// other than values per state.
  func dependsOnControlState(_ place: NodePlace) -> Bool {
    candidates(of: place).mentionsControlState || hasRead(.controlState, at: place)
  }

  /// Whether a condition, a getter, a closure or a scope of a node that is up to date reads the state
  /// of its enclosing control.
  func hasReadEnclosingState(_ place: NodePlace) -> Bool {
    candidates(of: place).mentionedStates.contains(.enclosingState)
      || hasRead(.enclosingControlState, at: place)
  }

  /// Whether a condition, a getter, a closure or a scope of a node that is up to date reads the states
  /// of its descendants.
  func hasReadDescendantState(_ place: NodePlace) -> Bool {
    candidates(of: place).mentionedStates.contains(.descendantState)
      || hasRead(StyleEnvironment.Fields(.descendantState), at: place)
  }

  /// Whether the context around a node that is up to date may be another one in another state of its
  /// enclosing control, because of a scope or of inherited values.
  func followsEnclosingControl(_ index: Int) -> Bool {
    var (ancestor, isPassedOn) = (store.records[index].parent, false)
    while ancestor != NodeRecord.none {
      let place = store.place(of: Int(ancestor))
      let column = store.column(of: place.index).object
      if column.isControl {
        return isPassedOn || mayPassOnState(place)
      }
      if !isPassedOn { isPassedOn = mayPassOnEnclosingState(place) }
      ancestor = place.parent
    }
    return false
  }

  /// Whether the context in a node that is up to date may depend on the node's control state.
  func mayPassOnState(_ place: NodePlace) -> Bool {
    let column = store.column(of: place.index).object
    return passesOn(place, column, .controlState, dependsOnControlState)
  }

  /// Whether the context in a node that is no control may depend on the state of the control around
  /// it.
  func mayPassOnEnclosingState(_ place: NodePlace) -> Bool {
    let column = store.column(of: place.index).object
    return passesOn(place, column, .enclosingControlState, hasReadEnclosingState)
  }

  /// Whether the context in a node depends on a state: its scope has read it, or the node has, and its
  /// kind uses attributes that children inherit.
  private func passesOn(
    _ place: NodePlace, _ column: AnyColumn, _ state: StyleEnvironment.Fields,
    _ dependsOnState: (NodePlace) -> Bool
  ) -> Bool {
    scopeReads(of: place)?.fields.isDisjoint(with: state) == false
      || inheritedAttributes.contains(where: column.kind.uses) && dependsOnState(place)
  }

  /// The parts of the context that the scope of a node has read; nil if it has none.
  func scopeReads(of place: NodePlace) -> ContextReads? {
    place.flags.contains(.hasScope) ? scopes[UInt32(place.index)]?.reads : nil
  }

  /// The rules that may be in force for a node that is up to date.
  func candidates(of place: NodePlace) -> CandidateRules {
    let column = store.column(of: place.index).object
    return inheritedContext(of: place.index).object
      .candidates(for: column, row: place.row).object
  }

  /// Whether a getter, a closure or a scope of a node that is up to date has read a control state;
  /// conditions of rules don't count.
  ///
  /// The position doesn't count: it's the same in each state.
  func hasReadState(_ place: NodePlace) -> Bool {
    hasRead(.controlStates, at: place)
  }

  /// Whether a getter, a closure or a scope of a node that is up to date has read any of some fields.
  func hasRead(_ fields: StyleEnvironment.Fields, at place: NodePlace) -> Bool {
    !fieldsRead(at: place).isDisjoint(with: fields)
  }

  /// The fields that getters, closures and scopes of a node that is up to date have read.
  func fieldsRead(at place: NodePlace) -> StyleEnvironment.Fields {
    var fields = currentMatchedRules(of: place.index).object.readFields
    if let scope = scopeReads(of: place) { fields.formUnion(scope.fields) }
    if place.flags.contains(.hasSettings), let own = store.settings[UInt32(place.index)]?.reads {
      fields.formUnion(own.fields)
    }
    return fields
  }

  /// Whether a closure, an override or content from rules may depend on the control state of a
  /// node.
  func findsControlState(_ place: NodePlace, _ matchedRules: MatchedRules) -> Bool {
    matchedRules.composesContent
      || place.flags.contains(.hasSettings)
        && store.settings[UInt32(place.index)]?.overrides.isEmpty == false
  }
}
