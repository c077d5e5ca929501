/// Finds the computed styles of nodes: the inherited context of a node, the rules in force for it,
/// and the resulting computed style.
///
/// It owns the tables of computed styles, matched rules and inherited contexts, and the shared
/// contexts. It reads the store, and writes neither to it nor to the record of changes, so that a
/// second resolver can work on the same nodes.
///
/// Invariants:
/// - The context and the matched rules of a computed style are in the tables, unless the computed
///   style has discarded them.
/// - An up-to-date node's computed style is of a context and matched rules that are in the tables.
/// - Matched rules outlive the inherited contexts that they were made for, so that a node whose
///   rules stay the same isn't restyled when others change.
/// - `scopes` has only nodes that are flagged as having a scope.
final class StyleResolver: ControlStateSource {
  let store: NodeStore
  let limits: TreeLimits

  /// The settings of the tree, which the contexts follow when they're updated.
  @safe @exclusivity(unchecked) var settings: TreeSettings

  /// Reads the nodes' conformances.
  @safe @exclusivity(unchecked) var applier: StyleApplier {
    didSet {
      plans = Unretained(applier.plans)
      inheritedAttributes = Self.inheritedAttributes(of: applier)
    }
  }

  /// The plans of the applier, which owns them: attaching a node doesn't retain them.
  @safe @exclusivity(unchecked) private(set) var plans: Unretained<PlanTable>

  /// The attributes that children inherit from their parents.
  @safe @exclusivity(unchecked) private(set) var inheritedAttributes: [AttributeID]

  let computedStyles: ComputedStyleTable

  /// The matched rules, each once.
  @safe @exclusivity(unchecked) private(set) var matchedRulesTable: MatchedRulesTable

  /// The values that nodes inherit, each once.
  @safe @exclusivity(unchecked) private(set) var inheritedValues: ValuesTable

  /// The inherited contexts, each once.
  @safe @exclusivity(unchecked) private(set) var contexts: InheritedContexts

  /// The inherited context of the roots.
  @safe @exclusivity(unchecked) private(set) var root = ContextNumber.none

  /// The sheets in force, compiled once for each revision.
  private var sheets: [StyleSheet.Revision: CompiledSheet] = [:]

  /// The shared contexts, each once, and the number of those that were ever made.
  private var sharedContexts: [SharedContext.Key: SharedContext] = [:]
  private var sharedContextCount = 0

  /// The tree's contribution to every context, and the revision at which it last changed, 0 if it
  /// never has.
  private(set) var ground: SharedContext.Ground
  private(set) var groundChanged: UInt32 = 0

  /// The evaluations of themes since the last update.
  private(set) var themeValues = ThemeValues()

  /// The results of nodes' scopes; both contexts of each are among `contexts`.
  @safe @exclusivity(unchecked) var scopes: [UInt32: ScopeOutcome] = [:]

  /// The thresholds for the widths of containers that nodes have read, in rising order.
  var thresholds: [Double] = []

  /// Those of them for which contexts haven't been divided yet.
  @safe @exclusivity(unchecked) var newThresholds: [Double] = []

  var hasNewThresholds: Bool { !newThresholds.isEmpty }

  /// Whether the content of any node has ever read the context.
  @safe @exclusivity(unchecked) private(set) var haveContentReads = false

  /// The contexts in containers; see ``StyleResolver/inside(container:_:_:)``.
  @safe @exclusivity(unchecked) var insides = ContainerInsides()

  /// The contexts in nodes in other situations.
  var situatedContexts = SituatedContexts()

  /// The enclosing control of the node that is being styled in another situation, if the control has
  /// another context in it.
  var situatedControl: SituatedControl?

  /// Whether the contexts of any nodes may follow control states, and the number of nodes that were
  /// styled when that was found out.
  var following = (styledCount: -1, mayExist: false)

  /// Whether the contexts of some nodes may have followed control states.
  var haveContextsFollowedStates = false

  /// The number of operations that hold numbers of contexts, matched rules or computed styles while
  /// user code runs.
  @safe @exclusivity(unchecked) private var holders = 0

  /// Counts how often a node was styled, or found to be up to date after a change.
  @safe @exclusivity(unchecked) var styledCount = 0

