internal import Synchronization

/// The attached nodes and where they hang: attaching a node styles it.
///
/// ```swift
/// let tree = StyleTree(
///   styleSheet: StyleSheet {
///     StyleRule(for: .navigationBar) { $0.barTintColor = .green }
///   })
/// let screen = tree.attach(ProductScreen())
/// let buy = tree.attach(BuyButton(), to: screen)
/// tree.viewModel(of: buy).borderWidth
/// ```
///
/// A node's view model is made of what its parent hands down, of the rules in force where it hangs,
/// of its own conformances and closure, and of what was set on it alone, each over the one before.
/// What changes later marks; reading a view model brings it up to date. Nothing has to be detached.
///
/// A tree belongs to whoever made it: it is not `Sendable`, and lives in one actor. What it is made
/// of, such as sheets, may be shared with other trees.
///
/// Attaching a node costs about as much again as styling it; a tree keeps some 50 bytes for each
/// node beside the model, and one style for all nodes that come out equal. Of nodes that were
/// detached and of settings that have changed, it keeps at most 128 sets of inherited values and
/// rules, or twice as many as there are nodes, each with the styles of up to 132 nodes of a type that
/// look different, and with more where nodes share these,
/// and the last content of each type.
public final class StyleTree {
  /// What reads the nodes' conformances: the attributes that the tree was made for, and those that
  /// its packs add.
  @exclusivity(unchecked) public internal(set) var applier: StyleApplier {
    didSet {
      plans = .passUnretained(applier.plans)
      inheritedAttributes = Self.inheritedAttributes(of: applier)
    }
  }

  /// The applier that the tree was made with.
  package let baseApplier: StyleApplier

  /// The packs whose rules apply and whose attributes are read, the lowest first: below those of
  /// themes.
  ///
  /// What a pack brings comes and goes with it. A change of the attributes styles every node anew
  /// when it is read; a change of rules, those that they concern.
  public var packs: [StylePack] {
    willSet { readAttributes(of: newValue) }
    didSet { settingsChanged() }
  }

  /// The themes whose tokens and rules apply, the lowest first.
  public var themes: [Theme] { didSet { settingsChanged() } }

  /// Values of tokens for the whole tree, above those of themes and below those of scopes; none by
  /// default: `tree.tokens[.accent] = .orange`.
  public var tokens = TokenValues() { didSet { settingsChanged() } }

  /// What the surroundings of the roots are like.
  public var environment: StyleEnvironment { didSet { settingsChanged() } }

  /// The tree's own rules: above those of packs and themes, below those of scopes.
  public var styleSheet: StyleSheet { didSet { settingsChanged() } }

  /// The plans of the applier, which keeps them: attaching a node counts no reference to them.
  @exclusivity(unchecked) private(set) var plans: Unmanaged<PlanTable>

  /// The attributes that nodes hand down to their children.
  @exclusivity(unchecked) private(set) var inheritedAttributes: [AttributeID]

  /// The nodes: their models, how they hang together, and what was set on single ones.
  let store: NodeStore

  /// Tells trees apart, so that a handle of another one is noticed.
  var serial: UInt32 { store.serial }

  /// The sizes at which the tree compacts or replaces what it keeps.
  let limits: TreeLimits

  /// The columns that others took the place of, which tables that are void may still refer to.
  var formerColumns: [AnyColumn] = []

  /// The number of attached nodes.
  public var count: Int { store.count }

  /// The resets that are held, with the numbers of their tokens.
  @exclusivity(unchecked) var heldResets: [(number: Int, reset: Reset)] = []
  var resetCount = 0

  /// Called before each refresh of a tree in which something went stale; returns false to be removed.
  package var refreshParticipants: [() -> Bool] = []

  /// What the scopes of nodes made of what surrounds them; void with the table.
  @exclusivity(unchecked) var scopeCache: [UInt32: ScopeOutcome] = [:]

  /// The record of changes, with the positions of its consumers, and what is observed.
  @exclusivity(unchecked) var tracker: ChangeTracker

  /// Counts how often a node was styled, or found to be up to date after a change.
  @exclusivity(unchecked) var styledCount = 0

  /// What the tree is busy with on behalf of user code, during which it must not be touched.
  @exclusivity(unchecked) var activity: Activity?

