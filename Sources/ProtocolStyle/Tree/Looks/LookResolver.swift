/// Finds the looks of nodes: the inherited context of a node, the rules in force for it, and the
/// resulting look.
///
/// Only this type makes inherited contexts. It reads the store, and writes neither to it nor to the
/// record of changes, so that a second resolver can work on the same nodes.
///
/// Invariants:
/// - The context and the rule set of a look are in the tables, unless the look has forgotten them.
/// - An up-to-date node's look is of a context and a rule set that are in the tables.
/// - `scopes` has only nodes that are flagged as having a scope.
final class LookResolver: ControlStateSource {
  let store: NodeStore
  private let limits: TreeLimits

  /// Reads the nodes' conformances.
  @exclusivity(unchecked) var applier: StyleApplier {
    didSet {
      plans = .passUnretained(applier.plans)
      inheritedAttributes = Self.inheritedAttributes(of: applier)
    }
  }

  /// The plans of the applier, which owns them: attaching a node doesn't retain them.
  @exclusivity(unchecked) private(set) var plans: Unmanaged<PlanTable>

  /// The attributes that children inherit from their parents.
  @exclusivity(unchecked) private(set) var inheritedAttributes: [AttributeID]

  let looks: LookTable
  @exclusivity(unchecked) private(set) var contexts: ContextTable
  @exclusivity(unchecked) private(set) var ruleSets: RuleSetTable
  @exclusivity(unchecked) var table: InheritedContextTable

  /// The results of nodes' scopes; both contexts of a result are in the table.
  @exclusivity(unchecked) var scopes: [UInt32: ScopeOutcome] = [:]

  /// The columns that were replaced; void tables may still refer to them.
  var formerColumns: [AnyColumn] = []

  /// Counts how often a node was styled, or found to be up to date after a change.
  @exclusivity(unchecked) var styledCount = 0

  /// The operation that runs user code, during which the tree must not be used.
  @exclusivity(unchecked) var activity: StyleTree.Activity?

  /// The sheets in the table, by origin.
  private var origins: [RuleOrigin]

  /// The revision at which the rules in force for the roots were last replaced.
  private(set) var rulesRevision = NodeRecord.stale

  /// The data that must be updated before a node is styled.
  @exclusivity(unchecked) private(set) var outdated = Outdated.nothing

  /// The data that must be updated.
  enum Outdated: Comparable {
    case nothing

    /// The contexts, because settings of the tree have changed.
    case settings

    /// All contexts and rule sets, regardless of what has changed.
    case everything
  }

  /// Makes a resolver that has no looks.
  init(_ store: NodeStore, _ applier: StyleApplier, _ settings: TreeSettings, limits: TreeLimits) {
    (self.store, self.applier, self.limits) = (store, applier, limits)
    plans = .passUnretained(applier.plans)
    inheritedAttributes = Self.inheritedAttributes(of: applier)
    contexts = ContextTable(settings.ground, historyLength: limits.historyLength)
    looks = LookTable(minimumSweepCount: limits.lookCount)
    ruleSets = RuleSetTable(looks, limits: limits)
    origins = settings.origins
    table = InheritedContextTable(
      origins: origins, contexts: contexts, ruleSets: ruleSets, limits: limits)
    contexts.resolver = self
  }

  /// The attributes that children inherit, among those that an applier reads.
  private static func inheritedAttributes(of applier: StyleApplier) -> [AttributeID] {
    applier.attributes.map(\.id).filter { $0.definition.isInherited }
  }

  // MARK: Tables

  /// Notes that something is out of date.
  func invalidate(_ part: Outdated) { outdated = max(outdated, part) }

  /// Updates the data that is out of date.
  ///
  /// - Parameters:
  ///   - settings: The settings of the tree.
  ///   - revision: The revision of the tree.
  /// - Returns: Whether the rules in force for the roots, or all contexts, were replaced, so that
  ///   any node may have changed.
  func update(_ settings: TreeSettings, at revision: UInt32) -> Bool {
    let outer = activity
    activity = .theming
    // The former data is released last, because releasing its rules and themes may run user code.
    let former = (contexts, ruleSets, contexts.ground, formerColumns)
    var origins = settings.origins
    let isReplaced = outdated == .everything || origins != self.origins
    if outdated == .everything {
      replaceTables(settings, origins)
    } else {
      contexts.update(settings.ground, at: revision)
      if isReplaced { table.setOrigins(origins) }
    }
    outdated = .nothing
    if isReplaced {
      swap(&self.origins, &origins)
      rulesRevision = revision
    }
    activity = outer
    withExtendedLifetime((former, origins)) {}
    return isReplaced
  }

