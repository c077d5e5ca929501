/// The rules in force for a node that override its conformances.
struct OverridingRules {
  /// The rules, the lowest first.
  let rules: [MatchedRule]

  /// The resets that hide rules.
  let resets: Set<Reset>

  /// Writes the rules over a model; the context must be the current one.
  ///
  /// - Parameters:
  ///   - model: The model with the lower levels.
  ///   - observer: A closure that is called with the writes of each rule.
  /// - Returns: The writes of all rules.
  func apply(to model: inout ViewModel, observer: LowerLevels.Observer? = nil) -> Set<Write> {
    rules.reduce(into: []) { writes, rule in
      writes.formUnion(model.apply(rule, hiding: resets, observer: observer))
    }
  }
}
