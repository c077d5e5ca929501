/// The rule sets of a tree, each once, by number from 1.
///
/// They outlive the inherited contexts that they're for, so that a node whose rules stay the same
/// isn't restyled when others change.
final class RuleSetTable {
  @exclusivity(unchecked) private var interned: InternTable<RuleSet.Key, RuleSet>
  private let looks: LookTable
  private let limits: TreeLimits

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - looks: The table of looks.
  ///   - limits: The limits of the tree.
  init(_ looks: LookTable, limits: TreeLimits) {
    interned = InternTable(minimumSweepCount: limits.contextSlack)
    self.looks = looks
    self.limits = limits
  }

  /// The number of rule sets.
  var count: Int { interned.count }

  /// Whether a number is that of a rule set.
  func contains(_ number: UInt32) -> Bool { interned.contains(number) }

  /// Whether the content of any node reads the context.
  var haveContentReads: Bool {
    var have = false
    interned.forEach { if !$0.contentReads.isEmpty { have = true } }
    return have
  }

  /// The rule set of a number.
  subscript(number: UInt32) -> Unmanaged<RuleSet> {
    @inline(__always)
    get { interned[number] }
  }

  /// The rule set of a key, created if there is none; the context must be the current one.
  func ruleSet(
    for key: RuleSet.Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule]
  ) -> Unmanaged<RuleSet> {
    if let known = interned.number(for: key) { return interned[known] }
    let number = interned.insert(for: key) { number in
      RuleSet(number: number, key, column: column, cell: cell, rules: rules, looks, limits: limits)
    }
    if interned.needsSweep { looks.requestSweep() }
    return interned[number]
  }

  /// Calls a closure with each rule set.
  func forEach(_ body: (RuleSet) -> Void) { interned.forEach(body) }

  /// An array with room for a mark for each number.
  var marks: [Bool] { interned.marks }

  /// Removes the rule sets that aren't used, and the looks that the others know and that aren't
  /// used.
  ///
  /// - Parameters:
  ///   - used: By number, whether a rule set is used.
  ///   - looks: By number, whether a look is used.
  /// - Returns: The removed rule sets, which may be released only when the tree is consistent.
  func sweep(_ used: [Bool], looks: [Bool]) -> [RuleSet] {
    let removed = interned.sweep(used)
    interned.forEach { $0.sweep(looks) }
    return removed
  }
}
