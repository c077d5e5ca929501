import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Detaching removes a node and its descendants.
@Suite struct DetachingTests {
  @Test func `all handles in a detached subtree refer to nothing`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let button = tree.attach(BuyButton(), to: card)
    let other = tree.attach(PriceLabel(), to: screen)
    #expect(tree.detach(card))
    #expect([card.erased, button.erased].allSatisfy { !tree.contains($0) })
    #expect(tree.contains(screen))
    #expect(tree.children(of: screen) == [other.erased])
    #expect(tree.count == 2)
  }

  @Test func `detaching twice does no harm`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    #expect(tree.detach(screen))
    #expect(!tree.detach(screen))
    #expect(!tree.detach(card))
    #expect(tree.count == 0)
    #expect(tree.roots.isEmpty)
  }

  @Test(arguments: 0..<4)
  func `detaching one child leaves the others in order`(index: Int) {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    var cards = (0..<4).map { _ in tree.attach(CardView(), to: screen).erased }
    tree.detach(cards.remove(at: index))
    #expect(tree.children(of: screen) == cards)
    cards.append(tree.attach(CardView(), to: screen).erased)
    #expect(tree.children(of: screen) == cards)
  }

  @Test(arguments: 0..<3)
  func `detaching one root leaves the others in order`(index: Int) {
    let tree = StyleTree()
    var screens = (0..<3).map { _ in tree.attach(ShopScreen()).erased }
    tree.detach(screens.remove(at: index))
    screens.append(tree.attach(ContactScreen()).erased)
    #expect(tree.roots == screens)
  }

  @Test func `a node attached later never gets the handle of an earlier one`() {
    let tree = StyleTree()
    let old = tree.attach(BuyButton())
    tree.detach(old)
    let new = tree.attach(BuyButton())
    #expect(new != old)
    #expect(!tree.contains(old))
    #expect(tree.contains(new))
    #expect(tree.handle(old.erased, as: BuyButton.self) == nil)
    #expect(!tree.detach(old))
    #expect(tree.contains(new))
  }

  @Test func `a node's settings are removed with it`() {
    let tree = StyleTree()
    let old = tree.attach(PlainButton())
    tree.override(old) { $0.alpha = 0.5 }
    tree.setControlState(.disabled, of: old)
    tree.setScope(StyleScope(styleSheet: StyleSheet { StyleRule.naming("old") }), at: old)
    tree.detach(old)
    let new = tree.attach(PlainButton())
    #expect("\(tree.viewModel(of: new))" == "button()")
    #expect(tree.scope(at: new) == nil)
  }

  @Test func `an object is released when it is detached, and with the tree`() {
    weak var first: CountingView?
    weak var second: CountingView?
    do {
      let tree = StyleTree()
      let handle = tree.attach(attached(to: &first))
      tree.attach(attached(to: &second))
      #expect(first != nil)
      tree.detach(handle)
      #expect(first == nil)
      #expect(second != nil)
    }
    #expect(second == nil)
  }

  private func attached(to reference: inout CountingView?) -> CountingView {
    let view = CountingView()
    reference = view
    return view
  }
}
