/// The rule sets of a tree, each once, by number from 1.
///
/// They outlive the inherited contexts that they're for, so that a node whose rules stay the same
/// isn't restyled when others change.
final class RuleSetTable {
  @exclusivity(unchecked) private var all = OwnedObjects<RuleSet>()
  private var numbers: [RuleSet.Key: UInt32] = [:]
  private let looks: LookTable
  private let limits: TreeLimits

  /// The number of the first rule set; a table that replaces another doesn't use its numbers again.
  private let first: UInt32

  /// Makes an empty table.
  ///
  /// - Parameters:
  ///   - looks: The table of looks.
  ///   - first: The number of the first rule set.
  ///   - limits: The limits of the tree.
  init(_ looks: LookTable, first: UInt32 = 1, limits: TreeLimits) {
    self.looks = looks
    self.first = first
    self.limits = limits
  }

  /// The number that the next rule set gets.
  var next: UInt32 { first + UInt32(numbers.count) }

  /// Whether a number is that of a rule set of this table.
  func contains(_ number: UInt32) -> Bool { (first..<next).contains(number) }

  var count: Int { numbers.count }

  /// Whether the content of any node reads the context.
  var haveContentReads: Bool {
    (first..<next).contains { self[$0]._withUnsafeGuaranteedRef { !$0.contentReads.isEmpty } }
  }

  /// The rule set of a number from this table.
  subscript(number: UInt32) -> Unmanaged<RuleSet> {
    @inline(__always)
    get { all[Int(number &- first)].unsafelyUnwrapped }
  }

  /// The rule set of a key, created if there is none; the context must be the current one.
  func ruleSet(
    for key: RuleSet.Key, column: AnyColumn, cell: ContextCell, rules: [MatchedRule]
  ) -> Unmanaged<RuleSet> {
    if let known = numbers[key] { return self[known] }
    let number = next
    numbers[key] = number
    return all.insert(
      RuleSet(
        number: number, key, column: column, cell: cell, rules: rules,
        looks, limits: limits), at: Int(number - first))
  }

  /// Calls a closure with each rule set.
  func forEach(_ body: (RuleSet) -> Void) {
    for number in first..<next { self[number]._withUnsafeGuaranteedRef(body) }
  }
}
