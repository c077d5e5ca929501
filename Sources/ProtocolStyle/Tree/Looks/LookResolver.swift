/// Finds the looks of nodes: the inherited context of a node, the rules in force for it, and the
/// resulting look.
///
/// It owns the tables of looks, rule sets and inherited contexts, and the cells of contexts. It
/// reads the store, and writes neither to it nor to the record of changes, so that a second
/// resolver can work on the same nodes.
///
/// Invariants:
/// - The context and the rule set of a look are in the tables, unless the look has discarded them.
/// - An up-to-date node's look is of a context and a rule set that are in the tables.
/// - Rule sets outlive the inherited contexts that they were made for, so that a node whose rules
///   stay the same isn't restyled when others change.
/// - `scopes` has only nodes that are flagged as having a scope.
final class LookResolver: ControlStateSource {
  let store: NodeStore
  let limits: TreeLimits

  /// The settings of the tree, which the contexts follow when they're updated.
  @exclusivity(unchecked) var settings: TreeSettings

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

  /// The rule sets, each once.
  @exclusivity(unchecked) private(set) var ruleSets: RuleSets

  /// The values that nodes inherit, each once.
  @exclusivity(unchecked) private(set) var inheritedValues: ValuesTable

  /// The inherited contexts, each once.
  @exclusivity(unchecked) private(set) var contexts: InheritedContexts

  /// The inherited context of the roots.
  @exclusivity(unchecked) private(set) var root = ContextNumber.none

  /// The sheets in force, compiled once for each revision.
  private var sheets: [StyleSheet.Revision: CompiledSheet] = [:]

  /// The cells of contexts, each once, and the number of those that were ever made.
  private var cells: [ContextCell.Key: ContextCell] = [:]
  private var cellCount = 0

  /// The tree's contribution to every context, and the revision at which it last changed, 0 if it
  /// never has.
  @exclusivity(unchecked) private(set) var ground: ContextCell.Ground
  @exclusivity(unchecked) private(set) var groundChanged: UInt32 = 0

  /// The evaluations of themes since the last update.
  @exclusivity(unchecked) private(set) var themeValues = ThemeValues()

  /// The results of nodes' scopes; both contexts of each are among `contexts`.
  @exclusivity(unchecked) var scopes: [UInt32: ScopeOutcome] = [:]

  /// The thresholds for the widths of containers that nodes have read, in rising order.
  @exclusivity(unchecked) var thresholds: [Double] = []

  /// Those of them for which contexts haven't been divided yet.
  @exclusivity(unchecked) var newThresholds: [Double] = []

  var hasNewThresholds: Bool {
    @inline(__always)
    get { !newThresholds.isEmpty }
  }

  /// Whether the content of any node has ever read the context.
  @exclusivity(unchecked) private(set) var haveContentReads = false

  /// The contexts in containers; see ``LookResolver/inside(container:_:_:)``.
  @exclusivity(unchecked) var insides = ContainerInsides()

  /// The contexts in nodes in other situations.
  @exclusivity(unchecked) var situatedContexts = SituatedContexts()

  /// The enclosing control of the node that is being styled in another situation, if the control has
  /// another context in it.
  @exclusivity(unchecked) var situatedControl: SituatedControl?

  /// The columns that were replaced; void rule sets may still refer to them.
  var formerColumns: [AnyColumn] = []

  /// Whether the contexts of any nodes may follow control states, and the number of nodes that were
  /// styled when that was found out.
  @exclusivity(unchecked) var following = (styledCount: -1, mayExist: false)

  /// Whether the contexts of some nodes may have followed control states.
  @exclusivity(unchecked) var haveContextsFollowedStates = false

  /// The number of operations that hold numbers of contexts, rule sets or looks while user code runs.
  @exclusivity(unchecked) private var holders = 0

  /// Counts how often a node was styled, or found to be up to date after a change.
  @exclusivity(unchecked) var styledCount = 0

  /// The operation that runs user code, during which the tree must not be used.
  @exclusivity(unchecked) var activity: Activity?

  /// The origins of the rules in force for the roots, the lowest first.
  private var origins: [RuleOrigin] = []

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

  /// The operation of the tree that is running user code.
  enum Activity {
    /// Getters, closures or rules run for a node of that type.
    case styling(any StyleNode.Type)

