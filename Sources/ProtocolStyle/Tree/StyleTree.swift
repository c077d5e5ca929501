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
/// the defaults of its variants, the values inherited from its parent, the rules in force at its
/// position, its conformances, its closure, rules that override these, and its own overrides; see
/// ``CascadeLevel``. Later changes mark it as stale; reading a view model brings it up to date.
/// Nodes don't have to be detached before the tree is released.
///
/// A tree is owned by its creator: it isn't `Sendable`, and is used on one actor. Its settings,
/// such as style sheets, can be shared with other trees.
///
/// Attaching a node costs about twice as much as styling it; a tree keeps about 50 bytes for each
/// node besides the model, and one style for all nodes with equal styles. For detached nodes and
/// former settings, it keeps at most 128 styles and as many sets of inherited values and of rules,
/// or as many again as nodes and unread changes have; and the last content of each type.
public final class StyleTree {
  /// The nodes: their models, their links, and their individual settings.
  let store: NodeStore

  /// Finds the computed styles of nodes.
  let resolver: StyleResolver

  /// Brings nodes up to date, and has the record of changes.
  let refresher: NodeRefresher

  /// The resets that are held.
  @safe @exclusivity(unchecked) var resets = HeldResets()

  /// Closures to call before each refresh of an invalidated tree; one that returns false is
  /// removed.
  package var refreshParticipants: [() -> Bool] = []

  private static let serials = Atomic<UInt32>(0)

  /// Makes a store whose handles belong to no other tree.
  private static func makeStore() -> NodeStore {
    NodeStore(serial: serials.wrappingAdd(1, ordering: .relaxed).newValue)
  }

  /// Creates a tree without nodes.
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
      store: Self.makeStore(), limits: limits, baseApplier: applier,
      applier: applier.adding(packs), packs: packs, themes: themes, tokens: TokenValues(),
      environment: environment, styleSheet: styleSheet)
  }

  /// Makes a tree without nodes that has the applier, packs, themes, environment and rules of another.
  ///
  /// It costs less than to make it from these, because the applier has the packs' attributes.
  package convenience init(like other: StyleTree) {
    let settings = other.resolver.settings
    self.init(
      store: Self.makeStore(), limits: .standard, baseApplier: settings.baseApplier,
      applier: other.applier, packs: settings.packs, themes: settings.themes,
      tokens: settings.tokens, environment: settings.environment,
      styleSheet: settings.styleSheet)
  }

  /// Makes a tree of the nodes of a store, with an applier that reads the attributes of its packs.
  init(
    store: NodeStore, limits: TreeLimits, baseApplier: StyleApplier, applier: StyleApplier,
    packs: [StylePack], themes: [Theme], tokens: TokenValues, environment: StyleEnvironment,
    styleSheet: StyleSheet, probe: TokenValues = TokenValues()
  ) {
    self.store = store
    let settings = TreeSettings(
      baseApplier: baseApplier, packs: packs, themes: themes, tokens: tokens,
      environment: environment, styleSheet: styleSheet, probe: probe)
    resolver = StyleResolver(store, applier, settings, limits: limits)
    refresher = NodeRefresher(store, resolver, limits: limits)
  }

  deinit {
    refresher.end()
  }
}

// MARK: Settings

extension StyleTree {
  /// The applier that reads the nodes' conformances: the attributes that the tree was made for, and
  /// those of its packs.
  public var applier: StyleApplier { resolver.applier }

  /// The applier that the tree was made with.
  package var baseApplier: StyleApplier { resolver.settings.baseApplier }

  /// The number of attached nodes.
  public var count: Int { store.count }

  /// The packs whose rules apply and whose attributes are read, the lowest first: below those of
  /// themes.
  ///
  /// Adding or removing a pack adds or removes its rules and attributes. A change of the attributes
  /// restyles every node when it's read; a change of rules restyles the nodes that they affect.
  public var packs: [StylePack] {
    get { resolver.settings.packs }
    set {
      readAttributes(of: newValue)
      resolver.settings.packs = newValue
      settingsChanged()
    }
  }

  /// The themes whose tokens and rules apply, the lowest first.
  public var themes: [Theme] {
    get { resolver.settings.themes }
    _modify {
      defer { settingsChanged() }
      yield &resolver.settings.themes
    }
  }

  /// Values of tokens for the whole tree, above those of themes and below those of scopes; none by
  /// default: `tree.tokens[.accent] = .orange`.
  public var tokens: TokenValues {
    get { resolver.settings.tokens }
    _modify {
      defer { settingsChanged() }
      yield &resolver.settings.tokens
    }
  }

