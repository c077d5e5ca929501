import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Reports for trees in which most changed nodes were detached before the refresh.
@Suite struct JournalCompactionTests {
  @Test func `a refresh reaches the descendants of a node after most changed nodes are gone`()
    throws
  {
    let tree = StyleTree()
    let accent = tree.attach(AccentView())
    var descendants: [AnyNodeHandle] = [accent.erased]
    for _ in 0..<4 {
      descendants.append(tree.attach(CardView(), to: try #require(descendants.last)).erased)
    }
    let list = tree.attach(CardView())
    let rows = (0..<3_000).map { _ in tree.attach(BuyButton(), to: list) }
    tree.refresh()
    for row in rows {
      tree[row].isOn = true
      // Reading records the change in the journal.
      _ = tree.viewModel(of: row)
    }
    tree[accent].tintColor = .blue
    tree.detach(list)
    let report = tree.refresh()
    #expect(Set(report.changes.map(\.node)) == Set(descendants))
    #expect(report.changes.count == descendants.count)
    #expect(descendants.allSatisfy { tree.viewModel(of: $0).tintColor == .blue })
    #expect(report.detached.count == 3_001)
    #expect(tree.refresh().isEmpty)
  }
}
