import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The nodes that rules and sheets exclude.
@Suite struct ExclusionTests {
  @Test func `a rule excludes types, but not their descendants`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view, excluding: [CardView.self, (any Prominent).self]) {
          $0[.winner] = "rule"
        }
      })
    let card = tree.attach(CardView())
    #expect(tree.winner(of: card) == nil)
    #expect(tree.winner(of: tree.attach(PriceLabel(), to: card)) == "rule")
    #expect(tree.winner(of: tree.attach(ProminentButton())) == nil)
    #expect(tree.winner(of: tree.attach(PlainButton())) == "rule")
  }

  @Test func `a rule excludes subtrees of types, including their roots`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view, excludingSubtreesOf: [CardView.self]) { $0[.winner] = "rule" }
      })
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: screen)
    let bar = tree.attach(ShopBar(), to: card)
    let label = tree.attach(PriceLabel(), to: bar)
    #expect([card.erased, bar.erased, label.erased].allSatisfy { tree.winner(of: $0) == nil })
    try tree.move(bar, to: screen)
    #expect([bar.erased, label.erased].allSatisfy { tree.winner(of: $0) == "rule" })
  }

  @Test func `exclusion includes subclasses and kinds`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view, excluding: [CountingView.self, (any ControlNode).self]) {
          $0[.winner] = "rule"
        }
      })
    #expect(tree.winner(of: tree.attach(CountingCard())) == nil)
    #expect(tree.winner(of: tree.attach(PlainButton())) == nil)
    #expect(tree.winner(of: tree.attach(PriceLabel())) == "rule")
  }

  @Test func `a sheet's exclusions apply to all of its rules`() {
    var sheet = StyleSheet(
      excluding: [PriceLabel.self], excludingSubtreesOf: [ContactScreen.self]
    ) {
      StyleRule(for: .view) { $0[.winner] = "rule" }
      StyleRule(for: .styleClass("Large")) { $0.alpha = 0.5 }
    }
    sheet.insert(StyleRule(for: .view, containedIn: [ShopScreen.self]) { $0.cornerRadius = 4 })
    sheet.insert(StyleRule(for: .view, containedIn: [ContactScreen.self]) { $0.cornerRadius = 6 })
    let tree = StyleTree(styleSheet: sheet)
    let shop = tree.attach(ShopScreen())
    let contact = tree.attach(ContactScreen())
    let inside = tree.attach(ClassedLabel(styleClasses: ["Large"]), to: contact)
    let outside = tree.attach(ClassedLabel(styleClasses: ["Large"]), to: shop)
    #expect("\(tree.viewModel(of: inside))" == "label()")
    #expect("\(tree.viewModel(of: outside))" == "label(alpha: 0.5, cornerRadius: 4, winner: rule)")
    #expect(tree.winner(of: tree.attach(PriceLabel(), to: shop)) == nil)
  }

  @Test func `other rules still apply`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("other")
        StyleRule(for: CardView.self, excludingSubtreesOf: [ShopScreen.self]) {
          $0[.winner] = "rule"
        }
      })
    #expect(tree.winner(of: tree.attach(CardView(), to: tree.attach(ShopScreen()))) == "other")
    #expect(tree.winner(of: tree.attach(CardView())) == "rule")
  }
}
