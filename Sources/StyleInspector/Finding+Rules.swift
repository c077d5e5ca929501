public import ProtocolStyle

extension StyleSheet {
  /// Returns probable mistakes in the rules: types that no node can have.
  ///
  /// There's a finding for each struct or enumeration in a rule that isn't a `StyleNode`. There are
  /// none for protocols and classes, because a node can conform to a protocol or be a subclass.
  ///
  /// - Returns: The findings, in the order of the rules; empty if there are none.
  package func findings() -> [Finding] {
    flatMap(Finding.impossibleTargets(of:))
  }
}

// MARK: - Impossible Targets

extension Finding.Identifier {
  /// A rule names a type that no node can have as a target, a container or an exclusion.
  public static let impossibleTarget = Finding.Identifier(rawValue: "impossible-target")
}

extension Finding {
  /// Returns the types in a rule that no node can have.
  static func impossibleTargets(of rule: StyleRule) -> [Finding] {
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

extension TypePattern {
  /// Whether no node can have the type, because it's neither a `StyleNode` nor a class or protocol.
  ///
  /// A class that isn't a node can have a subclass that is, and a node can adopt any protocol.
  var isImpossible: Bool {
    // `is` unwraps an AnyHashable, so a node that is Hashable matches it.
    guard !(type is any StyleNode.Type), type != AnyHashable.self else { return false }
    // Sound because every type's metadata begins with a word for its kind, which is part of the
    // stable ABI; for a class it's 0 or an address.
    switch unsafe unsafeBitCast(type, to: UnsafeRawPointer.self).load(as: UInt.self) {
    // A struct, an enumeration, a tuple, a function, a type's type, a protocol's type. Optionals
    // have a separate kind and aren't listed, because `is` unwraps them as well.
    case 0x200, 0x201, 0x301, 0x302, 0x304, 0x306: return true
    default: return false
    }
  }
}

// MARK: - Rules That Others Beat

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

// MARK: - Hidden Rule

extension Finding.Identifier {
  /// A rule only writes attributes that its target always provides itself.
  public static let hiddenRule = Finding.Identifier(rawValue: "hidden-rule")
}

extension Finding {
  /// Finds a rule whose values never take effect because all of its nodes provide the attributes.
  ///
  /// Conformances override rules in every control state, except rules that override conformances.
  /// Values along an axis are merged, so a rule that writes one of them isn't reported.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - applier: The applier that reads the nodes.
  ///   - contexts: The contexts to evaluate the closure in.
  /// - Returns: The finding; nil for a rule that may take effect.
  static func hiddenRule(
    _ rule: StyleRule, _ applier: StyleApplier, in contexts: [StyleContext]
  ) -> Finding? {
    guard !rule.overridesConformances, case .type(let target) = rule.target.form else { return nil }
    let written = rule.attributes(writtenIn: contexts)
    let read = Set(applier.attributes.map(\.id))
    guard !written.isEmpty,
      written.allSatisfy({
        read.contains($0) && !$0.definition.hasAxis && target.provides($0)
      })
    else { return nil }
    let list = written.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      .warning, .hiddenRule,
      summary:
        "The rule at \(rule.location) may have no effect: every \(target.name) provides \(list) itself.",
      explanation: "Conformances override rules in every control state.",
      remedy:
        "Move the condition into the getter, append '.overridingConformances()' to the rule, "
        + "override the attribute of individual nodes, or remove the rule.")
  }
}

extension TypePattern {
  /// Whether all nodes of the pattern adopt an attribute's style protocol.
  fileprivate func provides(_ attribute: AttributeID) -> Bool {
    if let node = type as? any StyleNode.Type { return attribute.isAdopted(by: node) }
    return isProtocol
      && attribute.definition.protocolType.map { isCovered(by: TypePattern($0)) } ?? false
  }
}

// MARK: - Unused Rule

extension Finding.Identifier {
  /// A rule only writes attributes that the kind of its target doesn't use.
  public static let unusedRule = Finding.Identifier(rawValue: "unused-rule")
}

extension Finding {
  /// Finds a rule whose values never take effect because its nodes' kinds don't use the attributes.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - contexts: The contexts to evaluate the closure in.
  /// - Returns: The finding; nil for a rule that may take effect.
  static func unusedRule(_ rule: StyleRule, in contexts: [StyleContext]) -> Finding? {
    guard case .type(let target) = rule.target.form else { return nil }
    let written = rule.attributes(writtenIn: contexts)
    let kinds = target.kinds
    guard !written.isEmpty, !kinds.isEmpty,
      // An inherited value takes effect in children of other kinds.
      !written.contains(where: { $0.definition.isInherited }),
      !kinds.contains(where: { kind in written.contains(where: kind.uses) })
    else { return nil }
    let list = written.map { "'\($0)'" }.joined(separator: ", ")
    return Finding(
      .warning, .unusedRule,
      summary:
        "The rule at \(rule.location) may have no effect: kind '\(kinds[0])' does not use \(list).",
      explanation:
        "A view model does not contain attributes that its kind does not use. Only a custom kind "
        + "below '\(kinds[0])' could use them.",
      remedy: "Write an attribute that the kind uses, or target the kind that uses \(list).")
  }
}

extension TypePattern {
  /// The kind of all nodes of the pattern, with the library's child kinds of it; empty for a trait
  /// or a custom kind.
  fileprivate var kinds: [NodeKind] {
    if let node = type as? any StyleNode.Type { return [node.nodeKind] }
    guard let kind = [NodeKind].standard.first(where: { $0.protocolType == type }) else {
      return []
    }
    return [kind] + [NodeKind].standard.filter { $0 != kind && $0.isKind(of: kind) }
  }
}

// MARK: - Unmatchable Rule

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

// MARK: - StyleCondition: Possibility

extension StyleCondition {
  /// Whether the condition can be met, judging by its own structure: `a && !a` can't.
  ///
  /// True if deciding would take too long.
  var isPossible: Bool {
    alternatives(isNegated: false)?.contains(where: \.isConsistent) ?? true
  }

