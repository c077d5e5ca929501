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
  /// The settings, from which the resolver is updated before a node is styled.
  @exclusivity(unchecked) var settings: TreeSettings

  /// The nodes: their models, how they are linked, and what was set on single ones.
  let store: NodeStore

  /// Finds the looks of nodes.
  let resolver: LookResolver

  /// The record of changes, with the positions of its consumers, and what is observed.
  @exclusivity(unchecked) var tracker: ChangeTracker

  /// The resets that are held.
  @exclusivity(unchecked) var resets = HeldResets()

  /// The sizes at which the tree compacts or replaces what it keeps.
  let limits: TreeLimits

  /// Called before each refresh of a tree in which something was invalidated; returns false to be
  /// removed.
  package var refreshParticipants: [() -> Bool] = []

  /// Whether nodes are examined one after the other, and what was found for the first is to hold
  /// until the last: old contexts are kept that long.
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
  ///   - environment: What the inherited contexts are like; the default environment by default.
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
    settings = TreeSettings(
      baseApplier: baseApplier, packs: packs, themes: themes, tokens: tokens,
      environment: environment, styleSheet: styleSheet)
    tracker = ChangeTracker(firstRevision: limits.firstRevision)
    resolver = LookResolver(store, applier, settings, limits: limits)
  }

  deinit {
    tracker.end()
  }
}

// MARK: Settings

extension StyleTree {
  /// Reads the nodes' conformances: the attributes that the tree was made for, and those that its packs
  /// add.
  public var applier: StyleApplier { resolver.applier }

  /// The applier that the tree was made with.
  package var baseApplier: StyleApplier { settings.baseApplier }

  /// The number of attached nodes.
  public var count: Int { store.count }

  /// The packs whose rules apply and whose attributes are read, the lowest first: below those of
  /// themes.
  ///
  /// What a pack brings comes and goes with it. A change of the attributes styles every node again
  /// when it is read; a change of rules, those that they concern.
  public var packs: [StylePack] {
    get { settings.packs }
    set {
      readAttributes(of: newValue)
      settings.packs = newValue
      settingsChanged()
    }
  }

  /// The themes whose tokens and rules apply, the lowest first.
  public var themes: [Theme] {
    get { settings.themes }
    _modify {
      defer { settingsChanged() }
      yield &settings.themes
    }
  }

  /// Values of tokens for the whole tree, above those of themes and below those of scopes; none by
  /// default: `tree.tokens[.accent] = .orange`.
  public var tokens: TokenValues {
    get { settings.tokens }
    _modify {
      defer { settingsChanged() }
      yield &settings.tokens
    }
  }

  /// The environment of the roots.
  public var environment: StyleEnvironment {
    get { settings.environment }
    _modify {
      defer { settingsChanged() }
      yield &settings.environment
    }
  }

  /// The tree's own rules: above those of packs and themes, below those of scopes.
  public var styleSheet: StyleSheet {
    get { settings.styleSheet }
    _modify {
      defer { settingsChanged() }
      yield &settings.styleSheet
    }
  }

  /// Notes that what every node was styled in may be out of date.
  private func settingsChanged() {
    requireIdle("The tree's settings were changed")
    advanceRevision()
    resolver.invalidate(.settings)
    tracker.inbox.raise()
  }
}

// MARK: Validity

extension StyleTree {
  /// Tells trees apart, so that a handle of another one is noticed.
  var serial: UInt32 { store.serial }

  /// The looks of the nodes.
  var looks: LookTable {
    @inline(__always)
    get { resolver.looks }
  }

  /// What user code that runs keeps the tree from being used.
  var activity: Activity? {
    @inline(__always)
    get { resolver.activity }
    @inline(__always)
    set { resolver.activity = newValue }
  }

  /// Makes again what nodes are styled in and is out of date.
  @inline(__always)
  func requireTable() {
    if resolver.outdated != .nothing { updateResolver() }
  }

  @inline(never)
  private func updateResolver() {
    // Content that reads a context is noted before that changes.
    if resolver.outdated == .everything || resolver.needsNewNumbers {
      noteReadingContents()
    } else if settings.ground != resolver.contexts.ground {
      noteReadingContentsOfNewNodes()
    }
    if resolver.update(settings, at: revision) { tracker.concernsAllNodes = true }
  }

  /// Examines many nodes, whose contexts are kept until the last.
  package func withOneTable<Result>(_ body: () -> Result) -> Result {
    if resolver.isOld { voidTable() }
    requireTable()
    keepsTable = true
    defer { keepsTable = false }
    return body()
  }

  /// Forgets all contexts, so that every node is styled again when it is read.
  func voidTable() {
    advanceRevision()
    resolver.invalidate(.everything)
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
    resolver.ruleSets.forEach { $0.sweep(used) }
    // They end last: that may run code of the user's, which finds the tree consistent.
    withExtendedLifetime(removed) {}
  }

  /// Notes that other nodes than the one that was changed may be out of date.
  func advanceRevision() {
    if tracker.advanceRevision() { return }
    // After four thousand million changes the revisions start again.
    forEachRecord { store.records[$0].revision = NodeRecord.stale }
    resolver.invalidate(.everything)
  }
}
