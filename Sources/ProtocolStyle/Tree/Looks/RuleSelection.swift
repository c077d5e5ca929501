/// The rules that may be in force for the nodes of one column in one surroundings.
///
/// What is left open is what nodes of one type differ in: control state, style classes, resets.
final class RuleSelection {
  /// What nodes of one type in one place may differ in.
  struct Variant: Hashable {
    var controlState = ControlState.normal
    var styleClasses: [String] = []
    var resets: Set<Reset> = []

    /// What most nodes have.
    static let plain = Variant()
  }

  unowned(unsafe) let column: AnyColumn
  private unowned(unsafe) let inheritedContext: InheritedContext
  private unowned(unsafe) let cell: ContextCell
  private let changed: UnsafeMutablePointer<UInt32>
  private unowned(unsafe) let ruleSets: RuleSetTable

  /// Whether a condition or a closure of a rule reads the control state, so that it has to be known.
  @exclusivity(unchecked) private(set) var mentionsControlState: Bool

  /// Whether a closure of a rule has read the control state.
  @exclusivity(unchecked) private(set) var readsControlState = false

  /// The states that conditions ask for, in order.
  let controlStates: [ControlState]

  /// Whether a rule asks for a style class, so that the node's have to be known.
  var namesStyleClasses: Bool { !classed.isEmpty }

  private let targeted: [MatchedRule]

  /// The rules for style classes by the names of these: a node's own few classes find theirs,
  /// however many rules there are.
  private let classed: [String: [ClassRule]]

  /// A rule for a style class.
  private struct ClassRule {
    let rule: CompiledSheet.Rule
    let origin: Int
    let matchOrder: Int
  }

  /// The rule set of most nodes, and those of the other variants.
  @exclusivity(unchecked) private var plain: Unmanaged<RuleSet>?
  private var variants: [Variant: Unmanaged<RuleSet>] = [:]

  /// The rule sets of the first few variants, which are found sooner by comparing than by hashing.
  @exclusivity(unchecked) private var first: [(variant: Variant, ruleSet: Unmanaged<RuleSet>)] = []
  private static let firstLimit = 6

  /// What conditions read, and the revision of when their answers were last known to be right.
  private var conditionReads = ContextReads()
  @exclusivity(unchecked) private var checked: UInt32

  init(column: AnyColumn, row: Int, in inheritedContext: InheritedContext, _ ruleSets: RuleSetTable)
  {
    self.column = column
    self.inheritedContext = inheritedContext
    self.ruleSets = ruleSets
    cell = inheritedContext.cell
    changed = cell.changedAddress
    checked = cell.changed
    var targeted: [MatchedRule] = []
    var classed: [String: [ClassRule]] = [:]
    for (origin, entry) in inheritedContext.key.sheets.enumerated() {
      let match = column.match(entry.sheet, row: row)
      // What the node itself begins counts as well: an excluded subtree includes its root.
      func matchOrder(of rule: CompiledSheet.Rule) -> Int? {
        guard !entry.ancestry.isExcluded(from: rule),
          match.patterns.isDisjoint(with: rule.excludedSubtrees)
        else { return nil }
        return entry.ancestry.matchOrder(of: rule)
      }
      for (rule, rank) in match.targeted {
        guard let matchOrder = matchOrder(of: rule) else { continue }
        targeted.append(MatchedRule(rule: rule, origin: origin, rank: rank, matchOrder: matchOrder))
      }
      for (rule, name) in match.classed where column.styleClasses != nil {
        guard let matchOrder = matchOrder(of: rule) else { continue }
        classed[name, default: []].append(
          ClassRule(rule: rule, origin: origin, matchOrder: matchOrder))
      }
    }
    self.targeted = targeted
    self.classed = classed
    let conditions = (targeted.map(\.source) + classed.values.joined().map(\.rule.source))
      .compactMap(\.condition)
    controlStates = Set(conditions.flatMap(\.controlStates)).sorted()
    mentionsControlState = !controlStates.isEmpty
  }

  /// The rule sets of all variants.
  private var all: [Unmanaged<RuleSet>] { variants.values + [plain].compactMap(\.self) }

  /// Who brings a rule, for people.
  func origin(of rule: MatchedRule) -> String { inheritedContext.key.sheets[rule.origin].origin }

  /// Whether a rule asks for a style class of that name.
  func names(_ styleClass: String) -> Bool { classed[styleClass] != nil }

  /// Whether there is a rule of a target.
  func names(_ target: StyleRule.Target) -> Bool {
    targeted.contains { $0.source.target == target }
      || classed.values.joined().contains { $0.rule.source.target == target }
  }

