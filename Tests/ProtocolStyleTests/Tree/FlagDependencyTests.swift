import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A switch that reads a token only if it's on.
private struct FlaggedView: ViewNode, BackgroundColor {
  var isOn: Bool
  let counter: EvaluationCounter
  var backgroundColor: Color { counter.counting(isOn ? Token.lamp.value : .white) }
}

/// Dependencies are the reads of the last evaluation.
@Suite struct FlagDependencyTests {
  private let tree = StyleTree()
  private let counter = EvaluationCounter()

  @Test(arguments: [false, true])
  func `a token is a dependency only while the model's flag is set`(isOn: Bool) {
    let view = tree.attach(FlaggedView(isOn: !isOn, counter: counter))
    tree.tokens[.lamp] = .red
    tree.refresh()
    tree[view].isOn = isOn
    tree.refresh()
    let count = counter.count
    tree.tokens[.lamp] = .green
    let report = tree.refresh()
    #expect(
      report.changes.map { "\($0.attributes)" }
        == (isOn ? ["[backgroundColor: #ff0000 → #00ff00]"] : []))
    #expect(counter.count == count + (isOn ? 1 : 0))
    #expect(tree.viewModel(of: view).backgroundColor == (isOn ? .green : .white))
  }

  @Test func `only the node that read the token is evaluated`() {
    let other = EvaluationCounter()
    let on = tree.attach(FlaggedView(isOn: true, counter: counter))
    tree.attach(FlaggedView(isOn: false, counter: other))
    tree.refresh()
    let counts = (counter.count, other.count)
    tree.tokens[.lamp] = .green
    #expect(tree.refresh().changes.map(\.node) == [on.erased])
    #expect(counter.count == counts.0 + 1)
    #expect(other.count == counts.1)
  }

  @Test func `a token that only dark environments read is a dependency from then on`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: CardView.self) { model in
          let isDark = StyleEnvironment.current.colorScheme == .dark
          model.backgroundColor = isDark ? Token.lamp.value : .white
        }
      })
    let card = tree.attach(CardView())
    tree.refresh()
    tree.tokens[.lamp] = .red
    #expect(tree.refresh().isEmpty)
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.map(\.node) == [card.erased])
    tree.tokens[.lamp] = .green
    #expect(tree.refresh().changes.map(\.node) == [card.erased])
    #expect(tree.viewModel(of: card).backgroundColor == .green)
  }
}