  private func replaceTables(_ settings: TreeSettings, _ origins: [RuleOrigin]) {
    looks.discardNumbers()
    formerColumns = []
    contexts = ContextTable(settings.ground, historyLength: limits.historyLength)
    contexts.resolver = self
    ruleSets = RuleSetTable(looks, limits: limits)
    var replaced = InheritedContextTable(
      origins: origins, contexts: contexts, ruleSets: ruleSets, limits: limits)
    swap(&table, &replaced)
    scopes = [:]
    _ = consume replaced
  }

  /// The number of the inherited context of a key, created if there is none.
  func number(for key: InheritedContext.Key) -> UInt32 {
    let number = table.number(for: key)
    if table.needsSweep { looks.requestSweep() }
    return number
  }
}

// MARK: Invariants

extension LookResolver {
  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    looks.checkInvariants()
    looks.forEach { look in
      assert(look.context == 0 || table.contains(look.context), "contexts of looks are kept")
      assert(look.ruleSet == 0 || ruleSets.contains(look.ruleSet), "rule sets of looks are kept")
      assert(look.inside == 0 || table.contains(look.inside), "contexts of children are kept")
    }
    ruleSets.forEach { $0.checkInvariants() }
    for (node, outcome) in scopes {
      assert(store.records[Int(node)].flags.contains(.hasScope), "scopes are of nodes with one")
      assert(table.contains(outcome.own) && table.contains(outcome.outer), "scopes are void")
    }
  }
}

// MARK: - Contexts

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
    return values.style.layout.entries.isEmpty ? nil : values
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

// MARK: - Rules

/// Finds the rules for a node, and runs its getters in its context.
extension LookResolver {
  /// The rule set of a node; the node's context must be the current one.
  @inline(__always)
  func ruleSet(
    of place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext
  ) -> Unmanaged<RuleSet> {
    inherited.selection(for: column, row: place.row)._withUnsafeGuaranteedRef { selection in
      selection.ruleSet(for: variant(of: place, column, selection))
    }
  }

  /// Runs getters, closures or rules for a node of a column.
  ///
  /// - Parameters:
  ///   - place: The node.
  ///   - column: The column of the node.
  ///   - inherited: The inherited context of the node.
  ///   - state: The control state that the node is styled in; nil, the default, for its own.
  ///   - body: The closure to run.
  /// - Returns: The result of `body`.
  @inline(__always)
  func styling<Result>(
    _ place: NodePlace, _ column: AnyColumn, in inherited: InheritedContext,
    in state: ControlState? = nil, _ body: () -> Result
  ) -> Result {
    inherited.context.pointee.enter(UInt32(place.index), of: self, in: state)
    defer { inherited.context.pointee.leave() }
    return styling(column, in: inherited, body)
  }

  /// Runs getters, closures or rules for a column without a particular node.
  @inline(__always)
  func styling<Result>(
    _ column: AnyColumn, in inherited: InheritedContext, _ body: () -> Result
  ) -> Result {
    if inherited.context.pointee.isOutdated { inherited.cell.bringUpToDate() }
    let outer = activity
    activity = .styling(column.nodeType)
    defer { activity = outer }
    return StyleContext.run(at: inherited.context, body)
  }

