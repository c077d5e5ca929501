internal import Synchronization

/// The attached nodes and their positions: attaching a node styles it.
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
/// A node's view model is the result of several levels, each of which overrides the ones before it:
/// the values inherited from its parent, the rules in force at its position, its conformances and
/// closure, and its individual settings. Later changes mark it as stale; reading a view model
/// brings it up to date. Nodes don't have to be detached.
///
/// A tree is owned by its creator: it isn't `Sendable`, and is used on one actor. Its settings,
/// such as style sheets, can be shared with other trees.
///
/// Attaching a node costs about twice as much as styling it; a tree keeps about 50 bytes for each
/// node besides the model, and one style for all nodes with equal styles. For detached nodes and
/// former settings, it keeps at most 128 styles and as many sets of inherited values and of rules,
/// or as many again as nodes and unread changes have; and the last content of each type.
public final class StyleTree {
  /// The settings, from which the resolver is updated before a node is styled.
  @exclusivity(unchecked) var settings: TreeSettings

  /// The nodes: their models, their links, and their individual settings.
  let store: NodeStore

  /// Finds the looks of nodes.
  let resolver: LookResolver

  /// The record of changes, with the positions of its consumers, and the observed objects.
  @exclusivity(unchecked) var tracker: ChangeTracker

  /// The resets that are held.
  @exclusivity(unchecked) var resets = HeldResets()

  /// The sizes at which the tree compacts or replaces its data.
  let limits: TreeLimits

  /// Closures to call before each refresh of an invalidated tree; one that returns false is
  /// removed.
  package var refreshParticipants: [() -> Bool] = []

  /// Whether many nodes are examined in sequence, so that nothing is swept until the last one,
  /// because numbers found for the first must stay valid.
  @exclusivity(unchecked) private(set) var keepsNumbers = false

  private static let serials = Atomic<UInt32>(0)

  /// Makes a tree without nodes.
  ///
  /// - Parameters:
  ///   - applier: The applier that reads the nodes' conformances; by default, the standard
  ///     attributes. Attributes of packs are read as well.
  ///   - packs: Packs whose rules apply and whose attributes are read, the lowest first; none by
  ///     default.
  ///   - themes: Themes whose tokens and rules apply, the lowest first; none by default.
  ///   - environment: The environment of the roots; the default environment by default.
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

  /// Makes a tree without nodes that has custom limits.
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

  /// Makes a tree of the nodes of a store, with an applier that reads the attributes of its packs.
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
    tracker = ChangeTracker(tree: store.serial, limits: limits)
    resolver = LookResolver(store, applier, settings, limits: limits)
  }

  deinit {
    tracker.end()
  }
}

// MARK: Settings

extension StyleTree {
  /// The applier that reads the nodes' conformances: the attributes that the tree was made for, and
  /// those of its packs.
  public var applier: StyleApplier { resolver.applier }

  /// The applier that the tree was made with.
  package var baseApplier: StyleApplier { settings.baseApplier }

  /// The number of attached nodes.
  public var count: Int { store.count }

  /// The packs whose rules apply and whose attributes are read, the lowest first: below those of
  /// themes.
  ///
  /// Adding or removing a pack adds or removes its rules and attributes. A change of the attributes
  /// restyles every node when it's read; a change of rules restyles the nodes that they affect.
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

  /// Notes that the contexts of all nodes may be out of date.
  private func settingsChanged() {
    requireIdle("The tree's settings were changed")
    advanceRevision()
    resolver.invalidate(.settings)
    tracker.inbox.raise()
  }
}

// MARK: Validity

extension StyleTree {
  /// The number that distinguishes trees, so that a handle of another tree is detected.
  var serial: UInt32 { store.serial }

  /// The looks of the nodes.
  var looks: LookTable {
    @inline(__always)
    get { resolver.looks }
  }

  /// The operation running user code during which the tree must not be used.
  var activity: Activity? {
    @inline(__always)
    get { resolver.activity }
    @inline(__always)
    set { resolver.activity = newValue }
  }

  /// Updates the contexts and rule sets that are out of date.
  @inline(__always)
  func requireTable() {
    if resolver.outdated != .nothing { updateResolver() }
  }

  @inline(never)
  private func updateResolver() {
    // Content that reads a context is noted before the context changes.
    if resolver.outdated == .everything {
      noteReadingContents()
    } else if settings.ground != resolver.contexts.ground {
      noteReadingContentsOfNewNodes()
    }
    if resolver.update(settings, at: revision) { tracker.concernsAllNodes = true }
  }

  /// Examines many nodes, keeping the numbers of their looks until the last one.
  package func keepingNumbers<Result>(_ body: () throws -> Result) rethrows -> Result {
    requireTable()
    let outer = keepsNumbers
    keepsNumbers = true
    defer {
      keepsNumbers = outer
      sweepIfNeeded()
    }
    return try body()
  }

  /// Marks all nodes as stale, so that each is evaluated when it's read.
  func invalidateAllNodes() {
    forEachRecord { store.records[$0].revision = NodeRecord.stale }
    tracker.concernsAllNodes = true
  }

  /// Removes what nodes have no use for anymore, if that's worthwhile; looks that the record of
  /// changes has are kept.
  @inline(__always)
  func sweepIfNeeded() {
    if looks.needsSweep, !keepsNumbers { sweep() }
  }

  @inline(never)
  private func sweep() {
    var used = looks.marks
    tracker.forEachFormerLook { used[Int($0)] = true }
    // Released last, because that may run user code, which must find the tree consistent.
    withExtendedLifetime(resolver.sweep(keeping: used)) {}
  }

  /// Notes that nodes other than the changed one may be out of date.
  func advanceRevision() {
    if tracker.advanceRevision() { return }
    // After four billion changes the revisions start again from the beginning.
    invalidateAllNodes()
    resolver.invalidate(.everything)
  }
}
