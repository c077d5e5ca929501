import StyleInspector
import Synchronization
import Testing

@testable import ProtocolStyle
@testable import TestSupport
@testable import TreeFixtures

/// Former contexts of nodes fill the table until they're collected, which must not happen during a
/// pass that uses their numbers.
@Suite struct OldTableTests {
  /// A group with a tint that its children inherit; it's different in each theme and round.
  private struct Group: ViewNode, TintColor {
    var number: Int
    var tintColor: Color { Token.glow.value.withAlpha(Double(number) / 10_000) }
  }

  private let tree = StyleTree()
  private let groups: [NodeHandle<Group>]
  private let buttons: [NodeHandle<BuyButton>]

  init() {
    let tree = tree
    groups = (0..<600).map { tree.attach(Group(number: $0)) }
    buttons = groups.map { tree.attach(BuyButton(), to: $0) }
    // The limit is twice the number of nodes, so it's reached in the middle of a round.
    for _ in 0..<100 { tree.attach(CardView()) }
    tree.refresh()
  }

  private func switchTheme(_ round: Int) {
    tree.themes = [Theme("round \(round)") { $0[.glow] = Color(white: Double(round) / 100) }]
  }

  @Test func `a refresh during which the table becomes too old reports content as well`() {
    for round in 1...TestScale.steps(10) {
      for (group, button) in zip(groups, buttons) {
        tree[button].isOn.toggle()
        tree[group].number += 600
      }
      let report = tree.refresh()
      #expect(report.changes.count == 1_200)
      let text = round.isMultiple(of: 2) ? "Buy" : "Bought"
      let right = report.changes.count { $0.current.text == text && $0.previous.text != text }
      #expect(right == 600)
      #expect(tree.refresh().changes.isEmpty)
    }
  }

  @Test func `an inspection during which the table becomes too old continues`() {
    let inspector = Inspector(themes: [[Theme("other") { $0[.unread] = .red }]])
    for _ in 1...TestScale.steps(10) {
      for group in groups { tree[group].number += 600 }
      #expect(inspector.findings(of: tree).map(\.identifier) == [.unusedToken])
    }
  }

  @Test func `a table does not grow with each theme`() {
    for round in 1...TestScale.steps(10) {
      switchTheme(round)
      tree.refresh()
      #expect(tree.resolver.contexts.count <= 3 * tree.count)
      let tint = tree.viewModel(of: buttons[599]).tintColor
      #expect(tint == Color(white: Double(round) / 100).withAlpha(0.0599))
    }
  }
}

extension OldTableTests {
  @Test func `data about former themes is freed`() {
    let tree = StyleTree()
    let card = tree.attach(CardView())
    let group = tree.attach(Group(number: 10_000), to: card)
    for round in 1...TestScale.nodes(10_000) {
      let color = Color(white: Double(round) / 10_000)
      tree.themes = [
        Theme("\(round)", styleSheet: StyleSheet { StyleRule.naming("\(round)") }) {
          $0[.glow] = color
        }
      ]
      let isRight =
        tree.winner(of: card) == "\(round)" && tree.viewModel(of: group).tintColor == color
      if !isRight { Issue.record("Round \(round) is not shown.") }
    }
    #expect(tree.resolver.matchedRulesTable.count <= 300)
    #expect(tree.resolver.contexts.count <= 300)
  }
}

extension OldTableTests {
  @Test func `rules that were removed don't run again`() {
    let calls = Calls()
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view) { model in
          calls.note()
          model.backgroundColor = Token.glow.value
        }
      })
    let card = tree.attach(CardView())
    tree.refresh()
    tree.tokens[.glow] = .red
    tree.refresh()
    #expect(calls.count == 2)
    tree.styleSheet = StyleSheet { StyleRule(for: .view) { $0.alpha = 0.5 } }
    tree.refresh()
    tree.tokens[.glow] = .green
    tree.refresh()
    #expect(calls.count == 2)
    #expect(tree.viewModel(of: card).backgroundColor == nil)
  }
}

extension Token<Color> {
  fileprivate static let unread = Token("unread by groups", default: .black)
}

private final class Calls: Sendable {
  private let number = Mutex(0)

  var count: Int { number.withLock(\.self) }

  func note() { number.withLock { $0 += 1 } }
}
