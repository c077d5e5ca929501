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

extension ViewModel {
  /// Lets a rule write, but for what resets hide of it.
  ///
  /// - Returns: What the rule wrote.
  mutating func apply(
    _ rule: MatchedRule, hiding resets: Set<Reset>, observer: LowerLevels.Observer?
  ) -> Set<Write> {
    let hidden = resets.hiding(rule.source)
    if let observer, hidden != .attributes([]) {
      var model = self
      let writes = model.recordingWrites(rule.source.apply)
      observer(rule, writes.filter { hidden.contains($0.attribute) }, model, true)
    }
    guard case .attributes(let attributes) = hidden else { return [] }
    let writes = recordingWrites(hiding: attributes, rule.source.apply)
    observer?(rule, writes, self, false)
    return writes
  }
}
