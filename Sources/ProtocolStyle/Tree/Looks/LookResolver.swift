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
