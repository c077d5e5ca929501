import ProtocolStyle
import Testing

@testable import TreeFixtures

/// A subtree that outer rules don't apply to.
@Suite struct BoundaryTests {
  private struct FencedScreen: ScreenNode, ScopeProviding {
    var styleScope: StyleScope { StyleScope(isBoundary: true) }
  }

  private func sheet(_ name: String) -> StyleSheet {
    StyleSheet { StyleRule.naming(name) }
  }

  @Test func `no rule comes in, of whatever origin`() {
    let tree = StyleTree(
      packs: [StylePack("pack", styleSheet: sheet("pack"))],
      themes: [Theme("theme", styleSheet: sheet("theme"))], styleSheet: sheet("tree"))
    let outer = tree.attach(ShopScreen())
    tree.setScope(StyleScope(styleSheet: sheet("outer")), at: outer)
    let screen = tree.attach(ContactScreen(), to: outer)
    let bar = tree.attach(ShopBar(), to: screen)
    #expect(tree.winner(of: bar) == "outer")
    tree.setScope(StyleScope(isBoundary: true), at: screen)
    #expect(tree.winner(of: screen) == nil)
    #expect(tree.winner(of: bar) == nil)
    #expect(tree.winner(of: outer) == "outer")
    tree.setScope(nil, at: screen)
    #expect(tree.winner(of: bar) == "outer")
  }

  @Test func `its own rules, and those of scopes in it, are in force`() {
    let tree = StyleTree(styleSheet: sheet("tree"))
    let screen = tree.attach(ContactScreen())
    let card = tree.attach(CardView(), to: screen)
    let theme = Theme("own", styleSheet: sheet("theme"))
    tree.setScope(StyleScope(themes: [theme], isBoundary: true), at: screen)
    #expect(tree.winner(of: card) == "theme")
    let own = StyleScope(themes: [theme], styleSheet: sheet("own"), isBoundary: true)
    tree.setScope(own, at: screen)
    #expect(tree.winner(of: card) == "own")
    tree.setScope(StyleScope(styleSheet: sheet("inner")), at: card)
    #expect(tree.winner(of: card) == "inner")
  }

  @Test func `environment, tokens and inherited values come in all the same`() {
    let tree = StyleTree(environment: StyleEnvironment(colorScheme: .dark))
    let parent = tree.attach(AccentView())
    let card = tree.attach(CardView(), to: parent)
    tree.setScope(
      StyleScope(
        styleSheet: StyleSheet {
          StyleRule(for: .view) { $0.backgroundColor = .adaptive(light: .white, dark: .black) }
        }, isBoundary: true), at: card)
    let model = tree.viewModel(of: card)
    #expect(model.tintColor == .red)
    #expect(model.backgroundColor == .black)
  }

  @Test func `a node may bring its boundary`() {
    let tree = StyleTree(styleSheet: sheet("tree"))
    let bar = tree.attach(ShopBar(), to: tree.attach(FencedScreen()))
    #expect(tree.winner(of: bar) == nil)
  }

  @Test func `conformances and overrides are no rules from outside`() {
    let tree = StyleTree(styleSheet: sheet("tree"))
    let button = tree.attach(BuyButton(), to: tree.attach(FencedScreen()))
    tree.override(button) { $0.alpha = 0.5 }
    #expect(tree.viewModel(of: button).backgroundColor == .yellow)
    #expect(tree.viewModel(of: button).alpha == 0.5)
  }
}
