/// The rules that may be in force for the nodes of one column in inherited contexts that differ only
/// in inherited values.
///
/// Which of them are in force depends on the differences between such nodes: control state, style
/// classes, resets.
final class CandidateRules {
  /// The possible differences between nodes of one type in one inherited context.
  struct Variant: Hashable {
    var controlState = ControlState.normal

    /// The surroundings that conditions and closures of rules read.
    var surroundings = Surroundings()
    var styleClasses: [String] = []
    var resets: Set<Reset> = []

    /// The variant of most nodes.
    static let plain = Variant()
  }

  let column: AnyColumn
  private let sheets: [InheritedContext.SheetEntry]
  private let shared: SharedContext
  private let changed: ValueReference<UInt32>

  /// The states that a condition or a closure of a rule reads, so that those of each node are
  /// needed.
  @safe @exclusivity(unchecked) private(set) var mentionedStates: ReadStates

  /// Whether a condition or a closure of a rule reads the control state.
  var mentionsControlState: Bool { mentionedStates.contains(.controlState) }

  /// The parts of the surroundings that a condition or a closure of a rule reads.
  var mentionedSurroundings: ReadStates { mentionedStates.intersection(.surroundings) }

  /// The states that conditions test, in order.
  let controlStates: [ControlState]

  /// The states of the enclosing control, and of the descendants, that conditions test, in order.
  let enclosingStates: [ControlState]
  let descendantStates: [ControlState]

  /// Whether a rule is for a style class, so that the style classes of each node are needed.
  var namesStyleClasses: Bool { !classed.isEmpty }

  private let targeted: [MatchedRule]

  /// The rules for style classes by class name: a node looks up only its own few classes, however
  /// many rules there are.
  private let classed: [String: [ClassRule]]

  /// A rule for a style class.
  private struct ClassRule {
    let rule: CompiledSheet.Rule
    let origin: Int
    let matchOrder: Int
  }

  /// The matched rules of most nodes, and those of the other variants.
  @safe @exclusivity(unchecked) private var plain: Unretained<MatchedRules>?
  private var variants: [Variant: Unretained<MatchedRules>] = [:]

  /// The reads of matched rules that were removed.
  ///
  /// Nodes may belong to them until they're examined again, and renderers may show nodes in the
  /// control states that the matched rules were for.
  private var formerReads = ContextReads()
  private var formerContentReads = ContextReads()

  /// The parts of the context that conditions read, and the revision at which their results were
  /// last known to be valid.
  @safe @exclusivity(unchecked) private(set) var conditionReads = ContextReads()
  @safe @exclusivity(unchecked) private var checked: UInt32

