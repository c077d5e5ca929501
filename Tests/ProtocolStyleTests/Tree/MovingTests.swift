import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Moving a node moves its descendants as well.
@Suite struct MovingTests {
  @Test func `handles survive a move, and style follows the new place`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("contact", in: [ContactScreen.self]) })
    let shop = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: shop)
    let button = tree.attach(BuyButton(), to: card)
    let contact = tree.attach(ContactScreen())
    #expect(tree.winner(of: button) == nil)
    try tree.move(card, to: contact)
    #expect(tree.contains(button))
    #expect(tree.parent(of: card) == contact.erased)
    #expect(tree.children(of: shop).isEmpty)
    #expect(tree.winner(of: button) == "contact")
    tree.moveToRoot(card)
    #expect(tree.parent(of: card) == nil)
    #expect(tree.winner(of: button) == nil)
    #expect(tree.count == 4)
  }

  /// The old index, the new index, and the resulting order.
  private static let places: [(from: Int, to: Int?, order: [Int])] = [
    (0, nil, [1, 2, 0]), (0, 0, [0, 1, 2]), (0, 1, [1, 0, 2]), (0, 2, [1, 2, 0]),
    (1, nil, [0, 2, 1]), (1, 0, [1, 0, 2]), (1, 1, [0, 1, 2]), (1, 2, [0, 2, 1]),
    (2, nil, [0, 1, 2]), (2, 0, [2, 0, 1]), (2, 1, [0, 2, 1]), (2, 2, [0, 1, 2]),
  ]

  @Test(arguments: places)
  func `within one parent an index ignores the node itself`(
    from: Int, to: Int?, order: [Int]
  ) throws {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let cards = (0..<3).map { _ in tree.attach(CardView(), to: screen).erased }
    try tree.move(cards[from], to: screen, at: to)
    #expect(tree.children(of: screen) == order.map { cards[$0] })
  }

  @Test(arguments: places)
  func `so it does among roots`(from: Int, to: Int?, order: [Int]) {
    let tree = StyleTree()
    let screens = (0..<3).map { _ in tree.attach(ShopScreen()).erased }
    tree.moveToRoot(screens[from], at: to)
    #expect(tree.roots == order.map { screens[$0] })
  }

  @Test func `moving a detached node, or to a detached parent, throws`() {
    let tree = StyleTree()
    let shop = tree.attach(ShopScreen())
    let card = tree.attach(CardView())
    let gone = tree.attach(CardView())
    tree.detach(gone)
    let errors = [
      #expect(throws: StyleTreeError.self) { try tree.move(gone, to: shop) },
      #expect(throws: StyleTreeError.self) { try tree.move(card, to: gone) },
    ]
    #expect(errors.map(\.?.code) == [.notAttached, .notAttached])
    #expect(
      errors[1]?.description
        == "StyleTree: CardView, node 2 is not attached to this tree, so nothing was changed. "
        + "Attach it, or drop the handle.")
    #expect(tree.roots == [shop.erased, card.erased])
  }

  @Test func `a node cannot move into itself`() {
    let tree = StyleTree()
    let card = tree.attach(CardView())
    let error = #expect(throws: StyleTreeError.self) { try tree.move(card, to: card) }
    #expect(error?.code == .movedIntoItself)
    #expect(
      error?.description
        == "StyleTree: CardView, node 0 cannot move to CardView, node 0, which is the node itself "
        + "or in it. Nothing was moved; choose a parent outside of it.")
  }

  @Test func `a node cannot move into its descendants, and nothing changes`() {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen()) {
      Subtree(CardView()) { BuyButton() }
      PriceLabel()
    }
    let before = Array(tree.nodes)
    let error = #expect(throws: StyleTreeError.self) { try tree.move(screen, to: before[2]) }
    #expect(
      error?.description
        == "StyleTree: ShopScreen, node 0 cannot move to BuyButton, node 2, which is the node "
        + "itself or in it. Nothing was moved; choose a parent outside of it.")
    #expect(Array(tree.nodes) == before)
    #expect(tree.parent(of: before[2]) == before[1])
  }

  @Test func `a node's settings move with it`() throws {
    let tree = StyleTree()
    let button = tree.attach(PlainButton(), to: tree.attach(ShopScreen()))
    tree.override(button) { $0.alpha = 0.5 }
    tree.setControlState(.selected, of: button)
    let sheet = StyleSheet { StyleRule.naming("scope") }
    tree.setScope(StyleScope(styleSheet: sheet), at: button)
    try tree.move(button, to: tree.attach(ContactScreen()))
    let model = tree.viewModel(of: button)
    #expect(model.alpha == 0.5)
    #expect(model.controlState == .selected)
    #expect(model[.winner] == "scope")
  }
}