  /// Whether this is met whenever another condition is, judging by their structure.
  func isImplied(by other: StyleCondition) -> Bool {
    let given = Set(other.conjuncts)
    return given.contains(self)
      || conjuncts.allSatisfy { mine in
        given.contains(mine)
          || given.contains { mine.isControlState(within: $0) || mine.isWidth(within: $0) }
      }
  }

  /// Whether it's a control state that is contained in another condition's state.
  private func isControlState(within other: StyleCondition) -> Bool {
    [.controlState, .enclosingControlState, .descendantControlState].contains(form)
      && other.form == form && state != .normal && other.state.isSuperset(of: state)
  }

  /// Whether it's a least width that another condition's width reaches.
  private func isWidth(within other: StyleCondition) -> Bool {
    form == .containerWidth && other.form == form && other.width >= width
  }

  private var conjuncts: [StyleCondition] { form == .all ? operands : [self] }

  /// A conjunction of tests, each of which must have the given result.
  private struct Clause {
    var tests: [(test: EnvironmentTest, holds: Bool)] = []
    var states: [(state: ControlState, holds: Bool)] = []
    var enclosingStates: [(state: ControlState, holds: Bool)] = []
    var descendantStates: [(state: ControlState, holds: Bool)] = []
    var positions: [(position: SiblingPosition, holds: Bool)] = []
    var widths: [(width: Double, holds: Bool)] = []

    static func + (left: Clause, right: Clause) -> Clause {
      Clause(
        tests: left.tests + right.tests, states: left.states + right.states,
        enclosingStates: left.enclosingStates + right.enclosingStates,
        descendantStates: left.descendantStates + right.descendantStates,
        positions: left.positions + right.positions, widths: left.widths + right.widths)
    }

    var isConsistent: Bool {
      isEnvironmentConsistent && Self.areConsistent(states) && Self.areConsistent(enclosingStates)
        && Self.areConsistent(descendantStates) && arePositionsConsistent && areWidthsConsistent
    }

    /// Whether a node can have all positions among its siblings that hold, and none of the others.
    private var arePositionsConsistent: Bool {
      SiblingPosition.isPossible { isHeld in
        positions.allSatisfy { position, holds in isHeld(position) == holds }
      }
    }

    /// Whether a width can be at least those that hold, and less than the others.
    private var areWidthsConsistent: Bool {
      let least = widths.filter(\.holds).map(\.width).max()
      guard let least else { return true }
      return least < widths.filter { !$0.holds }.map(\.width).min() ?? .infinity
    }

    private var isEnvironmentConsistent: Bool {
      let holding = tests.filter(\.holds).map(\.test)
      return !tests.contains { test, holds in
        holding.contains { holds ? $0.excludes(test) : $0 == test }
      }
    }

    private static func areConsistent(_ states: [(state: ControlState, holds: Bool)]) -> Bool {
      let required = states.filter(\.holds).map(\.state)
      let least = required.reduce(ControlState.normal) { $0.union($1) }
      if required.contains(.normal), least != .normal { return false }
      return !states.contains { state, holds in
        guard !holds else { return false }
        return state == .normal ? required.contains(.normal) : least.isSuperset(of: state)
      }
    }
  }

  /// The clauses under which the condition is met, or isn't met if negated; nil if there are too
  /// many.
  private func alternatives(isNegated: Bool) -> [Clause]? {
    let most = 256
    switch form {
    case .environment:
      return [Clause(tests: test.map { [($0, !isNegated)] } ?? [])]
    case .controlState:
      return [Clause(states: [(state, !isNegated)])]
    case .enclosingControlState:
      return [Clause(enclosingStates: [(state, !isNegated)])]
    case .descendantControlState:
      return [Clause(descendantStates: [(state, !isNegated)])]
    case .siblingPosition:
      return [Clause(positions: [(position, !isNegated)])]
    case .containerWidth:
      return [Clause(widths: [(width, !isNegated)])]
    case .not:
      // A negation has one operand.
      return operands.first?.alternatives(isNegated: !isNegated)
    case .all, .any:
      let needsAll = (form == .all) != isNegated
      var clauses = needsAll ? [Clause()] : []
      for operand in operands {
        guard let others = operand.alternatives(isNegated: isNegated) else { return nil }
        clauses =
          needsAll
          ? clauses.flatMap { clause in others.map { clause + $0 } } : clauses + others
        if clauses.count > most { return nil }
      }
      return clauses
    }
  }
}

// MARK: - TypePattern: Covering

extension TypePattern {
  /// Whether every node that matches this pattern is certain to match another one.
  ///
  /// False if it isn't known. Conformances and refinements are known if conformance records can be
  /// read.
  func isCovered(by other: TypePattern) -> Bool {
    if self == other || isSubclass(of: other) { return true }
    guard let proto = ConformanceRecords.descriptor(ofProtocol: other.type) else { return false }
    return isProtocol
      ? ConformanceRecords.shared.refines(type, other.type)
      : ConformanceRecords.conforms(type, to: proto)
  }

  /// Whether it's a single protocol.
  var isProtocol: Bool { ConformanceRecords.descriptor(ofProtocol: type) != nil }

  /// Whether it's a protocol that doesn't imply a kind, because protocols of kinds refine
  /// `StyleNode`.
  var isTrait: Bool { isProtocol && !isCovered(by: TypePattern((any StyleNode).self)) }
}
