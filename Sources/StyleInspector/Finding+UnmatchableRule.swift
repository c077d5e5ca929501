public import ProtocolStyle

extension Finding.Identifier {
  /// A rule can never match a node.
  public static let unmatchableRule = Finding.Identifier(rawValue: "unmatchable-rule")
}

extension Finding {
  /// Finds a rule that is certain never to match.
  ///
  /// Types that can't be nodes are reported as impossible targets instead.
  static func unmatchableRule(_ rule: StyleRule) -> Finding? {
    guard let obstacle = obstacle(to: rule) else { return nil }
    return Finding(
      .warning, .unmatchableRule,
      summary: "The rule at \(rule.location) can never match: \(obstacle.reason).",
      explanation: "'\(rule)' doesn't match any node, whatever is attached, so it has no effect.",
      remedy: obstacle.remedy)
  }

  private static func obstacle(to rule: StyleRule) -> (reason: String, remedy: String)? {
    if let condition = rule.condition, !condition.isPossible {
      return (
        "'\(condition)' cannot be met",
        "Combine the conditions with '||', write a rule for each, or remove one of them."
      )
    }
    if case .type(let target) = rule.target.form {
      if let pattern = rule.excluded.first(where: target.isCovered(by:)) {
        return (
          "every \(target.name) is a \(pattern.name), which it excludes",
          "Exclude less than the rule is for, or remove the rule."
        )
      }
      if let pattern = rule.excludedSubtrees.first(where: target.isCovered(by:)) {
        return (
          "every \(target.name) is a \(pattern.name), which it excludes with its descendants",
          "Exclude less than the rule is for, or remove the rule."
        )
      }
    }
    for container in rule.containers {
      if let pattern = rule.excludedSubtrees.first(where: container.isCovered(by:)) {
        return (
          "it targets nodes in \(container.name), and excludes all nodes in \(pattern.name)",
          "Use a different container, or exclude fewer nodes."
        )
      }
    }
    return nil
  }
}
