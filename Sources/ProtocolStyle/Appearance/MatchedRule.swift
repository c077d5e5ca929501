/// A rule that is in force for a node, with its position in the cascade.
struct MatchedRule {
  let rule: CompiledSheet.Rule

  /// The position of its sheet among the origins.
  let origin: Int
  let rank: TargetRank

  /// The order in which its outermost container was met.
  let matchOrder: Int

  var source: StyleRule { rule.source }
}

extension MatchedRule: Comparable {
  /// Returns whether a rule is lower in the total order of the cascade.
  ///
  /// The order is by origin, target, containment, conditions and registration.
  static func < (left: MatchedRule, right: MatchedRule) -> Bool {
    if left.origin != right.origin { return left.origin < right.origin }
    if left.rank != right.rank { return left.rank < right.rank }
    // The outermost container wins, so the smaller number is the higher rule.
    if left.matchOrder != right.matchOrder { return left.matchOrder > right.matchOrder }
    return left.lesser < right.lesser
  }

  static func == (left: MatchedRule, right: MatchedRule) -> Bool {
    left.origin == right.origin && left.rule.number == right.rule.number
  }

  private var lesser: (Int, Int, Int) {
    (rule.containers.count, source.condition?.conditionCount ?? 0, rule.number)
  }
}

extension ViewModel {
  /// Writes a rule, except for the attributes that resets hide.
  ///
  /// - Returns: The writes of the rule.
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
