import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Navigation among attached nodes.
@Suite struct WalkingTests {
  private let tree = StyleTree()
  private let shop: NodeHandle<ShopScreen>
  private let contact: NodeHandle<ContactScreen>

  init() {
    shop = tree.attach(ShopScreen()) {
      ShopBar()
      Subtree(CardView()) {
        PriceLabel(text: "1")
        BuyButton(isOn: true)
      }
      PriceLabel(text: "2")
    }
    contact = tree.attach(ContactScreen()) { BuyButton() }
  }

  @Test func `nodes are visited depth first, root after root`() {
    let names = tree.nodes.map { "\(type(of: tree.node(of: $0)))" }
    #expect(
      names == [
        "ShopScreen", "ShopBar", "CardView", "PriceLabel", "BuyButton", "PriceLabel",
        "ContactScreen", "BuyButton",
      ])
    #expect(names.count == tree.count)
    #expect(StyleTree().nodes.map(\.self).isEmpty)
  }

  @Test func `a walk of a subtree ends where that does`() {
    #expect(tree.typeNames(in: contact) == ["ContactScreen", "BuyButton"])
    let card = tree.children(of: shop)[1]
    #expect(tree.typeNames(in: card) == ["CardView", "PriceLabel", "BuyButton"])
    let bar = tree.children(of: shop)[0]
    #expect(tree.typeNames(in: bar) == ["ShopBar"])
  }

  @Test func `parents and ancestors lead up to the root`() {
    let card = tree.children(of: shop)[1]
    let label = tree.children(of: card)[0]
    #expect(tree.parent(of: label) == card)
    #expect(tree.ancestors(of: label) == [card, shop.erased])
    #expect(tree.parent(of: shop) == nil)
    #expect(tree.ancestors(of: shop).isEmpty)
  }

  @Test func `children are the direct ones`() {
    #expect(
      tree.children(of: shop).map { "\(type(of: tree.node(of: $0)))" } == [
        "ShopBar", "CardView", "PriceLabel",
      ])
  }

  @Test func `the first node of a type is found, or one that satisfies a condition`() {
    let any = tree.first(BuyButton.self) { _ in true }
    let off = tree.first(BuyButton.self) { !$0.isOn }
    let price = tree.first(PriceLabel.self) { $0.text == "3" }
    let plain = tree.first(PlainButton.self) { _ in true }
    #expect(any.map { tree.node(of: $0).isOn } == true)
    #expect(off.map { tree.parent(of: $0) } == contact.erased)
    #expect(price == nil)
    #expect(plain == nil)
  }

  @Test func `the first node of any type is found`() {
    let found = tree.first { $0 is any ControlNode }
    #expect(found.map { tree.node(of: $0) is BuyButton } == true)
    let missing = tree.first { $0 is any SliderNode }
    #expect(missing == nil)
  }

  @Test func `a search for a superclass finds its subclasses`() {
    tree.attach(CountingCard())
    let found = tree.first(CountingView.self) { _ in true }
    #expect(found.map { type(of: tree.node(of: $0)) == CountingCard.self } == true)
  }

  @Test func `a search rethrows its condition's error`() {
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try tree.first(BuyButton.self) { _ in throw Refusal() }
    }
  }

  @Test func `an array of the nodes may be walked while the tree changes`() {
    for node in Array(tree.nodes(in: contact)) { tree.attach(CardView(), to: node) }
    #expect(
      tree.typeNames(in: contact) == ["ContactScreen", "BuyButton", "CardView", "CardView"])
  }
}
