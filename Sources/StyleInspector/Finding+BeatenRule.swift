public import ProtocolStyle

extension Finding.Identifier {
  /// A rule is always overridden by another rule of its sheet.
  public static let beatenRule = Finding.Identifier(rawValue: "beaten-rule")
}

extension Finding {
  /// The rules of one sheet that another of its rules always overrides in the given contexts.
  ///
  /// - Parameters:
  ///   - rules: The rules, from the lowest.
  ///   - contexts: The contexts to evaluate closures in.
  /// - Returns: A finding for each of them, in the order of the rules.
  static func beatenRules(among rules: [StyleRule], in contexts: [StyleContext]) -> [Finding] {
    let rivals = Dictionary(grouping: rules.indices) { rules[$0].rivalry }
    return rules.indices.compactMap { index in
      let loser = rules[index]
      let beater = rivals[loser.rivalry, default: []].reversed().first { other in
        other != index && rules[other].precedes(loser, isLater: other > index)
          && rules[other].hides(loser, in: contexts)
      }
      return beater.map { beatenRule(loser, by: rules[$0], in: contexts) }
    }
  }

  private static func beatenRule(
    _ rule: StyleRule, by other: StyleRule, in contexts: [StyleContext]
  ) -> Finding {
    let list = rule.attributes(writtenIn: contexts).map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      .warning, .beatenRule,
      summary:
        "The rule at \(rule.location) may never win: the one at \(other.location) matches the same "
        + "nodes and overrides \(list).",
      explanation:
        "Both are in one sheet, and whenever '\(rule)' applies, '\(other)' applies after it and "
        + "overrides all of its values. In environments that were not checked, a closure may write "
        + "different attributes.",
      remedy:
        "Remove the rule at \(rule.location), move it after the other, or give it a container or a "
        + "condition that the other does not have.")
  }
}

extension StyleRule {
  /// The group of rules of which one can always override another; nil for the group of all traits,
  /// because one trait may refine another.
  fileprivate var rivalry: Target? {
    guard case .type(let pattern) = target.form, pattern.isTrait else { return target }
    return nil
  }

  /// Whether the rule applies whenever another rule of the same sheet does, and comes after it.
  fileprivate func precedes(_ other: StyleRule, isLater: Bool) -> Bool {
    guard isForNodes(of: other), containers == other.containers,
      condition.map({ mine in other.condition.map(mine.isImplied(by:)) ?? false }) ?? true,
      excluded.allSatisfy({ mine in other.excluded.contains(where: mine.isCovered(by:)) }),
      excludedSubtrees.allSatisfy({ mine in
        other.excludedSubtrees.contains(where: mine.isCovered(by:))
      })
    else { return false }
    // Rivals have equal target rank, so the rule with more conditions wins, or else the later one.
    let counts = (condition?.conditionCount ?? 0, other.condition?.conditionCount ?? 0)
    return counts.0 > counts.1 || counts.0 == counts.1 && isLater
  }

  private func isForNodes(of other: StyleRule) -> Bool {
    guard case .type(let mine) = target.form, case .type(let theirs) = other.target.form else {
      return target == other.target
    }
    return mine == theirs || theirs.isCovered(by: mine)
  }

  /// Whether this rule overrides all values that another rule writes.
  fileprivate func hides(_ other: StyleRule, in contexts: [StyleContext]) -> Bool {
    var writesAnything = false
    for var context in contexts {
      let isHidden = context.run {
        var (both, alone) = (emptyModel, emptyModel)
        let theirs = both.recordingWrites(other.apply)
        _ = both.recordingWrites(apply)
        let mine = alone.recordingWrites(apply)
        if !theirs.isEmpty { writesAnything = true }
        return both == alone
          && theirs.allSatisfy { write in mine.contains { $0.covers(write) } }
      }
      guard isHidden else { return false }
    }
    return writesAnything
  }
}
