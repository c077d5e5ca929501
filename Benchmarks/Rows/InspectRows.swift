import BenchmarkPack
import ProtocolStyle
import StyleInspector

/// Inspecting trees.
enum InspectRows {
  static let all: [Benchmark] = [
    Benchmark(name: "inspect.tree", baseline: "reading the view model of each node", bar: 3) {
      let tree = shop()
      let inspector = Inspector()
      return .time(
        items: tree.count, ours: { keep(inspector.findings(of: tree)) },
        baseline: { for node in tree.nodes { keep(tree.viewModel(of: node)) } })
    },
    Benchmark(name: "inspect.records", baseline: "nothing", bar: 5) {
      .count(unit: "ms") {
        let times = (0..<9).map { _ in
          ContinuousClock().measure { keep(try? Inspector.readRecords()) }
        }
        return times.sorted()[times.count / 2] / .milliseconds(1)
      }
    },
  ]

  /// 100,000 nodes of 200 types in 500 sections, styled by traits, tokens and rules.
  private static func shop() -> StyleTree {
    let theme = Theme("day") { $0[.surface] = .white }
    let tree = StyleTree(
      themes: [theme],
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.cornerRadius = 4 }
        StyleRule(for: PlainRow.self, when: .colorScheme(.dark)) { $0.borderColor = .white }
        StyleRule(for: .view) { $0.backgroundColor = Token.surface.value }
      })
    var nodes: [any StyleNode] = []
    var types = FreshTypes<InspectRows.Type>()
    types.forEachNode { nodes.append($0) }
    let screen = tree.attach(ShopScreen())
    for _ in 0..<500 {
      let section = tree.attach(PlainRow(), to: screen)
      for node in nodes.dropFirst() { tree.attach(erased: node, to: section) }
    }
    return tree
  }
}
