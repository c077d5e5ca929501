/// The effect of a node's ancestors on the rules of one sheet, computed from the root down.
///
/// This is a finite automaton: entering a node leads from the parent's state to that of the
/// children. A rule's containers are met from the outermost to the innermost, each by the first
/// ancestor that matches. That is sufficient, because if any choice of ancestors matches, this one
/// does, and the outermost container determines precedence. So the size of a state depends on the
/// rules that have met a container, not on the depth of the tree.
///
/// Invariants:
/// - A sheet has one state for each meaning, so states are compared by identity.
/// - The sheet owns its states, as its root state or in its table; states don't retain each other.
///
/// Entering a node costs a dictionary lookup, except for the first node of a type in a state.
final class ContainmentState {
  /// The progress of a rule with containers.
  struct Progress: Hashable {
    /// The position among the rules with containers.
    let rule: Int

    /// The number of containers that were met, from the outermost inwards; at least 1.
    var metCount: Int

    /// The order in which the rules of a group met their outermost container.
    ///
    /// Smaller is nearer to the root, and rules that met it in the same node have equal numbers.
    let matchOrder: Int
  }

  /// The meaning of a state.
  struct Meaning: Hashable {
    /// The rules that have met a container, sorted by their positions.
    var progress: [Progress] = []

    /// The excluded subtrees that contain the node.
    var subtrees: Set<Int> = []
  }

  let meaning: Meaning

  /// The states inside nodes, by the matches of their types; the sheet owns them, as it owns this one.
  private var inner: [ObjectIdentifier: BackReference<ContainmentState>] = [:]

  init(_ meaning: Meaning) {
    self.meaning = meaning
  }

  /// Returns the state inside a node.
  ///
  /// - Parameters:
  ///   - match: The sheet's match for the node's type.
  ///   - sheet: The sheet, which owns this state.
  /// - Returns: The state, which the sheet owns as well.
  func entering(_ match: CompiledSheet.Match, of sheet: CompiledSheet) -> ContainmentState {
    if match.patterns.isEmpty { return self }
    if let known = inner[ObjectIdentifier(match)] { return known.object }
    let state = sheet.state(meaning(within: match.patterns, of: sheet))
    inner[ObjectIdentifier(match)] = BackReference(state)
    return state
  }

  /// Discards the states inside nodes, because they may be removed.
  func removeInner() { inner = [:] }

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

  /// Returns whether the nodes in this state are in a subtree that a rule excludes.
  func isExcluded(from rule: CompiledSheet.Rule) -> Bool {
    !meaning.subtrees.isEmpty && !meaning.subtrees.isDisjoint(with: rule.excludedSubtrees)
  }

  /// Returns the order in which a rule met its outermost container, if it has met all of its
  /// containers.
  ///
  /// Rules without containers come after all others.
  func matchOrder(of rule: CompiledSheet.Rule) -> Int? {
    guard let place = rule.place else { return .max }
    guard let progress = meaning.progress.first(where: { $0.rule == place }),
      progress.metCount == rule.containers.count
    else { return nil }
    return progress.matchOrder
  }
}
