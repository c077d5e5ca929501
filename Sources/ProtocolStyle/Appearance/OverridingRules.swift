/// The rules in force for a node that override its conformances.
struct OverridingRules {
  /// The rules, the lowest first.
  let rules: [MatchedRule]

  /// What of them is hidden.
  let resets: Set<Reset>

  /// Lets the rules write over a model; the context must be the current one.
  ///
  /// - Parameters:
  ///   - model: What the lower levels wrote.
  ///   - observer: Is called with what each rule wrote.
  /// - Returns: What the rules wrote.
  func apply(to model: inout ViewModel, observer: LowerLevels.Observer? = nil) -> Set<Write> {
    rules.reduce(into: []) { writes, rule in
      writes.formUnion(model.apply(rule, hiding: resets, observer: observer))
    }
  }
}