  /// The environment of the roots.
  public var environment: StyleEnvironment {
    get { resolver.settings.environment }
    _modify {
      defer { settingsChanged() }
      yield &resolver.settings.environment
    }
  }

  /// The tree's own rules: above those of packs and themes, below those of scopes.
  public var styleSheet: StyleSheet {
    get { resolver.settings.styleSheet }
    _modify {
      defer { settingsChanged() }
      yield &resolver.settings.styleSheet
    }
  }

  /// Notes that the contexts of all nodes may be out of date.
  private func settingsChanged() {
    requireIdle("The tree's settings were changed")
    refresher.advanceRevision()
    resolver.invalidate(.settings)
    refresher.inbox.raise()
  }
}

// MARK: Validity

extension StyleTree {
  /// The number that distinguishes trees, so that a handle of another tree is detected.
  var serial: UInt32 { store.serial }

  /// The computed styles of the nodes.
  var computedStyles: ComputedStyleTable { resolver.computedStyles }

  /// The operation running user code during which the tree must not be used.
  var activity: StyleResolver.Activity? {
    get { resolver.activity }
    set { resolver.activity = newValue }
  }

  /// Examines many nodes, keeping the numbers of their computed styles until the last one.
  func keepingNumbers<Result>(_ body: () throws -> Result) rethrows -> Result {
    try refresher.keepingNumbers(body)
  }

}

// MARK: - Activity

extension StyleTree {
  /// Traps when user code that the tree runs uses the tree.
  package func requireIdle(_ attempt: @autoclosure () -> String) {
    if let activity { stop(attempt(), during: activity) }
  }

  /// Traps when a model is read while one is being changed in place, because it may be the same.
  func requireUnchanging(_ attempt: @autoclosure () -> String) {
    if let activity, case .changing = activity { stop(attempt(), during: activity) }
  }

  private func stop(_ attempt: String, during activity: StyleResolver.Activity) -> Never {
    switch activity {
    case .styling(let type):
      fatalError(
        "StyleTree: \(attempt) while a node of \(type) was being styled. Getters, closures and rules "
          + "must not use the tree; do it before or after.")
    case .theming:
      fatalError(
        "StyleTree: \(attempt) while themes were evaluated. Closures of themes must not use "
          + "the tree.")
    case .rendering:
      fatalError(
        "StyleTree: \(attempt) while the tree was being rendered in another situation. Getters, "
          + "closures and rules must not use the tree; do it before or after.")
    case .changing(let type):
      fatalError(
        "StyleTree: \(attempt) while a node of \(type) was being changed through the tree. Do it "
          + "before or after.")
    }
  }
}

// MARK: - StyleTreeError

/// The reason that a tree rejects an operation on a node.
public struct StyleTreeError: Error, Hashable, CustomStringConvertible {
  /// A machine-readable identifier of the reason; more may be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The node isn't attached to the tree, or no longer is.
    public static let notAttached = Code(description: "notAttached")

    /// The operation would move the node into itself or its descendant.
    public static let movedIntoItself = Code(description: "movedIntoItself")

    /// The name of the code.
    public let description: String
  }

  /// The identifier of the reason.
  public let code: Code

  /// The rejected operation, the reason, and the remedy.
  public let description: String

  static func notAttached(_ node: String) -> StyleTreeError {
    StyleTreeError(
      code: .notAttached,
      description: "StyleTree: \(node) is not attached to this tree, so nothing was changed. "
        + "Attach it, or drop the handle.")
  }

  static func movedIntoItself(_ node: String, parent: String) -> StyleTreeError {
    StyleTreeError(
      code: .movedIntoItself,
      description:
        "StyleTree: \(node) cannot move to \(parent), which is the node itself or in it. "
        + "Nothing was moved; choose a parent outside of it.")
  }
}

// MARK: - Invariants

/// The invariants between any two calls; the random tests check them, also with lowered limits.
extension StyleTree {
  /// Checks the invariants of the tree's parts, in debug builds.
  func checkInvariants() {
    store.checkInvariants()
    resolver.checkInvariants()
    refresher.checkInvariants()
    for index in 0..<store.records.count where store.isUsed(index) {
      assert(
        computedStyles.contains(store.records[index].computedStyle), "records have computed styles")
      store.column(of: index).with { column in
        assert(column.owner(ofRow: Int(store.records[index].row)) == UInt32(index), "one model")
      }
    }
    for node in nodes {
      assert(store.isUsed(Int(node.index)), "attached nodes have computed styles")
    }
  }
}