  init(column: AnyColumn, row: Int, in base: BaseContext) {
    self.column = column
    sheets = base.sheets
    shared = base.shared
    changed = shared.changedReference
    checked = shared.changed
    var targeted: [MatchedRule] = []
    var classed: [String: [ClassRule]] = [:]
    for (origin, entry) in base.sheets.enumerated() {
      let match = column.match(entry.sheet, row: row)
      // Containers that begin at the node count as well: an excluded subtree includes its root.
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
    enclosingStates = Set(conditions.flatMap(\.enclosingControlStates)).sorted()
    descendantStates = Set(conditions.flatMap(\.descendantControlStates)).sorted()
    mentionedStates = conditions.reduce(into: []) { $0.formUnion($1.readStates) }
  }

  /// The matched rules of all variants.
  private var all: [Unretained<MatchedRules>] { variants.values + [plain].compactMap(\.self) }

  /// The origin of a rule, for display.
  func origin(of rule: MatchedRule) -> String { sheets[rule.origin].origin }

  /// Whether a rule is for a style class of that name.
  func names(_ styleClass: String) -> Bool { classed[styleClass] != nil }

  /// Whether there is a rule for a target.
  func names(_ target: StyleRule.Target) -> Bool {
    targeted.contains { $0.source.target == target }
      || classed.values.joined().contains { $0.rule.source.target == target }
  }

  /// The matched rules of a variant, nil standing for the plain one, in an inherited context, which
  /// must be the current one.
  @inline(__always)
  func matchedRules(
    for variant: Variant?, in inherited: InheritedContext, by resolver: StyleResolver
  ) -> Unretained<MatchedRules> {
    if checked != changed.value { revalidate() }
    let matchedRules =
      variant == nil
      ? plain ?? makeMatchedRules(for: .plain, in: inherited, by: resolver)
      : makeMatchedRules(for: variant!, in: inherited, by: resolver)
    let isFit = matchedRules.with {
      $0.bringUpToDate() && $0.prepare(for: inherited)
    }
    if isFit { return matchedRules }
    let states = matchedRules.with { $0.unfitStates }
    removeMatchedRules { !$0.bringUpToDate() }
    return distinguish(states, from: variant, in: inherited, by: resolver)
  }

  /// Finds the matched rules of a variant after one of its rules has read states.
  ///
  /// The matched rules of other variants stay in force: their rules haven't read them.
  @inline(never)
  private func distinguish(
    _ states: ReadStates, from variant: Variant?, in inherited: InheritedContext,
    by resolver: StyleResolver
  ) -> Unretained<MatchedRules> {
    mentionedStates.formUnion(states)
    var variant = variant ?? .plain
    if mentionsControlState { variant.controlState = StyleContext.findControlState() }
    variant.surroundings = StyleContext.findSurroundings(mentionedSurroundings)
    return matchedRules(for: variant, in: inherited, by: resolver)
  }

  /// Removes the matched rules that satisfy a condition; their reads are kept.
  private func removeMatchedRules(where isRemoved: (MatchedRules) -> Bool) {
    func isKept(_ matchedRules: Unretained<MatchedRules>) -> Bool {
      matchedRules.with { matchedRules in
        guard isRemoved(matchedRules) else { return true }
        formerReads.include(matchedRules.reads)
        formerContentReads.include(matchedRules.contentReads)
        return false
      }
    }
    if let plain, !isKept(plain) { self.plain = nil }
    variants = variants.filter { isKept($0.value) }
  }

  /// Removes the matched rules that no node uses.
  ///
  /// - Parameter used: The matched rules that are used.
  func collect(_ used: Marks<MatchedRulesNumber>) { removeMatchedRules { !used[$0.number] } }

  /// Whether the styles of nodes may differ from those at a revision; the context must be the
  /// current one.
  func mayHaveChanged(since revision: UInt32) -> Bool {
    if checked != shared.changed { revalidate() }
    return shared.hasChanged(conditionReads, since: revision)
      || shared.hasChanged(formerReads, since: revision)
      || hasMatchedRules { $0.mayHaveChanged(since: revision) }
  }

  /// Whether the matched rules of any variant satisfies a condition.
  @inline(__always)
  private func hasMatchedRules(where condition: (MatchedRules) -> Bool) -> Bool {
    if let plain, plain.with(condition) { return true }
    return !variants.isEmpty
      && variants.values.contains { $0.with(condition) }
  }

  /// Whether the content of nodes may differ from that at a revision.
  func mayContentHaveChanged(since revision: UInt32) -> Bool {
    shared.hasChanged(formerContentReads, since: revision)
      || hasMatchedRules { $0.mayContentHaveChanged(since: revision) }
  }

  /// The parts of the context that were read for the nodes so far, in all control states evaluated
  /// so far.
  var reads: ContextReads {
    all.reduce(into: conditionReads.union(formerReads)) { reads, matchedRules in
      reads.formUnion(matchedRules.with(\.reads))
    }
  }

  /// The properties of the environment, the states and the width among these.
  var readFields: StyleEnvironment.Fields {
    all.reduce(into: conditionReads.fields.union(formerReads.fields)) { fields, matchedRules in
      fields.formUnion(matchedRules.with(\.readFields))
    }
  }

  /// Discards the matched rules if the results of conditions may have changed.
  ///
  /// Their reads aren't needed anymore: a node that was last examined before that change is
  /// examined again because of the conditions.
  @inline(never)
  private func revalidate() {
    if shared.hasChanged(conditionReads, since: checked) {
      (plain, variants) = (nil, [:])
      (formerReads, formerContentReads) = (ContextReads(), ContextReads())
    }
    checked = shared.changed
  }

  private func makeMatchedRules(
    for variant: Variant, in inherited: InheritedContext, by resolver: StyleResolver
  ) -> Unretained<MatchedRules> {
    if variant == .plain, let plain { return plain }
    if let known = variants[variant] { return known }
    let (rules, reads) = StyleContext.tracking(at: shared.context) {
      StyleContext.withStates(
        mentionsControlState ? variant.controlState : nil, variant.surroundings, at: shared.context
      ) { self.rules(for: variant) }
    }
    conditionReads.include(reads)
    let read = ReadStates(reads)
    if !mentionedStates.isSuperset(of: read) {
      return distinguish(read, from: variant, in: inherited, by: resolver)
    }
    // Comparing the keys doesn't count as a read for the node.
    let (found, missing) = StyleContext.tracking(at: shared.context) {
      self.matchedRules(for: variant, rules, in: inherited, by: resolver)
    }.result
    guard let matchedRules = found else {
      return distinguish(missing, from: variant, in: inherited, by: resolver)
    }
    if variant == .plain {
      plain = matchedRules
    } else {
      variants[variant] = matchedRules
    }
    return matchedRules
  }

  /// The matched rules: the one for nodes in any state, or that of the variant's states which a
  /// rule has read; nil, with the states that rules have read, if the variant doesn't have these
  /// yet.
  private func matchedRules(
    for variant: Variant, _ rules: [MatchedRule], in inherited: InheritedContext,
    by resolver: StyleResolver
  ) -> (matchedRules: Unretained<MatchedRules>?, read: ReadStates) {
    var key = MatchedRules.Key(
      column: column.number, shared: shared.number, rules: rules.map(\.rule.identity),
      resets: variant.resets)
    var read: ReadStates = []
    while true {
      let found = resolver.matchedRules(for: key, column: column, in: inherited, rules: rules)
      let isFit = found.with {
        $0.bringUpToDate() && $0.prepare(for: inherited)
      }
      if isFit { return (found, read) }
      read.formUnion(found.with { $0.unfitStates })
      guard mentionedStates.isSuperset(of: read) else { return (nil, read) }
      key.controlState = read.contains(.controlState) ? variant.controlState : nil
      key.surroundings = variant.surroundings.intersection(read)
    }
  }

  /// The rules that may be in force for any variant, in no particular order.
  var allRules: [CompiledSheet.Rule] {
    targeted.map(\.rule) + classed.values.joined().map(\.rule)
  }

  /// The rules in force for a variant, ignoring resets, in the order of the cascade, the lowest
  /// first; the context must be the current one.
  func rules(for variant: Variant) -> [MatchedRule] {
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
      $0.source.condition?.holds(in: variant.controlState, variant.surroundings) ?? true
    }
    return matched.sorted()
  }
}
