import ProtocolStyle
import StyleTesting
import Testing

@testable import TeaShop

@Test func `the button is filled with the accent`() throws {
  let tree = makeShop()
  let button = try #require(tree.first(BuyButton.self))
  #expect(tree.viewModel(of: button).backgroundColor == Token.accent.value)
  tree.themes = [.evening]
  #expect(tree.viewModel(of: button).backgroundColor != Token.accent.value)
}