  let looks: LookTable
  @exclusivity(unchecked) var contexts: ContextTable
  @exclusivity(unchecked) var recipes: RecipeTable
  @exclusivity(unchecked) var table: InheritedContextTable

  /// The sheets that the table was made of.
  private var tableOrigins: [RuleOrigin]

  /// The revision at which the table last took the place of another.
  private(set) var tableRevision = NodeRecord.stale

  /// Whether anything may have changed that tables are made of.
  @exclusivity(unchecked) var isTableVoid = false

  /// Whether all tables are to be made anew, whatever has changed.
  private var isEverythingVoid = false

  /// Whether most surroundings must be those of nodes that have changed since.
  @exclusivity(unchecked) var isTableOld = false

  /// Whether nodes are looked at one after the other, and what was found for the first is to hold
  /// until the last: an old table is kept that long.
  @exclusivity(unchecked) private(set) var keepsTable = false

  private static let serials = Atomic<UInt32>(0)

  /// Makes a tree without nodes.
  ///
  /// - Parameters:
  ///   - applier: What reads the nodes' conformances; by default, the standard attributes. Those that
  ///     packs add are read as well.
  ///   - packs: Packs whose rules apply and whose attributes are read, the lowest first; none by
  ///     default.
  ///   - themes: Themes whose tokens and rules apply, the lowest first; none by default.
  ///   - environment: What the surroundings are like; the default environment by default.
  ///   - styleSheet: The tree's own rules; none by default.
  public convenience init(
    applier: StyleApplier = StyleApplier(), packs: [StylePack] = [], themes: [Theme] = [],
    environment: StyleEnvironment = StyleEnvironment(),
    styleSheet: StyleSheet = StyleSheet()
  ) {
    self.init(
      limits: .standard, applier: applier, packs: packs, themes: themes, environment: environment,
      styleSheet: styleSheet)
  }

  /// Makes a tree without nodes that has limits other than the standard ones.
  convenience init(
    limits: TreeLimits, applier: StyleApplier = StyleApplier(), packs: [StylePack] = [],
    themes: [Theme] = [], environment: StyleEnvironment = StyleEnvironment(),
    styleSheet: StyleSheet = StyleSheet()
  ) {
    self.init(
      store: NodeStore(serial: Self.serials.wrappingAdd(1, ordering: .relaxed).newValue),
      limits: limits,
      baseApplier: applier, applier: applier.adding(packs), packs: packs, themes: themes,
      tokens: TokenValues(), environment: environment, styleSheet: styleSheet)
  }

  /// Makes a tree of the nodes of a store, with an applier that reads its packs.
  init(
    store: NodeStore, limits: TreeLimits, baseApplier: StyleApplier, applier: StyleApplier,
    packs: [StylePack], themes: [Theme], tokens: TokenValues, environment: StyleEnvironment,
    styleSheet: StyleSheet
  ) {
    self.store = store
    self.limits = limits
    tracker = ChangeTracker(firstRevision: limits.firstRevision)
    self.baseApplier = baseApplier
    self.applier = applier
    self.packs = packs
    self.themes = themes
    self.tokens = tokens
    self.environment = environment
    self.styleSheet = styleSheet
    plans = .passUnretained(applier.plans)
    inheritedAttributes = Self.inheritedAttributes(of: applier)
    contexts = ContextTable(
      ContextCell.Ground(environment: environment, themes: themes, tokens: tokens),
      historyLength: limits.historyLength)
    looks = LookTable(minimumSweepCount: limits.lookCount)
    recipes = RecipeTable(looks, limits: limits)
    tableOrigins = Self.origins(packs, themes, styleSheet)
    table = InheritedContextTable(origins: tableOrigins, contexts: contexts, recipes: recipes)
  }

  deinit {
    tracker.end()
  }

  /// Makes anew what has changed of what nodes are styled in.
  @inline(__always)
  func requireTable() {
    if isTableVoid { makeTable() }
  }

  /// Looks at many nodes, which are numbered by one table throughout.
  ///
  /// It may grow meanwhile by what surrounds each of them, and is made anew at the next occasion.
  package func withOneTable<Result>(_ body: () -> Result) -> Result {
    if isTableOld { voidTable() }
    requireTable()
    keepsTable = true
    defer { keepsTable = false }
    return body()
  }

