import Testing

@testable import ProtocolStyle

private enum DensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

extension StyleEnvironment {
  fileprivate var density: Double { self[DensityKey.self] }
}

/// The reads of evaluating a condition, and its number of conditions.
@Suite struct StyleConditionEvaluationTests {
  private static let reads: [(StyleCondition, ContextReads)] =
    EnvironmentRow.all.map { ($0.condition, ContextReads($0.field)) } + [
      (.environment(\.density, 2), ContextReads(keys: [DensityKey.self])),
      (.controlState(.selected), ContextReads()),
      (!.idiom(.pad), ContextReads(.idiom)),
    ]

  @Test(arguments: reads)
  func `a condition reads its own property and nothing else`(
    condition: StyleCondition, reads: ContextReads
  ) {
    #expect(StyleContext.evaluate { condition.holds(in: .normal) }.reads == reads)
  }

  /// Conditions evaluated in light, not on a pad: the second side is read only if the first doesn't
  /// decide.
  private static let shortened: [(StyleCondition, holds: Bool, StyleEnvironment.Fields)] = [
    (.colorScheme(.dark) && .idiom(.pad), false, .colorScheme),
    (.colorScheme(.light) && .idiom(.pad), false, [.colorScheme, .idiom]),
    (.colorScheme(.light) || .idiom(.pad), true, .colorScheme),
    (.colorScheme(.dark) || .idiom(.pad), false, [.colorScheme, .idiom]),
    (.controlState(.disabled) && .idiom(.pad), false, []),
    (!(.colorScheme(.dark) && .idiom(.pad)), true, .colorScheme),
  ]

  @Test(arguments: shortened)
  func `the second condition is read only where the first does not settle it`(
    condition: StyleCondition, holds: Bool, fields: StyleEnvironment.Fields
  ) {
    let evaluated = StyleContext.evaluate { condition.holds(in: .normal) }
    #expect(evaluated.result == holds)
    #expect(evaluated.reads == ContextReads(fields))
  }

  private static let counts: [(StyleCondition, count: Int, mentionsState: Bool)] = [
    (.colorScheme(.dark), 1, false),
    (.controlState(.selected), 1, true),
    (.controlState([.selected, .highlighted]), 1, true),
    (!.colorScheme(.dark), 1, false),
    (!(.colorScheme(.dark) && .idiom(.pad)), 1, false),
    (!(.colorScheme(.dark) || .idiom(.pad)), 2, false),
    (!(!(.colorScheme(.dark) && .idiom(.pad))), 2, false),
    (.colorScheme(.dark) && .idiom(.pad) && .controlState(.selected), 3, true),
    (.colorScheme(.dark) || .idiom(.pad), 1, false),
    (.colorScheme(.dark) && .idiom(.pad) || .reduceMotion(), 1, false),
    (.colorScheme(.dark) && (.idiom(.pad) || !.controlState(.disabled)), 2, true),
  ]

  @Test(arguments: counts)
  func `the number of conditions is that of those sure to hold`(
    condition: StyleCondition, count: Int, mentionsState: Bool
  ) {
    #expect(condition.conditionCount == count)
    #expect(condition.controlStates.isEmpty != mentionsState)
  }

  @Test func `custom states of applications are distinguished`() {
    let own = ControlState(rawValue: 0x10000)
    let condition = StyleCondition.controlState(own)
    #expect(condition.holds(in: [own, .selected]))
    #expect(!condition.holds(in: .selected))
    #expect(!StyleCondition.controlState(.normal).holds(in: own))
  }
}
