import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Nodes are styled when they are attached.
@Suite struct AttachingTests {
  @Test func `nothing is evaluated before a node is attached`() {
    let view = CountingView()
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: CountingView.self) { $0.alpha = 0.5 } })
    #expect(view.evaluations == 0)
    let handle = tree.attach(view)
    #expect(view.evaluations == 1)
    let model = tree.viewModel(of: handle)
    #expect(model.backgroundColor == .yellow)
    #expect(model.alpha == 0.5)
  }

  @Test func `style is kept: reading again evaluates nothing`() {
    let view = CountingView()
    let tree = StyleTree()
    let handle = tree.attach(view)
    let evaluations = view.evaluations
    for _ in 1...3 { #expect(tree.viewModel(of: handle).backgroundColor == .yellow) }
    #expect(view.evaluations == evaluations)
  }

  @Test func `a subtree is built before anything is attached, and styled from the top`() {
    let tree = StyleTree()
    tree.attach(AccentView()) {
      Subtree(CardView()) { PriceLabel() }
    }
    #expect(tree.nodes.map { tree.viewModel(of: $0).tintColor } == [.red, .red, .red])
  }

  @Test func `children keep the order of attaching, or are inserted at an index`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let second = tree.attach(PriceLabel(text: "2"), to: screen)
    let last = tree.attach(PriceLabel(text: "4"), to: screen)
    let first = tree.attach(PriceLabel(text: "1"), to: screen, at: 0)
    let third = tree.attach(PriceLabel(text: "3"), to: screen, at: 2)
    let end = tree.attach(PriceLabel(text: "5"), to: screen, at: 4)
    #expect(tree.children(of: screen) == [first, second, third, last, end].map(\.erased))
    let texts = tree.children(of: screen).map { tree.viewModel(of: $0).text }
    #expect(texts == ["1", "2", "3", "4", "5"])
    #expect(tree.count == 6)
  }

  @Test func `a tree has any number of roots, in order`() {
    let tree = StyleTree()
    #expect(tree.roots.isEmpty)
    let shop = tree.attach(ShopScreen())
    let contact = tree.attach(ContactScreen())
    let front = tree.attach(ShopScreen(), at: 0)
    #expect(tree.roots == [front.erased, shop.erased, contact.erased])
  }

  @Test func `a node of a type that is not known here is styled all the same`() {
    let tree = StyleTree()
    let nodes: [any StyleNode] = [BuyButton(), PriceLabel(text: "1")]
    let root = tree.attach(erased: ShopScreen() as any StyleNode)
    let handles = nodes.map { tree.attach(erased: $0, to: root) }
    #expect(tree.viewModel(of: handles[0]).backgroundColor == .yellow)
    #expect(tree.viewModel(of: handles[1]).text == "1")
    let front = tree.attach(erased: CardView(), to: root, at: 0)
    #expect(tree.children(of: root) == [front] + handles)
    let button = tree.handle(handles[0], as: BuyButton.self)
    #expect(button?.erased == handles[0])
    #expect(tree.handle(handles[1], as: BuyButton.self) == nil)
  }

  @Test func `of a class node the dynamic type counts`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: CountingView.self) { $0.alpha = 0.5 }
        StyleRule(for: CountingCard.self) { $0.cornerRadius = 4 }
      })
    let view: CountingView = CountingCard()
    let handle = tree.attach(view)
    #expect(tree.viewModel(of: handle).alpha == 0.5)
    #expect(tree.viewModel(of: handle).cornerRadius == 4)
    #expect(tree.node(of: handle) === view)
    #expect(tree.handle(handle.erased, as: CountingCard.self) != nil)
    let base = tree.attach(CountingView())
    #expect(tree.viewModel(of: base).cornerRadius == nil)
    #expect(tree.handle(base.erased, as: CountingCard.self) == nil)
  }
}
