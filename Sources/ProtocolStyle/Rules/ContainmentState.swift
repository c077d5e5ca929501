/// What the ancestors of a node mean to the rules of one sheet, worked out from the root down.
///
/// A rule's containers are looked for from the outermost in: the first ancestor that is one counts,
/// for if any choice matches, that one does, and the outermost is what precedence asks for. So the
/// state is as large as the sheet, however deep the tree, and many nodes have the same.
struct ContainmentState: Hashable {
  /// How many containers of each contained rule were met, from the outermost in.
  private var met: [Int]

  /// In which order the contained rules met their outermost container: 0 for not yet, else the
  /// smaller the nearer to the root; equal for rules that met it in one node.
  private var matchOrders: [Int]

  /// The excluded subtrees that the ancestors begin.
  private var subtrees: Set<Int> = []

  /// What no ancestors mean.
  init(_ sheet: CompiledSheet) {
    met = Array(repeating: 0, count: sheet.contained.count)
    matchOrders = met
  }

  /// Goes into a node that is what some patterns ask for.
  mutating func enter(_ patterns: Set<Int>, of sheet: CompiledSheet) {
    guard !patterns.isEmpty else { return }
    subtrees.formUnion(patterns.intersection(sheet.subtreePatterns))
    let matchOrder = (matchOrders.max() ?? 0) + 1
    for (index, rule) in sheet.contained.enumerated()
    where met[index] < rule.containers.count && patterns.contains(rule.containers[met[index]]) {
      if met[index] == 0 { matchOrders[index] = matchOrder }
      met[index] += 1
    }
  }

  /// Whether the nodes here are in a subtree that a rule leaves alone.
  func isExcluded(from rule: CompiledSheet.Rule) -> Bool {
    !subtrees.isDisjoint(with: rule.excludedSubtrees)
  }

  /// When a rule's outermost container was met, if all of its containers were; a rule without
  /// containers counts as if it were met after all that have some.
  func matchOrder(of rule: CompiledSheet.Rule) -> Int? {
    guard let place = rule.place else { return .max }
    return met[place] == rule.containers.count ? matchOrders[place] : nil
  }
}
