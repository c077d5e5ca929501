import ProtocolStyle
import Testing

@testable import TreeFixtures

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

// MARK: - StyleConditionOperatorTests

/// The operators `&&`, `||` and `!` on conditions, in an environment that is dark and compact.
@Suite struct StyleConditionOperatorTests {
  private static let dark = StyleCondition.colorScheme(.dark)
  private static let light = StyleCondition.colorScheme(.light)
  private static let compact = StyleCondition.horizontalSizeClass(.compact)
  private static let motion = StyleCondition.reduceMotion(false)

  private static let truths: [(StyleCondition, Bool)] = [
    (dark && compact, true), (dark && !compact, false), (!dark && compact, false),
    (!dark && !compact, false),
    (dark || compact, true), (dark || !compact, true), (!dark || compact, true),
    (!dark || !compact, false),
    (!dark, false), (!light, true), (!(!dark), true), (!(dark && light), true),
    (!(dark || light), false), (light && dark || compact, true),
    (light && (dark || compact), false),
  ]

  @Test(arguments: truths)
  func `conditions combine as truth values do`(condition: StyleCondition, holds: Bool) {
    let tree = Self.tree([.naming("rule", when: condition)])
    #expect((tree.winner(of: tree.attach(CardView())) == "rule") == holds)
  }

  private static let narrower: [(StyleCondition, StyleCondition?)] = [
    (dark, nil), (!light, nil), (dark || light, nil),
    (dark && compact, dark), (dark && compact && motion, dark && compact),
    (dark && compact || dark && motion, dark), (!(light || compact && light), dark),
    ((dark || light) && compact, dark),
  ]

  @Test(arguments: narrower)
  func `more conditions win, though registered before`(
    narrow: StyleCondition, wide: StyleCondition?
  ) {
    let tree = Self.tree([.naming("narrow", when: narrow), .naming("wide", when: wide)])
    #expect(tree.winner(of: tree.attach(CardView())) == "narrow")
  }

  private static let alike: [(StyleCondition, StyleCondition)] = [
    (dark, compact), (!light, dark), (dark || light, compact), (dark || compact && motion, motion),
    (dark && compact || motion, dark), (dark && compact, motion && compact),
    (!(light && compact), dark),
  ]

  @Test(arguments: alike)
  func `where as many are sure to hold, the later rule wins`(
    one: StyleCondition, other: StyleCondition
  ) {
    let tree = Self.tree([.naming("earlier", when: one), .naming("later", when: other)])
    #expect(tree.winner(of: tree.attach(CardView())) == "later")
    let turned = Self.tree([.naming("earlier", when: other), .naming("later", when: one)])
    #expect(turned.winner(of: turned.attach(CardView())) == "later")
  }

  private static let texts: [(StyleCondition, String)] = [
    (dark && !.controlState(.disabled), "colorScheme(dark) && !controlState(disabled)"),
    (dark || compact, "colorScheme(dark) || horizontalSizeClass(compact)"),
    (
      (dark || light) && motion,
      "(colorScheme(dark) || colorScheme(light)) && reduceMotion(false)"
    ),
    (dark && light || motion, "colorScheme(dark) && colorScheme(light) || reduceMotion(false)"),
    (!(dark && light), "!(colorScheme(dark) && colorScheme(light))"),
    (!(!dark), "!!colorScheme(dark)"),
    (.controlState([.highlighted, .selected]), "controlState(highlighted+selected)"),
  ]

  @Test(arguments: texts)
  func `the description of a combination is its source`(condition: StyleCondition, text: String) {
    #expect("\(condition)" == text)
  }

  private static func tree(_ rules: [StyleRule]) -> StyleTree {
    var environment = StyleEnvironment(colorScheme: .dark)
    environment.horizontalSizeClass = .compact
    return StyleTree(environment: environment, styleSheet: StyleSheet { rules })
  }
}

// MARK: - StyleConditionControlStateTests

/// The control states in which a condition holds.
@Suite struct StyleConditionControlStateTests {
  private static let states: [ControlState] = [
    .normal, .highlighted, .disabled, .selected, .focused, [.highlighted, .selected],
    [.highlighted, .disabled, .selected],
  ]

  /// The state of a condition, and the states above in which it holds.
  private static let rows: [(wanted: ControlState, states: [ControlState])] = [
    (.normal, [.normal]),
    (
      .highlighted,
      [.highlighted, [.highlighted, .selected], [.highlighted, .disabled, .selected]]
    ),
    (.disabled, [.disabled, [.highlighted, .disabled, .selected]]),
    (
      .selected,
      [.selected, [.highlighted, .selected], [.highlighted, .disabled, .selected]]
    ),
    (.focused, [.focused]),
    (
      [.highlighted, .selected],
      [[.highlighted, .selected], [.highlighted, .disabled, .selected]]
    ),
  ]

  @Test(arguments: rows)
  func `normal must be the exact state, and others must be included`(
    wanted: ControlState, holding: [ControlState]
  ) {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", when: .controlState(wanted)) })
    let button = tree.attach(PlainButton())
    for state in Self.states {
      tree.setControlState(state, of: button)
      #expect((tree.winner(of: button) == "rule") == holding.contains(state), "\(state)")
    }
  }

  @Test func `a node without a set state is normal`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", when: .controlState(.normal)) })
    #expect(tree.winner(of: tree.attach(PlainButton())) == "rule")
    #expect(tree.winner(of: tree.attach(CardView())) == "rule")
  }

  @Test func `environment and state can be combined`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("rule", when: .colorScheme(.dark) && !.controlState(.disabled))
      })
    let button = tree.attach(PlainButton())
    #expect(tree.winner(of: button) == nil)
    tree.environment.colorScheme = .dark
    #expect(tree.winner(of: button) == "rule")
    tree.setControlState([.disabled, .selected], of: button)
    #expect(tree.winner(of: button) == nil)
    tree.setControlState(.selected, of: button)
    #expect(tree.winner(of: button) == "rule")
  }
}
