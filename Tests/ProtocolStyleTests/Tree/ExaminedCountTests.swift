import ProtocolStyle
import Testing

/// The number of nodes that a refresh examines.
@Suite struct ExaminedCountTests {
  private let tree = StyleTree()
  private let screen: NodeHandle<ShopScreen>
  private let card: NodeHandle<CardView>
  private let buttons: [NodeHandle<BuyButton>]
  private let lamps: [NodeHandle<TokenView>]

  /// Creates a screen with a card of three buttons, and three views that read a token.
  init() {
    screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    self.card = card
    buttons = (0..<3).map { [tree] _ in tree.attach(BuyButton(), to: card) }
    let counter = EvaluationCounter()
    lamps = (0..<3).map { [tree, screen] _ in
      tree.attach(TokenView(token: .lamp, counter: counter), to: screen)
    }
    tree.refresh()
  }

  @Test func `nothing is looked at when nothing has changed`() {
    #expect(tree.refresh().examinedCount == 0)
    let token = tree.reset(of: .button)
    tree.restore(token)
    #expect(tree.refresh().examinedCount == 0)
  }

  @Test func `a write of a node without children looks at it alone`() {
    tree[buttons[1]].isOn = true
    #expect(tree.refresh().examinedCount == 1)
  }

  @Test func `a write of a node with children looks at it, its parent and its children`() {
    tree.override(card) { $0.alpha = 0.5 }
    #expect(tree.refresh().examinedCount == 5)
  }

  @Test func `a token looks at the nodes of types that read it, and their parents`() {
    tree.tokens[.lamp] = .green
    let report = tree.refresh()
    #expect(report.changes.count == lamps.count)
    #expect(report.examinedCount == 1 + lamps.count)
  }

  @Test func `a token that nobody reads looks at nothing`() {
    tree.tokens[.idle] = .green
    #expect(tree.refresh().examinedCount == 0)
  }

  @Test func `a change of rules looks at all`() {
    tree.styleSheet.insert(.naming("rule", ContactScreen.self))
    #expect(tree.refresh().examinedCount == tree.count)
  }

  @Test func `what was read before the refresh counts with what was read in it`() {
    tree.tokens[.lamp] = .green
    _ = tree.viewModel(of: lamps[0])
    #expect(tree.refresh().examinedCount == lamps.count - 1)
  }
}