    /// Closures of themes run.
    case theming

    /// The tree is rendered in another look.
    case rendering

    /// A model of that type is being changed through the tree.
    case changing(any StyleNode.Type)
  }

  /// Makes a resolver that has no looks.
  init(_ store: NodeStore, _ applier: StyleApplier, _ settings: TreeSettings, limits: TreeLimits) {
    (self.store, self.applier, self.limits) = (store, applier, limits)
    (self.settings, ground) = (settings, settings.ground)
    plans = .passUnretained(applier.plans)
    inheritedAttributes = Self.inheritedAttributes(of: applier)
    looks = LookTable(minimumSweepCount: limits.lookCount)
    ruleSets = RuleSets(minimumSweepCount: limits.contextSlack)
    inheritedValues = ValuesTable(minimumSweepCount: limits.contextSlack)
    contexts = InheritedContexts(minimumSweepCount: limits.contextSlack)
    setOrigins(settings.origins)
  }

  /// The attributes that children inherit, among those that an applier reads.
  private static func inheritedAttributes(of applier: StyleApplier) -> [AttributeID] {
    applier.attributes.ids.filter { $0.definition.isInherited }
  }
}

// MARK: Tables

extension LookResolver {
  typealias RuleSets = InternTable<RuleSetNumber, RuleSet>
  typealias InheritedContexts = InternTable<ContextNumber, InheritedContext>
  typealias ValuesTable = InternTable<InheritedNumber, Block>

  /// Notes that something is out of date.
  func invalidate(_ part: Outdated) { outdated = max(outdated, part) }

  /// Updates the data that is out of date from the settings.
  ///
  /// - Parameter revision: The revision of the tree.
  /// - Returns: Whether the rules in force for the roots, or all contexts, were replaced, so that
  ///   any node may have changed.
  func update(at revision: UInt32) -> Bool {
    assert(holders == 0, "numbers are held while their tables change")
    let outer = activity
    activity = .theming
    // The former data is released last, because releasing its rules and themes may run user code.
    let (formerGround, formerOrigins) = (ground, origins)
    var formerTables: FormerTables?
    let origins = settings.origins
    let isReplaced = outdated == .everything || origins != formerOrigins
    if outdated == .everything {
      formerTables = replaceTables()
      setOrigins(origins)
    } else {
      updateGround(at: revision)
      if isReplaced { setOrigins(origins) }
    }
    outdated = .nothing
    if isReplaced { rulesRevision = revision }
    activity = outer
    withExtendedLifetime((formerGround, formerOrigins)) {}
    _ = consume formerTables
    return isReplaced
  }

  /// The tables and objects that are void once all contexts are replaced.
  private struct FormerTables: ~Copyable {
    var ruleSets: RuleSets
    var inheritedValues: ValuesTable
    var contexts: InheritedContexts
    let sheets: [StyleSheet.Revision: CompiledSheet]
    let cells: [ContextCell.Key: ContextCell]
    let columns: [AnyColumn]
  }

  /// Empties the tables of rule sets and contexts, and discards what looks know of them.
  private func replaceTables() -> FormerTables {
    looks.discardNumbers()
    store.discardExemplars()
    var former = FormerTables(
      ruleSets: RuleSets(
        minimumSweepCount: limits.contextSlack, replacing: ruleSets.numberCount),
      inheritedValues: ValuesTable(
        minimumSweepCount: limits.contextSlack, replacing: inheritedValues.numberCount),
      contexts: InheritedContexts(
        minimumSweepCount: limits.contextSlack, replacing: contexts.numberCount), sheets: sheets,
      cells: cells, columns: formerColumns)
    swap(&ruleSets, &former.ruleSets)
    swap(&inheritedValues, &former.inheritedValues)
    swap(&contexts, &former.contexts)
    (sheets, cells, formerColumns, scopes) = ([:], [:], [], [:])
    discardInsides()
    (ground, groundChanged, themeValues) = (settings.ground, 0, ThemeValues())
    return former
  }

  /// Replaces the rules that are in force for the roots.
  private func setOrigins(_ origins: [RuleOrigin]) {
    self.origins = origins
    let entries = origins.map { origin in
      let sheet = compiled(origin.sheet)
      return InheritedContext.SheetEntry(
        sheet: sheet, origin: origin.name, ancestry: sheet.rootState)
    }
    root = number(
      for: InheritedContext.Parts(sheets: entries, cell: cell(for: ContextCell.Key())))
  }

