import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The number of evaluations in a refresh, and the values that stay unchanged.
@Suite struct RefreshTests {
  private let tree = StyleTree()
  private let counter = EvaluationCounter()

  private func attachViews(_ source: DependencySource, count: Int = 3) -> [NodeHandle<LitView>] {
    (0..<count).map { _ in tree.attach(LitView(source: source, counter: counter)) }
  }

  private func colors(of nodes: [NodeHandle<LitView>]) -> [Color?] {
    nodes.map { tree.viewModel(of: $0).backgroundColor }
  }

  @Test func `each node that depends on a change is evaluated once, by a refresh`() {
    let nodes = attachViews(.token)
    let other = EvaluationCounter()
    for _ in 0..<5 { tree.attach(LitBar(source: .field, counter: other)) }
    let (count, otherCount) = (counter.count, other.count)
    tree.tokens[.lamp] = .green
    tree.refresh()
    #expect(other.count == otherCount)
    #expect(counter.count == count + nodes.count)
    #expect(colors(of: nodes) == [.green, .green, .green])
    #expect(counter.count == count + nodes.count)
  }

  @Test func `a read evaluates the node that is read`() {
    let nodes = attachViews(.token)
    let count = counter.count
    tree.tokens[.lamp] = .green
    #expect(tree.viewModel(of: nodes[1]).backgroundColor == .green)
    #expect(counter.count == count + 1)
    tree.refresh()
    #expect(counter.count == count + 3)
  }

  @Test func `two changes before a read evaluate once`() {
    let nodes = attachViews(.token, count: 1)
    let count = counter.count
    tree.tokens[.lamp] = .red
    tree.themes = [Theme("yellow") { $0[.lamp] = .yellow }]
    tree.tokens[.lamp] = .green
    #expect(colors(of: nodes) == [.green])
    #expect(counter.count == count + 1)
  }

  @Test func `a reverted change that wasn't read evaluates nothing`() {
    let nodes = attachViews(.token) + attachViews(.field)
    tree.refresh()
    let count = counter.count
    tree.tokens[.lamp] = .green
    tree.environment.colorScheme = .dark
    tree.tokens[.lamp] = nil
    tree.environment.colorScheme = .light
    #expect(tree.refresh().isEmpty)
    #expect(colors(of: nodes) == Array(repeating: .blue, count: 6))
    #expect(counter.count == count)
  }

  @Test func `a reverted change that was read is correct, and not reported`() {
    let nodes = attachViews(.field)
    tree.refresh()
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: nodes[0]).backgroundColor == .green)
    tree.environment.colorScheme = .light
    #expect(tree.viewModel(of: nodes[0]).backgroundColor == .blue)
    #expect(tree.refresh().isEmpty)
    #expect(colors(of: nodes) == [.blue, .blue, .blue])
  }

  @Test func `many switches are right, one after the other`() {
    let nodes = attachViews(.field)
    for turn in 0..<40 {
      tree.environment.contrast = turn.isMultiple(of: 3) ? .increased : .standard
      tree.environment.colorScheme = turn.isMultiple(of: 2) ? .dark : .light
      // Some nodes are read rarely, after more changes than are distinguished.
      let read = turn % 20 == 19 ? nodes : [nodes[0]]
      let expected: Color = turn.isMultiple(of: 2) ? .green : .blue
      #expect(colors(of: read) == read.map { _ in expected })
    }
  }

  @Test func `a change of a sheet evaluates the nodes whose rules have changed`() {
    let nodes = attachViews(.token)
    let other = EvaluationCounter()
    tree.attach(LitBar(source: .token, counter: other))
    let (count, otherCount) = (counter.count, other.count)
    let rule = tree.styleSheet.insert(StyleRule(for: LitView.self) { $0.alpha = 0.5 })
    #expect(tree.refresh().changes.count == nodes.count)
    #expect(counter.count == count + nodes.count)
    tree.styleSheet.remove(rule)
    let changes = tree.refresh().changes
    #expect(Set(changes.map(\.node)) == Set(nodes.map(\.erased)))
    #expect(changes.map { "\($0.attributes)" } == nodes.map { _ in "[alpha: 0.5 → nil]" })
    #expect(other.count == otherCount)
  }

  @Test func `a rule runs once for all nodes of a type in one place`() {
    let runs = EvaluationCounter()
    let cards = (0..<4).map { _ in tree.attach(CardView()) }
    tree.styleSheet.insert(
      StyleRule(for: CardView.self) { $0.backgroundColor = runs.counting(Token.lamp.value) })
    tree.refresh()
    #expect(runs.count == 1)
    tree.tokens[.lamp] = .green
    tree.refresh()
    #expect(runs.count == 2)
    #expect(cards.allSatisfy { tree.viewModel(of: $0).backgroundColor == .green })
    tree.styleSheet.insert(.naming("other", ContactScreen.self))
    tree.refresh()
    #expect(runs.count == 2)
  }

  @Test func `nothing is detached, and handles stay valid`() {
    let screen = tree.attach(ShopScreen()) {
      Subtree(AccentView()) { BuyButton() }
      PriceLabel()
    }
    let nodes = Array(tree.nodes)
    let names = tree.typeNames(in: screen)
    let sheet = StyleSheet { StyleRule.naming("night", when: .colorScheme(.dark)) }
    tree.themes = [Theme("night", styleSheet: sheet) { $0[.lamp] = .green }]
    tree.environment.colorScheme = .dark
    tree.packs = [StylePack("pack", styleSheet: sheet)]
    tree.styleSheet = sheet
    tree.setScope(StyleScope(styleSheet: sheet, isBoundary: true), at: screen)
    let report = tree.refresh()
    #expect(report.detached.isEmpty && report.moved.isEmpty)
    #expect(Array(tree.nodes) == nodes)
    #expect(nodes.allSatisfy(tree.contains))
    #expect(tree.count == nodes.count)
    #expect(tree.typeNames(in: screen) == names)
    #expect(tree.winner(of: screen) == "night")
  }
}
