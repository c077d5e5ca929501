import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A hierarchy in one expression.
@Suite struct SubtreeTests {
  @Test func `a hierarchy is attached in one expression`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen()) {
      ShopBar()
      Subtree(CardView()) {
        PriceLabel()
        Subtree(CardView()) { BuyButton() }
      }
      PlainButton()
    }
    #expect(
      tree.typeNames(in: screen) == [
        "ShopScreen", "ShopBar", "CardView", "PriceLabel", "CardView", "BuyButton", "PlainButton",
      ])
    let button = tree.first(BuyButton.self) { !$0.isOn }
    #expect(button.map { tree.ancestors(of: $0).count } == 3)
  }

  @Test(arguments: [true, false])
  func `its contents depend on if, else and loops`(isOpen: Bool) {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen()) {
      if isOpen { ShopBar() }
      if isOpen {
        BuyButton()
      } else {
        PriceLabel(text: "closed")
        CardView()
      }
      for price in ["1", "2"] { PriceLabel(text: price) }
    }
    let names = isOpen ? ["ShopBar", "BuyButton"] : ["PriceLabel", "CardView"]
    #expect(
      tree.typeNames(in: screen) == ["ShopScreen"] + names + ["PriceLabel", "PriceLabel"])
  }

  @Test func `arrays of nodes and of subtrees go in as they are`() {
    let tree = StyleTree()
    let cards = [Subtree(CardView()) { BuyButton() }, Subtree(CardView())]
    let screen = tree.attach(ShopScreen()) {
      ["1", "2"].map { PriceLabel(text: $0) }
      cards
    }
    #expect(
      tree.typeNames(in: screen) == [
        "ShopScreen", "PriceLabel", "PriceLabel", "CardView", "BuyButton", "CardView",
      ])
  }

  @Test func `a hierarchy is attached at a place in another`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen()) { ShopBar() }
    tree.attach(CardView(), to: screen, at: 0) { BuyButton() }
    #expect(tree.typeNames(in: screen) == ["ShopScreen", "CardView", "BuyButton", "ShopBar"])
    let front = tree.attach(ContactScreen(), at: 0) { ShopBar() }
    #expect(tree.roots == [front.erased, screen.erased])
  }
}
