import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let accent = Token("scopeAccent", default: .blue)
}

/// A label with the accent color.
private struct AccentLabel: LabelNode, TextColor {
  var textColor: Color { Token.accent.value }
}

/// A screen that is always dark.
private struct NightScreen: ScreenNode, ScopeProviding {
  var isDark = true
  var styleScope: StyleScope { StyleScope { $0.colorScheme = isDark ? .dark : .light } }
}

/// Changes that apply to a subtree.
@Suite struct ScopeTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: .view) { $0.backgroundColor = .adaptive(light: .white, dark: .black) }
    })

  @Test func `a scope changes the environment for its node and its descendants`() {
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let inner = tree.attach(CardView(), to: card)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: card)
    #expect(tree.viewModel(of: card).backgroundColor == .black)
    #expect(tree.viewModel(of: inner).backgroundColor == .black)
    #expect(tree.viewModel(of: tree.attach(CardView(), to: screen)).backgroundColor == .white)
    tree.setScope(nil, at: card)
    #expect(tree.viewModel(of: card).backgroundColor == .white)
    #expect(tree.viewModel(of: inner).backgroundColor == .white)
  }

  @Test func `a scope changes some properties, and inherits the others`() {
    tree.styleSheet = StyleSheet {
      StyleRule.naming("both", when: .colorScheme(.dark) && .reduceMotion())
    }
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: screen)
    tree.setScope(StyleScope { $0.layoutDirection = .rightToLeft }, at: card)
    #expect(tree.winner(of: card) == nil)
    tree.environment.reduceMotion = true
    #expect(tree.winner(of: card) == "both")
    tree.setScope(StyleScope { $0.colorScheme = .light }, at: card)
    #expect(tree.winner(of: card) == nil)
  }

  @Test func `themes of a scope win over outer ones, token by token`() {
    let orange = Theme("orange") { $0[.accent] = .orange }
    let green = Theme("green") { $0[.accent] = .green }
    let silent = Theme("silent")
    tree.themes = [orange]
    let screen = tree.attach(ShopScreen())
    let label = tree.attach(AccentLabel(), to: screen)
    #expect(tree.viewModel(of: label).textColor == .orange)
    tree.setScope(StyleScope(themes: [silent]), at: screen)
    #expect(tree.viewModel(of: label).textColor == .orange)
    tree.setScope(StyleScope(themes: [silent, green]), at: screen)
    #expect(tree.viewModel(of: label).textColor == .green)
    tree.setScope(StyleScope(themes: [orange]), at: label)
    #expect(tree.viewModel(of: label).textColor == .orange)
    tree.themes = []
    tree.setScope(nil, at: label)
    tree.setScope(nil, at: screen)
    #expect(tree.viewModel(of: label).textColor == .blue)
  }

  @Test func `a theme reads the environment that it is in force in`() {
    let theme = Theme("adaptive") {
      $0[.accent] = StyleEnvironment.current.colorScheme == .dark ? .white : .black
    }
    tree.themes = [theme]
    let label = tree.attach(AccentLabel())
    #expect(tree.viewModel(of: label).textColor == .black)
    tree.setScope(StyleScope { $0.colorScheme = .dark }, at: label)
    #expect(tree.viewModel(of: label).textColor == .white)
  }

  @Test func `the scope at a node is in force for the node itself`() {
    let screen = tree.attach(ShopScreen())
    tree.setScope(StyleScope(styleSheet: StyleSheet { StyleRule.naming("own") }), at: screen)
    #expect(tree.winner(of: screen) == "own")
  }

  @Test func `a node can have its own scope`() {
    let screen = tree.attach(NightScreen())
    let card = tree.attach(CardView(), to: screen)
    #expect(tree.viewModel(of: card).backgroundColor == .black)
    tree[screen].isDark = false
    #expect(tree.viewModel(of: card).backgroundColor == .white)
    #expect(tree.scope(at: screen) == nil)
  }

  @Test func `a set scope wins over the node's own`() {
    let screen = tree.attach(NightScreen())
    let card = tree.attach(CardView(), to: screen)
    let scope = StyleScope { $0.colorScheme = .light }
    tree.setScope(scope, at: screen)
    #expect(tree.scope(at: screen) == scope)
    #expect(tree.viewModel(of: card).backgroundColor == .white)
    tree.setScope(StyleScope { $0.reduceMotion = true }, at: screen)
    #expect(tree.viewModel(of: card).backgroundColor == .black)
    tree.setScope(nil, at: screen)
    #expect(tree.viewModel(of: card).backgroundColor == .black)
  }

  @Test func `the innermost of nested scopes wins`() {
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let label = tree.attach(PriceLabel(), to: card)
    tree.setScope(StyleScope(styleSheet: StyleSheet { StyleRule.naming("inner") }), at: card)
    tree.setScope(
      StyleScope(styleSheet: StyleSheet { StyleRule.naming("outer", PriceLabel.self) }),
      at: screen)
    #expect(tree.winner(of: label) == "inner")
    tree.setScope(nil, at: card)
    #expect(tree.winner(of: label) == "outer")
  }

  @Test func `containers of a scope's rules may be outside of the scope`() throws {
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let inner = tree.attach(CardView(), to: card)
    let scope = StyleScope(
      styleSheet: StyleSheet {
        StyleRule.naming("deep", CardView.self, in: [CardView.self, ShopScreen.self])
        StyleRule.naming("shop", CardView.self, in: [ContactScreen.self])
      })
    tree.setScope(scope, at: card)
    #expect(tree.winner(of: card) == nil)
    #expect(tree.winner(of: inner) == "deep")
    let contact = tree.attach(ContactScreen())
    try tree.move(card, to: contact)
    #expect(tree.winner(of: card) == "shop")
    #expect(tree.winner(of: inner) == "shop")
  }

  @Test func `one scope may be set at several nodes`() {
    let scope = StyleScope { $0.colorScheme = .dark }
    let cards = (0..<2).map { _ in tree.attach(CardView(), to: tree.attach(ShopScreen())) }
    for card in cards { tree.setScope(scope, at: card) }
    #expect(cards.map { tree.viewModel(of: $0).backgroundColor } == [.black, .black])
    tree.setScope(nil, at: cards[0])
    #expect(cards.map { tree.viewModel(of: $0).backgroundColor } == [.white, .black])
  }
}
