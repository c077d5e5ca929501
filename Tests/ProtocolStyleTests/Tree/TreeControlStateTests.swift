import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct PressableButton: ButtonNode, ControlStateContent {
  var controlState = ControlState.normal
}

/// The state of a control, set on the tree or by the model.
@Suite struct TreeControlStateTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule.naming("normal", when: .controlState(.normal))
      StyleRule.naming("disabled", when: .controlState(.disabled))
      StyleRule.naming("selected", when: .controlState(.selected))
    })

  @Test func `a set state determines which rules apply`() {
    let button = tree.attach(PlainButton())
    #expect(tree.controlState(of: button) == .normal)
    #expect(tree.winner(of: button) == "normal")
    tree.setControlState(.disabled, of: button)
    #expect(tree.controlState(of: button) == .disabled)
    #expect(tree.winner(of: button) == "disabled")
    tree.setControlState([.disabled, .highlighted], of: button)
    #expect(tree.winner(of: button) == "disabled")
    tree.setControlState([.disabled, .selected], of: button)
    #expect(tree.winner(of: button) == "selected")
    tree.setControlState(.highlighted, of: button)
    #expect(tree.winner(of: button) == nil)
  }

  @Test func `the model can define its state`() {
    let button = tree.attach(PressableButton(controlState: .disabled))
    #expect(tree.controlState(of: button) == .disabled)
    #expect(tree.winner(of: button) == "disabled")
    tree[button].controlState = .selected
    #expect(tree.winner(of: button) == "selected")
  }

  @Test func `what is set wins over the model, and nil gives it back`() {
    let button = tree.attach(PressableButton(controlState: .disabled))
    tree.setControlState(.normal, of: button)
    #expect(tree.winner(of: button) == "normal")
    tree.setControlState(nil, of: button)
    #expect(tree.winner(of: button) == "disabled")
    #expect(tree.controlState(of: button) == .disabled)
  }

  @Test func `the view model of a control tells its state`() {
    let own = tree.attach(PressableButton(controlState: .disabled))
    let plain = tree.attach(PlainButton())
    #expect(tree.viewModel(of: own).controlState == .disabled)
    #expect(tree.viewModel(of: plain).controlState == nil)
    for button in [own.erased, plain.erased] {
      tree.setControlState(.selected, of: button)
      #expect(tree.viewModel(of: button).controlState == .selected)
    }
    tree.setControlState(nil, of: own)
    #expect(tree.viewModel(of: own).controlState == .disabled)
  }

  @Test func `a state is of one node alone`() {
    let parent = tree.attach(PlainButton())
    let child = tree.attach(PlainButton(), to: parent)
    tree.setControlState(.disabled, of: parent)
    #expect(tree.winner(of: child) == "normal")
  }

  @Test func `values per state hold all states, whatever the node is in`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.titleColorForState = [.normal: .black, .highlighted: .red] }
      })
    let button = tree.attach(PlainButton())
    for state in [ControlState.normal, .highlighted, .selected] {
      tree.setControlState(state, of: button)
      let model = tree.viewModel(of: button)
      #expect(model.titleColorForState == [.normal: .black, .highlighted: .red])
      #expect(model[.titleColorForState, state] == (state == .highlighted ? .red : .black))
    }
  }
}
