import CheckedInTokens
import ProtocolStyle
import Testing
import TokenApp

@Suite struct TokenAppTests {
  @Test func `tokens that each build generates style a node in every theme`() {
    let tree = StyleTree(packs: [.shop])
    let card = tree.attach(Card())
    #expect(tree.viewModel(of: card).borderColor == Color(white: 0))
    tree.themes = [.shopDark]
    #expect(tree.viewModel(of: card).backgroundColor == Color(white: 1))
    #expect(tree.viewModel(of: card).borderColor == Color(white: 1))
  }

  @Test func `tokens that are checked in have the values of the file`() {
    let red = Token<Color>.brandInk.value.red
    #expect(red == 0.1)
    #expect(
      StylePack.brand.tokens.map(\.name) == ["brand.ink", "brand.link", "brand.oldLink", "gap"])
    #expect(StylePack.brand.themes.isEmpty)
  }

  @Test func `files with equal names in different folders are both generated`() {
    #expect(StylePack.printShop.tokens.map(\.name) == ["paper.margin"])
    #expect(StylePack.shop.tokens.map(\.name) == ["color.ink", "color.link"])
  }
}
