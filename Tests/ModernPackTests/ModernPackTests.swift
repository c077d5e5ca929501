import ModernPack
import ProtocolStyle
import Testing

/// The effects of the pack in a tree.
@Suite struct ModernPackTests {
  @Test func `the pack has a name, a version and contents`() {
    let pack = StylePack.modern
    #expect(pack.name == "modern")
    #expect(pack.version == .init(1))
    #expect(pack.themes.map(\.name) == ["comfortable", "compact", "increasedContrast"])
    #expect(pack.themes.allSatisfy { $0.summary != nil })
    #expect(
      pack.tokens.map(\.name) == [
        "modernAccent", "modernOnAccent", "modernSurface", "modernRaised", "modernInk",
        "modernQuietInk", "modernDensity",
      ])
    #expect(pack.tokens.allSatisfy { $0.summary != nil })
    #expect([pack].findings() == [])
    #expect([pack].findings(in: StyleEnvironment(colorScheme: .dark)) == [])
  }

  @Test func `a compact tree has more on it, and may have a comfortable part`() {
    let tree = StyleTree(packs: [.modern], themes: [.modernCompact])
    let page = tree.attach(Page())
    let (card, table) = (tree.attach(OfferCard(), to: page), tree.attach(Inbox(), to: page))
    let (button, field) = (tree.attach(BuyButton(), to: page), tree.attach(NameField(), to: page))
    #expect(tree.viewModel(of: card).padding == EdgeInsets(15))
    #expect(tree.viewModel(of: table).rowHeight == 45)
    #expect(tree.viewModel(of: field).padding == EdgeInsets(9))
    #expect(
      tree.viewModel(of: button).contentEdgeInsets
        == EdgeInsets(top: 9, left: 15, bottom: 9, right: 15))
    tree.setScope(StyleScope(themes: [.modernComfortable]), at: page)
    #expect(tree.viewModel(of: card).padding == EdgeInsets(20))
    #expect(tree.viewModel(of: table).rowHeight == 60)
  }

  @Test func `a button is dim when it is disabled, and a little when it is touched`() {
    let tree = StyleTree(packs: [.modern])
    let buttons = [tree.attach(BuyButton()).erased, tree.attach(LaterButton()).erased]
    for button in buttons {
      #expect(tree.viewModel(of: button).alpha == nil)
      tree.setControlState(.disabled, of: button)
      #expect(tree.viewModel(of: button).alpha == 0.4)
      tree.setControlState(.highlighted, of: button)
      #expect(tree.viewModel(of: button).alpha == 0.8)
    }
  }

  @Test func `a custom accent colors all tappable nodes`() {
    let brand = Theme("contoso") { $0[.modernAccent] = .purple }
    let tree = StyleTree(packs: [.modern], themes: [brand])
    let bar = tree.attach(MainBar())
    let item = tree.attach(DoneItem(), to: bar)
    #expect(tree.viewModel(of: tree.attach(BuyButton())).backgroundColor == .purple)
    #expect(tree.viewModel(of: tree.attach(LaterButton())).textColor == .purple)
    #expect(tree.viewModel(of: tree.attach(WiFiSwitch())).onTintColor == .purple)
    #expect(tree.viewModel(of: bar).tintColor == .purple)
    #expect(tree.viewModel(of: item).tintColor == .purple)
  }

  @Test func `removing the pack leaves the values of traits`() {
    let tree = StyleTree(packs: [.modern])
    let button = tree.attach(BuyButton())
    tree.setControlState(.disabled, of: button)
    tree.packs = []
    #expect(tree.viewModel(of: button).alpha == nil)
    #expect(tree.viewModel(of: button).backgroundColor == Color(hex: "#4353c8"))
  }
}
