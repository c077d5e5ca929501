import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Content, such as a title, goes through the cascade like style.
@Suite struct TreeContentTests {
  @Test func `a rule writes content where the node has none`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label) { $0.text = "rule" }
        StyleRule(for: .button) { $0.text = "rule" }
      })
    let plain = tree.attach(PlainButton())
    let own = tree.attach(BuyButton())
    #expect(tree.viewModel(of: plain).text == "rule")
    #expect(tree.viewModel(of: own).text == "Buy")
    tree[own].isOn = true
    #expect(tree.viewModel(of: own).text == "Bought")
    tree.styleSheet = StyleSheet()
    #expect(tree.viewModel(of: plain).text == nil)
    #expect(tree.viewModel(of: own).text == "Bought")
  }

  @Test func `nodes that differ in content alone have the same style`() {
    let tree = StyleTree()
    let labels = ["1", "2"].map { tree.attach(PriceLabel(text: $0)) }
    let models = labels.map { tree.viewModel(of: $0) }
    #expect(models[0] != models[1])
    #expect(models[0].hasSameStyle(as: models[1]))
  }

  @Test func `a tree's result is the applier's if nothing else writes`() {
    let nodes: [any StyleNode] = [
      ShopScreen(), ShopBar(), CardView(), BuyButton(isOn: true), PriceLabel(text: "1"),
      AccentView(), ProminentButton(), CountingCard(color: .green),
    ]
    let tree = StyleTree()
    for node in nodes {
      #expect(tree.viewModel(of: tree.attach(erased: node)) == StyleApplier().viewModel(for: node))
    }
  }

  @Test func `many nodes of a type in one place have their own content`() {
    let tree = StyleTree()
    let colors: [Color] = [.red, .green, .blue, .yellow, .cyan, .magenta, .black, .white]
    let parents = (colors + colors).map { tree.attach(AccentView(tintColor: $0)) }
    let children = parents.map { tree.attach(CardView(), to: $0) }
    #expect(parents.map { tree.viewModel(of: $0).tintColor } == colors + colors)
    #expect(children.map { tree.viewModel(of: $0).tintColor } == colors + colors)
    for (parent, color) in zip(parents, colors.reversed() + colors) {
      tree[parent].tintColor = color
    }
    #expect(children.map { tree.viewModel(of: $0).tintColor } == colors.reversed() + colors)
  }
}
