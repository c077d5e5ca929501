import ProtocolStyle
import Testing

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