  /// How to style the nodes of a variant, nil standing for most; the context's context must be
  /// the current one.
  @inline(__always)
  func ruleSet(for variant: Variant?) -> Unmanaged<RuleSet> {
    if checked != changed.pointee { revalidate() }
    let ruleSet = variant == nil ? plain ?? makeRuleSet(for: .plain) : makeRuleSet(for: variant!)
    if ruleSet._withUnsafeGuaranteedRef({ $0.bringUpToDate() }) { return ruleSet }
    return tellStatesApart(from: variant)
  }

  /// Finds the rule set of a variant after one of its rules was found to read the control state.
  @inline(never)
  private func tellStatesApart(from variant: Variant?) -> Unmanaged<RuleSet> {
    readsControlState = true
    mentionsControlState = true
    forgetRuleSets()
    var variant = variant ?? .plain
    variant.controlState = StyleContext.findControlState()
    return ruleSet(for: variant)
  }

  private func forgetRuleSets() {
    plain = nil
    variants = [:]
    first = []
  }

  /// Whether nodes may come out otherwise than at a revision; the context must be the current one.
  func mayHaveChanged(since revision: UInt32) -> Bool {
    if checked != cell.changed { revalidate() }
    return cell.hasChanged(conditionReads, since: revision)
      || all.contains {
        $0._withUnsafeGuaranteedRef { $0.mayHaveChanged(since: revision) }
      }
  }

  /// Whether the content of nodes may be otherwise than at a revision.
  func mayContentHaveChanged(since revision: UInt32) -> Bool {
    all.contains {
      $0._withUnsafeGuaranteedRef { $0.mayContentHaveChanged(since: revision) }
    }
  }

  /// What was read of the context for the nodes so far, in all states that they were tried in.
  var reads: ContextReads {
    all.reduce(into: conditionReads) { reads, ruleSet in
      reads.formUnion(ruleSet._withUnsafeGuaranteedRef(\.reads))
    }
  }

  /// Forgets which rules are in force where conditions may answer otherwise now.
  @inline(never)
  private func revalidate() {
    if cell.hasChanged(conditionReads, since: checked) { forgetRuleSets() }
    checked = cell.changed
  }

  @inline(never)
  private func makeRuleSet(for variant: Variant) -> Unmanaged<RuleSet> {
    if variant == .plain, let plain { return plain }
    for entry in first where entry.variant == variant { return entry.ruleSet }
    if let known = variants[variant] { return known }
    let state = mentionsControlState ? variant.controlState : nil
    let (rules, reads) = StyleContext.tracking(at: cell.context) {
      StyleContext.withControlState(state, at: cell.context) { self.rules(for: variant) }
    }
    conditionReads.include(reads)
    if reads.readsControlState, !mentionsControlState { return tellStatesApart(from: variant) }
    // Comparing the keys doesn't count as read for the node.
    let ruleSet = StyleContext.tracking(at: cell.context) { self.ruleSet(for: variant, rules) }
      .result
    if variant == .plain {
      plain = ruleSet
    } else {
      variants[variant] = ruleSet
      if first.count < Self.firstLimit { first.append((variant, ruleSet)) }
    }
    return ruleSet
  }

  private func ruleSet(for variant: Variant, _ rules: [MatchedRule]) -> Unmanaged<RuleSet> {
    let key = RuleSet.Key(
      column: column.number, context: cell.number, rules: rules.map(\.rule.identity),
      resets: variant.resets, inherited: inheritedContext.key.inherited,
      controlState: readsControlState ? variant.controlState : nil)
    return ruleSets.ruleSet(for: key, column: column, cell: cell, rules: rules)
  }

  /// What rules and the parent say to a variant; the context's context must be the current one.
  func beneath(for variant: Variant, observer: @escaping LowerLevels.Observer) -> LowerLevels {
    LowerLevels(
      kind: column.kind, inherited: inheritedContext.key.inherited,
      rules: rules(for: variant).filter { !$0.source.overridesConformances },
      resets: variant.resets, observer: observer)
  }

  /// The rules for a variant that override conformances; the context's context must be the current
  /// one.
  func overridingRules(for variant: Variant) -> OverridingRules {
    OverridingRules(
      rules: rules(for: variant).filter(\.source.overridesConformances), resets: variant.resets)
  }

  /// The rules in force for a variant, resets aside, in the order of the cascade, the lowest first.
  private func rules(for variant: Variant) -> [MatchedRule] {
    var named: [MatchedRule] = []
    for (position, name) in variant.styleClasses.enumerated()
    where variant.styleClasses.lastIndex(of: name) == position {
      for entry in classed[name] ?? [] {
        named.append(
          MatchedRule(
            rule: entry.rule, origin: entry.origin, rank: .styleClass(position: position),
            matchOrder: entry.matchOrder))
      }
    }
    let matched = (targeted + named).filter {
      $0.source.condition?.holds(in: variant.controlState) ?? true
    }
    return matched.sorted()
  }
}