  /// The compiled form of a sheet.
  func compiled(_ sheet: StyleSheet) -> CompiledSheet {
    if let known = sheets[sheet.revision] { return known }
    let compiled = CompiledSheet(sheet)
    sheets[sheet.revision] = compiled
    return compiled
  }

  /// The number of the inherited context with certain parts, created if there is none.
  func number(for parts: InheritedContext.Parts) -> ContextNumber {
    let (base, isNew) = contexts.number(for: .base(parts.sheets, parts.cell)) {
      InheritedContext(
        number: $0, shared: SharedContext(base: $0, parts.sheets, parts.cell, self))
    }
    if isNew, contexts.needsSweep { looks.requestSweep() }
    if parts.inherited == .none { return base }
    return number(inheriting: parts.inherited, in: contexts[base].takeUnretainedValue().shared)
  }

  /// The number of the inherited context with certain values and the other parts of another one,
  /// created if there is none.
  func number(
    inheriting values: InheritedNumber, in shared: SharedContext
  ) -> ContextNumber {
    if values == .none { return shared.base }
    let (number, isNew) = contexts.number(for: .inheriting(shared.base, values)) {
      InheritedContext(
        number: $0, shared: shared, inherited: values,
        values: inheritedValues[values].takeUnretainedValue())
    }
    if isNew, contexts.needsSweep { looks.requestSweep() }
    return number
  }

  /// The number of the inherited values in a style, which has some.
  func number(forInherited style: Block) -> InheritedNumber {
    inheritedValues.number(for: InheritedValues(style: style)) { _ in style }.number
  }

  /// The rule set of a key, created if there is none; the context must be the current one.
  func ruleSet(
    for key: RuleSet.Key, column: AnyColumn, in inherited: InheritedContext, rules: [MatchedRule]
  ) -> Unmanaged<RuleSet> {
    let (number, isNew) = ruleSets.number(for: key) {
      RuleSet(number: $0, key, column: column, in: inherited, rules: rules, looks)
    }
    if isNew, ruleSets.needsSweep { looks.requestSweep() }
    return ruleSets[number]
  }

  /// Runs a closure that holds numbers of contexts, rule sets or looks while user code runs.
  ///
  /// Bringing a node up to date may remove what has these numbers, or give them to others, so it's not
  /// allowed meanwhile; debug builds check that.
  @inline(__always)
  func holdingNumbers<Result>(_ body: () -> Result) -> Result {
    holders += 1
    defer { holders -= 1 }
    return body()
  }

  /// Notes what the content of a node with a rule set reads.
  func note(contentReads reads: ContextReads, of ruleSet: RuleSet) {
    ruleSet.contentReads.include(reads)
    if !reads.isEmpty { haveContentReads = true }
  }
}

// MARK: Cells

extension LookResolver {
  /// The cell of a key, created if there is none.
  func cell(for key: ContextCell.Key) -> ContextCell {
    if let known = cells[key] { return known }
    let cell = ContextCell(number: ContextCell.Number(value: cellCount), key, self)
    cellCount += 1
    cells[key] = cell
    return cell
  }

  /// Takes over the tree's contribution to every context from the settings.
  private func updateGround(at revision: UInt32) {
    let ground = settings.ground
    guard ground != self.ground else { return }
    self.ground = ground
    groundChanged = revision
    themeValues.removeAll()
    for cell in cells.values { cell.invalidate(at: revision) }
  }

  /// Releases the values that contexts had at the refresh before the one that ends.
  func discardFormerValues() {
    for cell in cells.values { cell.discardFormer() }
  }

  /// The parts of the context that closures of themes have read, in all contexts.
  var themeReads: ContextReads {
    for cell in cells.values { cell.bringUpToDate() }
    return themeValues.reads
  }

  /// Runs a closure that evaluates themes, during which the tree must not be used.
  ///
  /// Reads by themes don't count as reads by the node that is being styled.
  func evaluatingThemes<Result>(_ body: () -> Result) -> Result {
    let outer = activity
    activity = .theming
    defer { activity = outer }
    return StyleContext.withoutContext(body)
  }
}