  @inline(never)
  private func makeTable() {
    isTableVoid = false
    let outer = activity
    activity = .theming
    // What is replaced ends last, and with it rules and themes that nobody else has, which may run
    // code of the user's.
    let former = (contexts, recipes, contexts.ground, formerColumns)
    let ground = ContextCell.Ground(environment: environment, themes: themes, tokens: tokens)
    var origins = Self.origins(packs, themes, styleSheet)
    var next = (context: table.next, recipe: recipes.next)
    if max(next.context, next.recipe) > limits.highestNumber {
      // Numbers start again before they can't go on.
      next = (1, 1)
      isEverythingVoid = true
      noteReadingContents()
      looks.forgetNumbers()
    }
    let isReplaced = isEverythingVoid || origins != tableOrigins
    if isEverythingVoid {
      isEverythingVoid = false
      formerColumns = []
      noteReadingContents()
      contexts = ContextTable(ground, historyLength: limits.historyLength)
      recipes = RecipeTable(looks, first: next.recipe, limits: limits)
    } else {
      if ground != contexts.ground { noteReadingContentsOfNewNodes() }
      contexts.update(ground, at: revision)
    }
    if isReplaced {
      var replaced = InheritedContextTable(
        origins: origins, contexts: contexts, recipes: recipes, sheets: table.sheets,
        first: next.context)
      swap(&table, &replaced)
      swap(&tableOrigins, &origins)
      scopeCache = [:]
      tracker.concernsAllNodes = true
      tableRevision = revision
      activity = outer
      _ = consume replaced
    }
    activity = outer
    withExtendedLifetime((former, origins)) {}
  }

  /// The attributes that nodes hand down, of those that an applier reads.
  private static func inheritedAttributes(of applier: StyleApplier) -> [AttributeID] {
    applier.attributes.map(\.id).filter { $0.definition.isInherited }
  }

  /// Whose rules are in force, the lowest first.
  private static func origins(
    _ packs: [StylePack], _ themes: [Theme], _ styleSheet: StyleSheet
  ) -> [RuleOrigin] {
    let origins =
      packs.map { RuleOrigin(name: "pack \($0)", sheet: $0.styleSheet) }
      + themes.map { RuleOrigin(name: "theme \($0)", sheet: $0.styleSheet) }
      + [RuleOrigin(name: "tree", sheet: styleSheet)]
    return origins.filter { !$0.sheet.isEmpty }
  }

  /// Notes that what every node was styled in may be out of date.
  private func settingsChanged() {
    requireIdle("The tree's settings were changed")
    advanceRevision()
    isTableVoid = true
    // Sheets that come and go leave recipes behind.
    noteAge()
    tracker.inbox.raise()
  }

  /// Forgets all surroundings, so that every node is styled anew when it is read.
  func voidTable() {
    advanceRevision()
    isEverythingVoid = true
    isTableVoid = true
    isTableOld = false
  }

  /// The number of surroundings, made when there are none for a key.
  func surroundings(for key: InheritedContext.Key) -> UInt32 {
    let number = table.number(for: key)
    noteAge()
    return number
  }

  /// Notes when there are more surroundings, or recipes for them, than there are nodes to need them.
  ///
  /// Each node can hand down values of its own, and so there may be as many as nodes; a tint that is
  /// animated would add to them for ever.
  func noteAge() {
    if max(table.count, recipes.count) > max(limits.contextSlack, 2 * count) {
      isTableOld = true
    }
  }

  /// Removes the looks that no node has, and no entry in the record of changes.
  ///
  /// Costs as much as a walk over all records, so it's done when there are twice as many looks as
  /// after the last one.
  @inline(never)
  func sweepLooks() {
    var used = looks.marks
    for index in 0..<store.records.count { used[Int(store.records[index].look)] = true }
    tracker.forEachFormerLook { used[Int($0)] = true }
    let removed = looks.sweep(used)
    recipes.forEach { $0.sweep(used) }
    // They end last: that may run code of the user's, which finds the tree consistent.
    withExtendedLifetime(removed) {}
  }

  /// Notes that other nodes than the one that was changed may be out of date.
  func advanceRevision() {
    if tracker.advanceRevision() { return }
    // After four thousand million changes the revisions start again.
    forEachRecord { store.records[$0].revision = NodeRecord.stale }
    isEverythingVoid = true
    isTableVoid = true
  }
}