  /// The operation that runs user code, during which the tree must not be used.
  @safe @exclusivity(unchecked) var activity: Activity?

  /// The origins of the rules in force for the roots, the lowest first.
  private var origins: [RuleOrigin] = []

  /// The revision at which the rules in force for the roots were last replaced.
  private(set) var rulesRevision = NodeRecord.stale

  /// The data that must be updated before a node is styled.
  @safe @exclusivity(unchecked) private(set) var outdated = Outdated.nothing

  /// The data that must be updated.
  enum Outdated: Comparable {
    case nothing

    /// The contexts, because settings of the tree have changed.
    case settings

    /// All contexts and matched rules, regardless of what has changed.
    case everything
  }

  /// The operation of the tree that is running user code.
  enum Activity {
    /// Getters, closures or rules run for a node of that type.
    case styling(any StyleNode.Type)

    /// Closures of themes run.
    case theming

    /// The tree is rendered in another situation.
    case rendering

    /// A model of that type is being changed through the tree.
    case changing(any StyleNode.Type)
  }

  /// Makes a resolver that has no computed styles.
  init(_ store: NodeStore, _ applier: StyleApplier, _ settings: TreeSettings, limits: TreeLimits) {
    (self.store, self.applier, self.limits) = (store, applier, limits)
    (self.settings, ground) = (settings, settings.ground)
    plans = Unretained(applier.plans)
    inheritedAttributes = Self.inheritedAttributes(of: applier)
    computedStyles = ComputedStyleTable(minimumCollectionThreshold: limits.computedStyleCount)
    matchedRulesTable = MatchedRulesTable(minimumCollectionThreshold: limits.contextSlack)
    inheritedValues = ValuesTable(minimumCollectionThreshold: limits.contextSlack)
    contexts = InheritedContexts(minimumCollectionThreshold: limits.contextSlack)
    super.init()
    setOrigins(settings.origins)
  }

  // MARK: States, which getters read

  /// The control state of a node: the one that was set, or else the model's own, or else normal.
  override func controlState(ofNode node: UInt32) -> ControlState {
    controlState(of: Int(node)) ?? .normal
  }

  /// Parts of the surroundings of a node, whose ancestors are up to date.
  func surroundings(_ parts: ReadStates, ofNode node: UInt32) -> Surroundings {
    var result = Surroundings()
    for part in parts.intersection(.surroundings).elements {
      switch part {
      case .enclosingState: result.setEnclosingState(enclosingControlState(ofNode: node))
      case .descendantState: result.setDescendantState(descendantControlState(ofNode: node))
      default: result.set(part, to: hasPosition(part, node: node))
      }
    }
    return result
  }

  /// Whether a node has a position among its siblings.
  override func hasPosition(_ position: ReadStates, node: UInt32) -> Bool {
    store.hasPosition(position, Int(node))
  }

  /// The states of the descendants of a node, whose ancestors are up to date: those that were set, or
  /// else the models' own in the context around the node.
  override func descendantControlState(ofNode node: UInt32) -> ControlState {
    if let stated = store.situatedSurroundings(of: Int(node)),
      stated.known.contains(.descendantState)
    {
      return stated.descendantState
    }
    return descendantControlState(ofNode: node, without: [])
  }

  /// The same without the states of some nodes of this store.
  func descendantControlState(ofNode node: UInt32, without others: Set<Int>) -> ControlState {
    var state = ControlState.normal
    var models: [(store: NodeStore, index: Int)] = []
    store.forEachDescendant(of: Int(node)) { store, index in
      if store === self.store, others.contains(index) { return }
      if store.records[index].flags.contains(.hasSettings),
        let set = store.settings[UInt32(index)]?.controlState
      {
        state.formUnion(set)
      } else if store.column(of: index).with({ $0.controlState != nil }) {
        models.append((store, index))
      }
    }
    if models.isEmpty { return state }
    let inherited = contexts[outerContext(of: store.place(of: Int(node)))].object
    inherited.shared.bringUpToDate()
    let (outer, reader) = (activity, store.column(of: Int(node)).object)
    activity = .styling(reader.nodeType)
    let (states, reads) = StyleContext.tracking(at: inherited.context) {
      StyleContext.inNormalState {
        models.map { store, index in
          let column = store.column(of: index).object
          return column.read(column.controlState!, row: Int(store.records[index].row))
        }
      }
    }
    activity = outer
    StyleContext.reference?.value.reads.include(reads)
    return states.reduce(into: state) { $0.formUnion($1) }
  }