// MARK: Invariants

extension LookResolver {
  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    looks.checkInvariants()
    looks.forEach { look in
      assert(look.context == .none || contexts.contains(look.context), "contexts of looks are kept")
      assert(
        look.ruleSet == .none || ruleSets.contains(look.ruleSet), "rule sets of looks are kept")
      assert(
        look.inside == .none || contexts.contains(look.inside), "contexts of children are kept")
      assert(
        look.context == .none || inherited(in: look.context) == look.inherited,
        "looks have the inherited values of their contexts")
    }
    contexts.forEach { inherited in
      assert(contexts.contains(inherited.shared.base), "bases are kept")
      assert(inherited.isBase == (inherited.number == inherited.shared.base), "bases are marked")
      assert(
        inherited.isBase || inheritedValues.contains(inherited.inherited),
        "inherited values are kept")
    }
    ruleSets.forEach { $0.checkInvariants() }
    for (node, outcome) in scopes {
      assert(store.records[Int(node)].flags.contains(.hasScope), "scopes are of nodes with one")
      assert(contexts.contains(outcome.own) && contexts.contains(outcome.outer), "scopes are void")
    }
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
  /// - Parameter former: The looks that something other than a node uses.
  /// - Returns: The removed values, which may be released only when the tree is consistent.
  func sweep(keeping former: Marks<LookNumber>) -> [Any] {
    assert(holders == 0, "numbers are held while they're removed")
    var (used, usedContexts, usedRuleSets) = (former, contexts.marks, ruleSets.marks)
    usedContexts[root] = true
    for index in 0..<store.records.count {
      let look = store.records[index].look
      used[look] = true
      if look != .none, store.records[index].firstChild != NodeRecord.none {
        usedContexts[looks[look].inside] = true
      }
    }
    // The look of a container doesn't determine the context around a scope in it.
    if !thresholds.isEmpty {
      for outcome in scopes.values { usedContexts[outcome.outer] = true }
    }
    store.discardExemplars()
    let removedLooks = looks.sweep(used)
    looks.forEach { look in
      usedContexts[look.context] = true
      usedRuleSets[look.ruleSet] = true
    }
    looks.forEach { look in
      if !usedContexts[look.inside] { look.inside = .none }
    }
    scopes = scopes.filter { usedContexts[$0.value.outer] && usedContexts[$0.value.own] }
    discardInsides()
    var usedValues = inheritedValues.marks
    contexts.forEach { inherited in
      guard usedContexts[inherited.number], !inherited.isBase else { return }
      usedContexts[inherited.shared.base] = true
      usedValues[inherited.inherited] = true
    }
    let removedContexts = contexts.sweep(usedContexts)
    let removedValues = inheritedValues.sweep(usedValues)
    let formerSheets = sheets
    sweepSheets()
    var usedCells: Set<ObjectIdentifier> = []
    contexts.forEach { inherited in
      guard inherited.isBase else { return }
      usedCells.insert(ObjectIdentifier(inherited.cell))
      inherited.shared.forEachSelection { $0.sweep(usedRuleSets) }
    }
    let removedRuleSets = ruleSets.sweep(usedRuleSets)
    ruleSets.forEach { ruleSet in
      ruleSet.sweep(used)
      usedCells.insert(ObjectIdentifier(ruleSet.cell))
    }
    let formerCells = cells
    cells = cells.filter { usedCells.contains(ObjectIdentifier($0.value)) }
    return [
      removedLooks, removedContexts, removedValues, formerSheets, removedRuleSets, formerCells,
    ]
  }

  /// Removes the compiled sheets, and their states of ancestors, that no inherited context has.
  private func sweepSheets() {
    var states: Set<ObjectIdentifier> = []
    var inForce: Set<ObjectIdentifier> = []
    contexts.forEach { inherited in
      for entry in inherited.shared.sheets where inherited.isBase {
        states.insert(ObjectIdentifier(entry.ancestry))
        inForce.insert(ObjectIdentifier(entry.sheet))
      }
    }
    sheets = sheets.filter { inForce.contains(ObjectIdentifier($0.value)) }
    for sheet in sheets.values { sheet.sweepStates(states) }
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

  /// Values of tokens that override all others, also those of scopes; set only in a rendition.
  let probe: TokenValues

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
