/// What the ancestors of a node mean to the rules of one sheet, worked out from the root down.
///
/// A rule's containers are looked for from the outermost in: the first ancestor that is one counts,
/// for if any choice matches, that one does, and the outermost is what precedence asks for. So a state
/// is no larger than the rules that have met a container, however deep the tree is.
///
/// Invariants:
/// - A sheet has one state of each meaning, so states are compared by identity.
/// - States are owned by the sheet's root state or its table, and hold no reference to either.
final class ContainmentState {
  /// How far a rule with containers got.
  struct Progress: Hashable {
    /// The rule's place among the rules that have containers.
    let rule: Int

    /// How many of the containers were met, from the outermost in; at least 1.
    var metCount: Int

    /// When the outermost container was met, among the rules of one group: the smaller the nearer to
    /// the root, and equal for rules that met it in one node.
    let matchOrder: Int
  }

  /// What a state means.
  struct Meaning: Hashable {
    /// The rules that have met a container, by their places.
    var progress: [Progress] = []

    /// The excluded subtrees that the ancestors begin.
    var subtrees: Set<Int> = []
  }

  let meaning: Meaning

  /// The states within nodes of the types that were met here.
  private var inner: [ObjectIdentifier: Unmanaged<ContainmentState>] = [:]

  init(_ meaning: Meaning) {
    self.meaning = meaning
  }

  /// The state within a node.
  ///
  /// - Parameters:
  ///   - match: What the sheet matches of the node's type.
  ///   - sheet: The sheet, which owns this state.
  /// - Returns: The state, which the sheet owns as well.
  func entering(_ match: CompiledSheet.Match, of sheet: CompiledSheet) -> ContainmentState {
    if match.patterns.isEmpty { return self }
    if let known = inner[ObjectIdentifier(match)] { return known.takeUnretainedValue() }
    let state = sheet.state(meaning(within: match.patterns, of: sheet))
    inner[ObjectIdentifier(match)] = .passUnretained(state)
    return state
  }

  private func meaning(within patterns: Set<Int>, of sheet: CompiledSheet) -> Meaning {
    var inner = meaning
    if !sheet.subtreePatterns.isEmpty {
      inner.subtrees.formUnion(patterns.intersection(sheet.subtreePatterns))
    }
    let rules = patterns.flatMap { sheet.containedRules[$0] }
    for rule in Set(rules) {
      let (containers, group) = (sheet.contained[rule].containers, sheet.contained[rule].group)
      guard let known = inner.progress.firstIndex(where: { $0.rule == rule }) else {
        if patterns.contains(containers[0]) {
          let former = meaning.progress.filter { sheet.contained[$0.rule].group == group }
          let matchOrder = (former.map(\.matchOrder).max() ?? 0) + 1
          inner.progress.append(Progress(rule: rule, metCount: 1, matchOrder: matchOrder))
        }
        continue
      }
      let metCount = inner.progress[known].metCount
      if metCount < containers.count, patterns.contains(containers[metCount]) {
        inner.progress[known].metCount += 1
      }
    }
    inner.progress.sort { $0.rule < $1.rule }
    return inner
  }

  /// Whether the nodes here are in a subtree that a rule leaves alone.
  func isExcluded(from rule: CompiledSheet.Rule) -> Bool {
    !meaning.subtrees.isEmpty && !meaning.subtrees.isDisjoint(with: rule.excludedSubtrees)
  }

  /// When a rule's outermost container was met, if all of its containers were; a rule without
  /// containers counts as if it were met after all that have some.
  func matchOrder(of rule: CompiledSheet.Rule) -> Int? {
    guard let place = rule.place else { return .max }
    guard let progress = meaning.progress.first(where: { $0.rule == place }),
      progress.metCount == rule.containers.count
    else { return nil }
    return progress.matchOrder
  }
}