  /// The state of the enclosing control of a node, whose ancestors are up to date: that of the
  /// nearest ancestor whose kind is a control or a cell, or else normal.
  override func enclosingControlState(ofNode node: UInt32) -> ControlState {
    guard let control = store.enclosingControl(of: Int(node)) else { return .normal }
    if let state = store.settings[UInt32(control)]?.controlState { return state }
    let column = store.column(of: control).object
    guard column.controlState != nil else { return .normal }
    // In the context of the control, which may be the current one.
    let context =
      situatedControl?.index == UInt32(control)
      ? situatedControl!.context : computedStyles[store.records[control].computedStyle].context
    let inherited = contexts[context].object
    inherited.shared.bringUpToDate()
    let (outer, node) = (activity, inherited.context.value.node)
    activity = .styling(column.nodeType)
    inherited.context.value.node = UInt32(control)
    let (state, reads) = StyleContext.tracking(at: inherited.context) {
      controlState(ofNode: UInt32(control))
    }
    inherited.context.value.node = node
    activity = outer
    StyleContext.reference?.value.reads.include(reads)
    return state
  }

  /// Returns whether the width of a node's container is known, and at least a threshold.
  override func isContainerWidth(atLeast threshold: Double, ofNode node: UInt32) -> Bool {
    note(threshold: threshold)
    guard node != StyleContext.noNode else { return false }
    return enclosingContainerWidth(of: Int(node)).map { $0 >= threshold } ?? false
  }

  /// The attributes that children inherit, among those that an applier reads.
  private static func inheritedAttributes(of applier: StyleApplier) -> [AttributeID] {
    applier.attributes.ids.filter { $0.definition.isInherited }
  }
}

// MARK: Tables

extension StyleResolver {
  typealias MatchedRulesTable = InternTable<MatchedRulesNumber, MatchedRules>
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
    var matchedRulesTable: MatchedRulesTable
    var inheritedValues: ValuesTable
    var contexts: InheritedContexts
    let sheets: [StyleSheet.Revision: CompiledSheet]
    let sharedContexts: [SharedContext.Key: SharedContext]
  }

  /// Empties the tables of matched rules and contexts, and discards what computed styles know of
  /// them.
  private func replaceTables() -> FormerTables {
    computedStyles.discardNumbers()
    store.discardLastStyled()
    var former = FormerTables(
      matchedRulesTable: MatchedRulesTable(
        minimumCollectionThreshold: limits.contextSlack, replacing: matchedRulesTable.numberCount),
      inheritedValues: ValuesTable(
        minimumCollectionThreshold: limits.contextSlack, replacing: inheritedValues.numberCount),
      contexts: InheritedContexts(
        minimumCollectionThreshold: limits.contextSlack, replacing: contexts.numberCount),
      sheets: sheets, sharedContexts: sharedContexts)
    swap(&matchedRulesTable, &former.matchedRulesTable)
    swap(&inheritedValues, &former.inheritedValues)
    swap(&contexts, &former.contexts)
    (sheets, sharedContexts, scopes) = ([:], [:], [:])
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
      for: InheritedContext.Parts(sheets: entries, shared: sharedContext(for: SharedContext.Key())))
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
    let (base, isNew) = contexts.number(for: .base(parts.sheets, parts.shared)) {
      InheritedContext(
        number: $0, base: BaseContext(number: $0, parts.sheets, parts.shared))
    }
    if isNew, contexts.needsCollection { computedStyles.requestCollection() }
    if parts.inherited == .none { return base }
    return number(inheriting: parts.inherited, in: contexts[base].object.base)
  }

  /// The number of the inherited context with certain values and the other parts of another one,
  /// created if there is none.
  func number(
    inheriting values: InheritedNumber, in base: BaseContext
  ) -> ContextNumber {
    if values == .none { return base.number }
    let (number, isNew) = contexts.number(for: .inheriting(base.number, values)) {
      InheritedContext(
        number: $0, base: base, inherited: values,
        values: inheritedValues[values].object)
    }
    if isNew, contexts.needsCollection { computedStyles.requestCollection() }
    return number
  }

  /// The number of the inherited values in a style, which has some.
  func number(forInherited style: Block) -> InheritedNumber {
    inheritedValues.number(for: InheritedValues(style: style)) { _ in style }.number
  }

  /// The matched rules of a key, created if there is none; the context must be the current one.
  func matchedRules(
    for key: MatchedRules.Key, column: AnyColumn, in inherited: InheritedContext,
    rules: [MatchedRule]
  ) -> Unretained<MatchedRules> {
    let (number, isNew) = matchedRulesTable.number(for: key) {
      MatchedRules(number: $0, key, column: column, in: inherited, rules: rules, computedStyles)
    }
    if isNew, matchedRulesTable.needsCollection { computedStyles.requestCollection() }
    return matchedRulesTable[number]
  }

  /// Runs a closure that holds numbers of contexts, matched rules or computed styles while user
  /// code runs.
  ///
  /// Bringing a node up to date may remove what has these numbers, or give them to others, so it's not
  /// allowed meanwhile; debug builds check that.
  @inline(__always)
  func holdingNumbers<Result>(_ body: () -> Result) -> Result {
    holders += 1
    defer { holders -= 1 }
    return body()
  }

  /// Notes what the content of a node with matched rules reads.
  func note(contentReads reads: ContextReads, of matchedRules: MatchedRules) {
    matchedRules.contentReads.include(reads)
    if !reads.isEmpty { haveContentReads = true }
  }
}

