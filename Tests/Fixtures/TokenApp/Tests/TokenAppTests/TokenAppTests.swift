import CheckedInTokens
import ProtocolStyle
import Testing
import TokenApp

@Suite struct TokenAppTests {
  @Test func `tokens that each build generates style a node in every theme`() {
    let tree = StyleTree(packs: [.shopTokens], themes: [.shopTokens])
    let card = tree.attach(Card())
    #expect(tree.viewModel(of: card).borderColor == Color(white: 0))
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: card).backgroundColor == Color(white: 1))
    #expect(tree.viewModel(of: card).borderColor == Color(white: 1))
  }

  @Test func `tokens that are checked in have the values of the file`() {
    let red = Token<Color>.brandInk.value.red
    #expect(red == 0.1)
    #expect(
      StylePack.brandTokens.tokens.map(\.name) == [
        "brand.ink", "brand.link", "brand.oldLink", "gap",
      ])
    #expect(StylePack.brandTokens.themes == [.brandTokens])
    #expect(Theme.brandTokens.name == "brand")
  }

  @Test func `files with equal names in different folders are both generated`() {
    #expect(StylePack.printShopTokens.tokens.map(\.name) == ["paper.margin"])
    #expect(StylePack.shopTokens.tokens.map(\.name) == ["color.ink", "color.link"])
  }
}
