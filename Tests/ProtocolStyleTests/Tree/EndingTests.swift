import ProtocolStyle
import Testing

@testable import TreeFixtures

/// Objects that use the tree in their `deinit`, when its state is consistent.
@Suite struct EndingTests {
  /// An object that runs a closure in its `deinit`.
  final class Ending {
    var end: () -> Void = {}
    deinit { end() }
  }

  struct EndingScreen: ScreenNode {
    let ending: Ending
  }

  private let tree = StyleTree()

  @Test func `a model that detaches what is in it when it ends, detaches nothing twice`() {
    let screen = attachScreen()
    let child = tree.attach(CardView(), to: screen)
    whenItEnds(screen) { [tree] in #expect(!tree.detach(child)) }
    #expect(tree.detach(screen))
    #expect(tree.count == 0)
    #expect(tree.roots.isEmpty)
    let labels = (0..<4).map { tree.attach(PriceLabel(text: "\($0)")) }
    #expect(labels.map { tree.node(of: $0).text } == ["0", "1", "2", "3"])
  }

  @Test func `a model that detaches itself when it ends is gone already`() async {
    await confirmation { ends in
      let screen = attachScreen()
      whenItEnds(screen) { [tree] in
        #expect(!tree.contains(screen))
        ends()
      }
      tree.detach(screen)
    }
    #expect(tree.count == 0)
  }

  @Test func `a model may attach another when it ends`() {
    let screen = attachScreen()
    whenItEnds(screen) { [tree] in tree.attach(PriceLabel(text: "after")) }
    tree.detach(screen)
    #expect(tree.count == 1)
    #expect(tree.first(PriceLabel.self).map { tree.node(of: $0).text } == "after")
  }

  @Test func `what an override held may set another when it ends`() {
    let card = tree.attach(CardView())
    override(card)
    #expect(tree.viewModel(of: card).alpha == 0.5)
    tree.clearOverrides(of: card)
    #expect(tree.viewModel(of: card).alpha == 0.25)
  }

  /// Overrides with a closure that owns an object, which sets another override in its `deinit`.
  private func override(_ card: NodeHandle<CardView>) {
    let ending = Ending()
    ending.end = { [tree] in tree.override(card) { $0.alpha = 0.25 } }
    tree.override(card) { model in withExtendedLifetime(ending) { model.alpha = 0.5 } }
  }

  /// Attaches a screen with an object that has no other references.
  private func attachScreen() -> NodeHandle<EndingScreen> {
    tree.attach(EndingScreen(ending: Ending()))
  }

  private func whenItEnds(_ screen: NodeHandle<EndingScreen>, _ end: @escaping () -> Void) {
    tree.node(of: screen).ending.end = end
  }
}