// MARK: Shared contexts

extension StyleResolver {
  /// The shared context of a key, created if there is none.
  func sharedContext(for key: SharedContext.Key) -> SharedContext {
    if let known = sharedContexts[key] { return known }
    let shared = SharedContext(number: SharedContext.Number(value: sharedContextCount), key, self)
    sharedContextCount += 1
    sharedContexts[key] = shared
    return shared
  }

  /// Takes over the tree's contribution to every context from the settings.
  private func updateGround(at revision: UInt32) {
    let ground = settings.ground
    guard ground != self.ground else { return }
    self.ground = ground
    groundChanged = revision
    themeValues.removeAll()
    for shared in sharedContexts.values { shared.invalidate(at: revision) }
  }

  /// Releases the values that contexts had at the refresh before the one that ends.
  func discardFormerValues() {
    for shared in sharedContexts.values { shared.discardFormer() }
  }

  /// The parts of the context that closures of themes have read, in all contexts.
  var themeReads: ContextReads {
    for shared in sharedContexts.values { shared.bringUpToDate() }
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

extension StyleResolver {
  /// Checks the invariants, in debug builds.
  func checkInvariants() {
    computedStyles.checkInvariants()
    computedStyles.forEach { computedStyle in
      assert(
        computedStyle.context == .none || contexts.contains(computedStyle.context),
        "contexts of computed styles are kept")
      assert(
        computedStyle.matchedRules == .none
          || matchedRulesTable.contains(computedStyle.matchedRules),
        "matched rules of computed styles are kept")
      assert(
        computedStyle.inside == .none || contexts.contains(computedStyle.inside),
        "contexts of children are kept")
      assert(
        computedStyle.context == .none
          || inherited(in: computedStyle.context) == computedStyle.inherited,
        "computed styles have the inherited values of their contexts")
    }
    contexts.forEach { inherited in
      assert(contexts.contains(inherited.base.number), "bases are kept")
      assert(inherited.isBase == (inherited.number == inherited.base.number), "bases are marked")
      assert(
        inherited.isBase || inheritedValues.contains(inherited.inherited),
        "inherited values are kept")
    }
    matchedRulesTable.forEach { $0.checkInvariants() }
    for (node, outcome) in scopes {
      assert(store.records[Int(node)].flags.contains(.hasScope), "scopes are of nodes with one")
      assert(contexts.contains(outcome.own) && contexts.contains(outcome.outer), "scopes are void")
    }
  }
}

// MARK: - Sweeping

/// Removes what nodes have no use for anymore.
///
/// Marks what is reachable from records and from the record of changes: computed styles, their
/// contexts and matched rules, and the contexts of children. Everything else is removed, and its
/// numbers are used again. The selection of a removed matched rules keep their reads, because a
/// renderer may show nodes in the control state that it was for.
extension StyleResolver {
  /// Removes the computed styles, inherited contexts, matched rules and contexts that no node uses.
  ///
  /// Costs as much as a walk over all records, so it's done when there are twice as many of one
  /// kind as after the last one.
  ///
  /// - Parameter former: The computed styles that something other than a node uses.
  /// - Returns: The removed values, which may be released only when the tree is consistent.
  func collect(keeping former: Marks<ComputedStyleNumber>) -> [Any] {
    assert(holders == 0, "numbers are held while they're removed")
    var (used, usedContexts, usedMatchedRules) = (former, contexts.marks, matchedRulesTable.marks)
    usedContexts[root] = true
    for index in 0..<store.records.count {
      let computedStyle = store.records[index].computedStyle
      used[computedStyle] = true
      if computedStyle != .none, store.records[index].firstChild != NodeRecord.none {
        usedContexts[computedStyles[computedStyle].inside] = true
      }
    }
    // The computed style of a container doesn't determine the context around a scope in it.
    if !thresholds.isEmpty {
      for outcome in scopes.values { usedContexts[outcome.outer] = true }
    }
    store.discardLastStyled()
    let removedStyles = computedStyles.collect(used)
    computedStyles.forEach { computedStyle in
      usedContexts[computedStyle.context] = true
      usedMatchedRules[computedStyle.matchedRules] = true
    }
    computedStyles.forEach { computedStyle in
      if !usedContexts[computedStyle.inside] { computedStyle.inside = .none }
    }
    scopes = scopes.filter { usedContexts[$0.value.outer] && usedContexts[$0.value.own] }
    discardInsides()
    var usedValues = inheritedValues.marks
    contexts.forEach { inherited in
      guard usedContexts[inherited.number], !inherited.isBase else { return }
      usedContexts[inherited.base.number] = true
      usedValues[inherited.inherited] = true
    }
    let removedContexts = contexts.collect(usedContexts)
    let removedValues = inheritedValues.collect(usedValues)
    let formerSheets = sheets
    collectSheets()
    var usedShared: Set<ObjectIdentifier> = []
    contexts.forEach { inherited in
      guard inherited.isBase else { return }
      usedShared.insert(ObjectIdentifier(inherited.shared))
      inherited.base.forEachCandidates { $0.collect(usedMatchedRules) }
    }
    let removedMatchedRules = matchedRulesTable.collect(usedMatchedRules)
    matchedRulesTable.forEach { matchedRules in
      matchedRules.collect(used)
      usedShared.insert(ObjectIdentifier(matchedRules.shared))
    }
    let formerShared = sharedContexts
    sharedContexts = sharedContexts.filter { usedShared.contains(ObjectIdentifier($0.value)) }
    return [
      removedStyles, removedContexts, removedValues, formerSheets, removedMatchedRules,
      formerShared,
    ]
  }

  /// Removes the compiled sheets, and their states of ancestors, that no inherited context has.
  private func collectSheets() {
    var states: Set<ObjectIdentifier> = []
    var inForce: Set<ObjectIdentifier> = []
    contexts.forEach { inherited in
      for entry in inherited.base.sheets where inherited.isBase {
        states.insert(ObjectIdentifier(entry.ancestry))
        inForce.insert(ObjectIdentifier(entry.sheet))
      }
    }
    sheets = sheets.filter { inForce.contains(ObjectIdentifier($0.value)) }
    for sheet in sheets.values { sheet.collectStates(states) }
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

  /// Values of tokens that override all others, also those of scopes; set only in a situated tree.
  let probe: TokenValues

  /// The tree's contribution to every context.
  var ground: SharedContext.Ground {
    SharedContext.Ground(environment: environment, themes: themes, tokens: tokens)
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
