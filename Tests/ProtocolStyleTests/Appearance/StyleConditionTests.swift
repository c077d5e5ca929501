import ProtocolStyle
import Testing

private enum DensityKey: StyleEnvironmentKey {
  static let defaultValue = 1.0
}

extension StyleEnvironment {
  fileprivate var density: Double {
    get { self[DensityKey.self] }
    set { self[DensityKey.self] = newValue }
  }
}

/// The environments in which conditions hold, observed through a rule.
@Suite struct StyleConditionTests {
  /// A condition that doesn't hold by default, a change that makes it hold, and its description.
  struct Row: Sendable, CustomTestStringConvertible {
    let condition: StyleCondition
    let testDescription: String
    let change: @Sendable (inout StyleEnvironment) -> Void

    init(
      _ condition: StyleCondition, _ text: String,
      _ change: @escaping @Sendable (inout StyleEnvironment) -> Void
    ) {
      self.condition = condition
      testDescription = text
      self.change = change
    }
  }

  private static let rows =
    EnvironmentRow.all.map {
      Row($0.condition, "\($0.name)(\($0.text))", $0.change)
    } + [
      Row(.environment(\.density, 1.5), "environment(1.5)") { $0.density = 1.5 }
    ]

  @Test(arguments: rows)
  func `a condition holds in its environment`(row: Row) {
    #expect(!holds(row.condition))
    #expect(holds(!row.condition))
    #expect(holds(row.condition, in: row.change))
    #expect(!holds(!row.condition, in: row.change))
  }

  @Test(arguments: rows)
  func `a condition holds only for its own property`(row: Row) {
    for other in Self.rows where other.testDescription != row.testDescription {
      #expect(!holds(row.condition, in: other.change))
    }
  }

  @Test(arguments: rows)
  func `the description of a condition is its source`(row: Row) {
    #expect("\(row.condition)" == row.testDescription)
  }

  @Test func `conditions on defaults hold in the default environment`() {
    #expect(holds(.colorScheme(.light)))
    #expect(holds(.reduceMotion(false)))
    #expect(holds(.environment(\.density, 1)))
  }

  @Test func `conditions are equal if they test the same values`() {
    #expect(StyleCondition.colorScheme(.dark) == .environment(\.colorScheme, .dark))
    #expect(StyleCondition.colorScheme(.dark) != .colorScheme(.light))
    #expect(StyleCondition.controlState(.selected) != .controlState(.disabled))
    let both = StyleCondition.colorScheme(.dark) && .controlState(.selected)
    #expect(both == (.colorScheme(.dark) && .controlState(.selected)))
    #expect(Set([both, both, !both]).count == 2)
  }
}

private func holds(
  _ condition: StyleCondition, in change: (inout StyleEnvironment) -> Void = { _ in }
) -> Bool {
  let tree = StyleTree(styleSheet: StyleSheet { StyleRule.naming("rule", when: condition) })
  change(&tree.environment)
  return tree.winner(of: tree.attach(CardView())) == "rule"
}
