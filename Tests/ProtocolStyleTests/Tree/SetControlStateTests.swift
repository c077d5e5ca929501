import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A state that is set on the tree replaces the model's, at all levels above the conformances.
@Suite struct SetControlStateTests {
  private struct DimmingButton: ButtonNode, CustomClosure {
    var customClosure: StyleClosure {
      { $0.alpha = $0.controlState == .disabled ? 0.5 : 1 }
    }
  }

  private let tree = StyleTree()

  @Test func `a closure sees the state that is set`() {
    let button = tree.attach(DimmingButton())
    tree.setControlState(.disabled, of: button)
    #expect(tree.viewModel(of: button).alpha == 0.5)
    tree.setControlState(nil, of: button)
    #expect(tree.viewModel(of: button).alpha == 1)
  }

  @Test func `an override writes over the state that is set`() {
    let button = tree.attach(PlainButton())
    tree.setControlState(.disabled, of: button)
    tree.override(button) { $0.controlState = .selected }
    #expect(tree.viewModel(of: button).controlState == .selected)
  }

  @Test func `an explanation mentions that the state was set`() {
    let button = tree.attach(PlainButton())
    tree.setControlState(.disabled, of: button)
    let winner = tree.explain(button)[.controlState].first?.winner
    #expect(winner?.writer == "setControlState(_:of:)")
  }

  @Test func `a node's own scope stays in force when a boundary is set at it`() {
    struct OwnRules: ViewNode, ScopeProviding {
      static let scope = StyleScope(
        styleSheet: StyleSheet { StyleRule(for: OwnRules.self) { $0.alpha = 0.25 } })
      var styleScope: StyleScope { Self.scope }
    }
    let node = tree.attach(OwnRules())
    tree.setScope(StyleScope(isBoundary: true), at: node)
    #expect(tree.viewModel(of: node).alpha == 0.25)
  }
}
