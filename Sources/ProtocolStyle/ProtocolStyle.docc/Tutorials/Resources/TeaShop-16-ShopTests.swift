import ProtocolStyle
import StyleInspector
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

@Test func `all text can be read in both themes`() {
  let findings = Inspector(themes: [[.evening]]).findings(of: makeShop())
  #expect(findings == [])
}
