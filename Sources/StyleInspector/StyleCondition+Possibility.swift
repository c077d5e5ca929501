internal import ProtocolStyle

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
        given.contains(mine) || given.contains { mine.isControlState(within: $0) }
      }
  }

  /// Whether it's a control state that is contained in another condition's state.
  private func isControlState(within other: StyleCondition) -> Bool {
    form == .controlState && other.form == .controlState && state != .normal
      && other.state.isSuperset(of: state)
  }

  private var conjuncts: [StyleCondition] { form == .all ? operands : [self] }

  /// A conjunction of tests, each of which must have the given result.
  private struct Clause {
    var tests: [(test: EnvironmentTest, holds: Bool)] = []
    var states: [(state: ControlState, holds: Bool)] = []

    static func + (left: Clause, right: Clause) -> Clause {
      Clause(tests: left.tests + right.tests, states: left.states + right.states)
    }

    var isConsistent: Bool { isEnvironmentConsistent && isStateConsistent }

    private var isEnvironmentConsistent: Bool {
      let holding = tests.filter(\.holds).map(\.test)
      return !tests.contains { test, holds in
        holding.contains { holds ? $0.excludes(test) : $0 == test }
      }
    }

    private var isStateConsistent: Bool {
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