  /// The properties that distinguish a node from others of its type in its inherited context, in a
  /// control state that is its own by default; nil for most.
  @inline(__always)
  func variant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection,
    in state: ControlState? = nil
  ) -> RuleSelection.Variant? {
    let isPlain =
      !place.flags.contains(.hasHidden) && !selection.namesStyleClasses
      && !selection.mentionsControlState
    return isPlain ? nil : makeVariant(of: place, column, selection, in: state)
  }

  @inline(never)
  private func makeVariant(
    of place: NodePlace, _ column: AnyColumn, _ selection: RuleSelection, in state: ControlState?
  ) -> RuleSelection.Variant {
    var variant = RuleSelection.Variant()
    if place.flags.contains(.hasHidden), let resets = store.hidden[UInt32(place.index)] {
      variant.resets = resets.filter { selection.names($0.target) }
    }
    if selection.namesStyleClasses, let reader = column.styleClasses {
      variant.styleClasses = column.read(reader, row: place.row).filter(selection.names)
    }
    if selection.mentionsControlState {
      variant.controlState = state ?? controlState(of: place.index) ?? .normal
    }
    return variant
  }

  /// The control state of a node: the one that was set, or else the model's own, or else normal.
  func controlState(ofNode node: UInt32) -> ControlState { controlState(of: Int(node)) ?? .normal }

  /// The control state of a node: the one that was set, or else the model's own, if it has one.
  func controlState(of index: Int) -> ControlState? {
    if let state = store.settings[UInt32(index)]?.controlState { return state }
    let column = store.column(of: index).takeUnretainedValue()
    return column.controlState.map { column.read($0, row: Int(store.records[index].row)) }
  }
}

// MARK: - Sweeping

/// Removes what nodes have no use for anymore.
///
/// Marks what is reachable from records and from the record of changes: looks, their contexts and
/// rule sets, and the contexts of children. Everything else is removed, and its numbers are used
/// again. The selection of a removed rule set keeps its reads, because a renderer may show nodes in
/// the control state that it was for.
extension LookResolver {
  /// Removes the looks, inherited contexts, rule sets and contexts that no node uses.
  ///
  /// Costs as much as a walk over all records, so it's done when there are twice as many of one
  /// kind as after the last one.
  ///
  /// - Parameter former: By number, whether something other than a node uses a look.
  /// - Returns: The removed values, which may be released only when the tree is consistent.
  func sweep(keeping former: [Bool]) -> [Any] {
    var (used, usedContexts, usedRuleSets) = (former, table.marks, ruleSets.marks)
    for index in 0..<store.records.count {
      let look = store.records[index].look
      used[Int(look)] = true
      if look != Look.none, store.records[index].firstChild != NodeRecord.none {
        usedContexts[Int(looks[look].inside)] = true
      }
    }
    let removedLooks = looks.sweep(used)
    looks.forEach { look in
      usedContexts[Int(look.context)] = true
      usedRuleSets[Int(look.ruleSet)] = true
    }
    looks.forEach { look in
      if !usedContexts[Int(look.inside)] { look.inside = 0 }
    }
    scopes = scopes.filter { usedContexts[Int($0.value.outer)] && usedContexts[Int($0.value.own)] }
    let removedContexts = table.sweep(usedContexts)
    var usedCells: Set<ObjectIdentifier> = []
    table.forEach { inherited in
      usedCells.insert(ObjectIdentifier(inherited.cell))
      inherited.forEachSelection { $0.sweep(usedRuleSets) }
    }
    let removedRuleSets = ruleSets.sweep(usedRuleSets, looks: used)
    ruleSets.forEach { usedCells.insert(ObjectIdentifier($0.cell)) }
    return [removedLooks, removedContexts, removedRuleSets, contexts.sweep(usedCells)]
  }
}

// MARK: - TreeSettings

/// The settings of a tree that determine the inherited contexts of all its nodes.
struct TreeSettings {
  /// The applier that the tree was made with; the resolver's applier reads the attributes of packs
  /// as well.
  let baseApplier: StyleApplier

  /// The packs, the lowest first.
  var packs: [StylePack]

  /// The themes, the lowest first.
  var themes: [Theme]

  /// Values of tokens that override those of the themes.
  var tokens: TokenValues

  /// The environment of the roots.
  var environment: StyleEnvironment

  /// The tree's own rules.
  var styleSheet: StyleSheet

  /// The tree's contribution to every context.
  var ground: ContextCell.Ground {
    ContextCell.Ground(environment: environment, themes: themes, tokens: tokens)
  }

  /// The origins of the rules in force, the lowest first.
  var origins: [RuleOrigin] {
    let origins =
      packs.map { RuleOrigin(name: "pack \($0)", sheet: $0.styleSheet) }
      + themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "tree", sheet: styleSheet)]
    return origins.filter { !$0.sheet.isEmpty }
  }
}
