import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct Sheet: ViewNode {}

private struct PayButton: ButtonNode, CornerRadius, TextContent {
  var cornerRadius: Double { 8 }
  var text: String { "Pay" }
}

private struct Closed: ButtonNode, CornerRadius, CustomClosure {
  var cornerRadius: Double { 8 }
  var customClosure: StyleClosure { { $0.cornerRadius = 6 } }
}

/// Rules that override the nodes' own conformances.
@Suite struct OverridingRuleTests {
  private static let square = StyleRule(for: PayButton.self, containedIn: [Sheet.self]) {
    $0.cornerRadius = 0
  }

  @Test(arguments: [true, false])
  func `a rule wins over conformances only if it overrides them`(overrides: Bool) {
    let rule = overrides ? Self.square.overridingConformances() : Self.square
    let tree = StyleTree(styleSheet: StyleSheet { rule })
    let sheet = tree.attach(Sheet())
    let inside = tree.attach(PayButton(), to: sheet)
    let outside = tree.attach(PayButton())
    #expect(tree.viewModel(of: inside).cornerRadius == (overrides ? 0 : 8))
    #expect(tree.viewModel(of: outside).cornerRadius == 8)
    #expect(tree.viewModel(of: inside).text == "Pay")
  }

  @Test func `it wins over a custom closure, and an override wins over it`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.cornerRadius = 1 }.overridingConformances()
      })
    let button = tree.attach(Closed())
    #expect(tree.viewModel(of: button).cornerRadius == 1)
    tree.override(button) { $0.cornerRadius = 2 }
    #expect(tree.viewModel(of: button).cornerRadius == 2)
  }

  @Test func `its closure sees the lower levels`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.cornerRadius? *= 2 }.overridingConformances()
      })
    #expect(tree.viewModel(of: tree.attach(PayButton())).cornerRadius == 16)
    #expect(tree.viewModel(of: tree.attach(Closed())).cornerRadius == 12)
  }

  @Test func `it may write content, and clear values`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: PayButton.self) {
          $0.text = "Buy"
          $0.cornerRadius = nil
        }.overridingConformances()
      })
    let model = tree.viewModel(of: tree.attach(PayButton()))
    #expect(model.text == "Buy")
    #expect(model.cornerRadius == nil)
  }

  @Test func `it can be inserted, removed and reset while nodes are attached`() {
    let tree = StyleTree()
    let button = tree.attach(PayButton())
    let rule = tree.styleSheet.insert(
      StyleRule(for: .button) { $0.cornerRadius = 1 }.overridingConformances())
    #expect(tree.viewModel(of: button).cornerRadius == 1)
    let token = tree.reset(of: (any ButtonNode).self)
    let hidden = tree.attach(PayButton())
    #expect(tree.viewModel(of: hidden).cornerRadius == 8)
    tree.restore(token)
    tree.styleSheet.remove(rule)
    #expect(tree.viewModel(of: button).cornerRadius == 8)
  }

  @Test func `an explanation shows its level, origin and place`() throws {
    let tree = StyleTree(
      packs: [StylePack("square", styleSheet: StyleSheet { Self.square.overridingConformances() })])
    let button = tree.attach(PayButton(), to: tree.attach(Sheet()))
    let outcome = try #require(tree.explain(button)[.cornerRadius].first)
    #expect(outcome.entries.map(\.level) == [.overridingRules, .conformances])
    #expect(outcome.winner?.origin == "pack square")
    #expect(outcome.winner?.writer == "PayButton in Sheet overriding conformances")
    #expect(outcome.winner?.location?.contains("OverridingRuleTests.swift") == true)
  }

  @Test func `a value that follows from another follows from the rule's value`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.textColor = .red }.overridingConformances()
      })
    struct Titled: ButtonNode, TextColor {
      var textColor: Color { .blue }
    }
    let model = tree.viewModel(of: tree.attach(Titled()))
    #expect(model.titleColorForState?[.normal] == .red)
  }

  @Test func `it obeys conditions on the control state`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button, when: .controlState(.disabled)) { $0.cornerRadius = 1 }
          .overridingConformances()
      })
    let button = tree.attach(PayButton())
    #expect(tree.viewModel(of: button).cornerRadius == 8)
    tree.setControlState(.disabled, of: button)
    #expect(tree.viewModel(of: button).cornerRadius == 1)
    #expect(tree.controlStates(affecting: button) == [.disabled])
  }
}
