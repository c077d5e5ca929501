import ProtocolStyle
import Testing

@testable import TreeFixtures

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

  @Test func `nothing is examined if nothing has changed`() {
    #expect(tree.refresh().examinedCount == 0)
    let token = tree.reset(of: .button)
    tree.restore(token)
    #expect(tree.refresh().examinedCount == 0)
  }

  @Test func `writing a node without children examines only that node`() {
    tree[buttons[1]].isOn = true
    #expect(tree.refresh().examinedCount == 1)
  }

  @Test func `writing a node with children examines it, its parent and its children`() {
    tree.override(card) { $0.alpha = 0.5 }
    #expect(tree.refresh().examinedCount == 5)
  }

  @Test func `changing a token examines the nodes of types that read it, and their parents`() {
    tree.tokens[.lamp] = .green
    let report = tree.refresh()
    #expect(report.changes.count == lamps.count)
    #expect(report.examinedCount == 1 + lamps.count)
  }

  @Test func `changing a token that isn't read examines nothing`() {
    tree.tokens[.idle] = .green
    #expect(tree.refresh().examinedCount == 0)
  }

  @Test func `changing rules examines all nodes`() {
    tree.styleSheet.insert(.naming("rule", ContactScreen.self))
    #expect(tree.refresh().examinedCount == tree.count)
  }

  @Test func `reads before the refresh are added to those in it`() {
    tree.tokens[.lamp] = .green
    _ = tree.viewModel(of: lamps[0])
    #expect(tree.refresh().examinedCount == lamps.count - 1)
  }
}
