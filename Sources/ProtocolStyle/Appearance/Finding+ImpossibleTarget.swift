extension Finding.Identifier {
  /// A rule names a type that no node can have as a target, a container or an exclusion.
  public static let impossibleTarget = Finding.Identifier(rawValue: "impossible-target")
}

extension Finding {
  /// Returns the types in a rule that no node can have.
  package static func impossibleTargets(of rule: StyleRule) -> [Finding] {
    var targets: [TypePattern] = []
    if case .type(let pattern) = rule.target.form { targets = [pattern] }
    let never = "the rule never applies"
    let nothing = "this excludes nothing"
    let named: [(role: String, consequence: String, patterns: [TypePattern])] = [
      ("is for", never, targets),
      ("is for nodes in", never, rule.containers),
      ("excludes", nothing, rule.excluded),
      ("excludes subtrees of", nothing, rule.excludedSubtrees),
    ]
    return named.flatMap { role, consequence, patterns in
      patterns.filter(\.isImpossible).map { pattern in
        Finding(
          .warning, .impossibleTarget,
          summary: "The rule at \(rule.location) \(role) \(pattern.name), which no node can be.",
          explanation: "\(pattern.name) doesn't conform to StyleNode, and no subclass can conform "
            + "because it isn't a class, so \(consequence).",
          remedy: "Name the type of the model that is attached instead of the view that shows it, "
            + "or a protocol such as '(any ButtonNode).self'; or let \(pattern.name) adopt a kind.")
      }
    }
  }
}
