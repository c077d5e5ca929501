import Testing

@testable import ProtocolStyle
@testable import TreeFixtures

/// Repeated attaching and detaching.
@Suite struct DetachCycleTests {
  @Test func `records are used again, and old handles never match`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    var old: Set<AnyNodeHandle> = []
    for cycle in 0..<10_000 {
      let button = tree.attach(BuyButton(isOn: cycle.isMultiple(of: 2)), to: screen)
      #expect(button.erased.index == 1)
      old.insert(button.erased)
      tree.detach(button)
    }
    #expect(old.count == 10_000)
    let last = tree.attach(BuyButton(), to: screen)
    #expect(old.allSatisfy { !tree.contains($0) })
    #expect(!old.contains(last.erased))
    #expect(tree.viewModel(of: last).backgroundColor == .yellow)
    #expect(tree.count == 2)
  }

  @Test func `a subtree's records are used again, with settings gone`() {
    let tree = StyleTree(styleSheet: StyleSheet { StyleRule.naming("rule") })
    var indices: Set<UInt32> = []
    for _ in 0..<1000 {
      let screen = tree.attach(ShopScreen()) {
        Subtree(CardView()) { BuyButton() }
        PriceLabel()
      }
      let nodes = Array(tree.nodes)
      #expect(nodes.count == 4)
      #expect(nodes.allSatisfy { tree.winner(of: $0) == "rule" })
      indices.formUnion(nodes.map(\.index))
      for node in nodes { tree.override(node) { $0[.winner] = "override" } }
      #expect(tree.detach(screen))
    }
    #expect(indices.count == 4)
    #expect(tree.store.settings.isEmpty)
  }

  @Test func `contexts of detached subtrees are freed`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", in: [CardView.self]) })
    for _ in 0..<1000 {
      let screen = tree.attach(ShopScreen()) { Subtree(CardView()) { BuyButton() } }
      tree.detach(screen)
    }
    #expect(tree.resolver.contexts.count <= 4)
  }
}
