import ProtocolStyle
import Testing

/// The properties and description of a rule; the tests under `Tree` cover its effects.
@Suite struct StyleRuleTests {
  private static let texts: [(StyleRule, String)] = [
    (StyleRule(for: .button) { _ in }, "ButtonNode"),
    (StyleRule(for: (any ButtonNode).self) { _ in }, "ButtonNode"),
    (StyleRule(for: BuyButton.self) { _ in }, "BuyButton"),
    (StyleRule(for: .styleClass("Large")) { _ in }, ".Large"),
    (
      StyleRule(for: ShopBar.self, containedIn: [CardView.self, (any ScreenNode).self]) { _ in },
      "ShopBar in CardView in ScreenNode"
    ),
    (
      StyleRule(for: .label, when: .colorScheme(.dark) || .reduceMotion()) { _ in },
      "LabelNode when colorScheme(dark) || reduceMotion(true)"
    ),
    (
      StyleRule(
        for: .view, containedIn: [ShopScreen.self], when: .controlState(.selected),
        excluding: [CardView.self, (any ButtonNode).self], excludingSubtreesOf: [ShopBar.self]
      ) { _ in },
      "ViewNode in ShopScreen when controlState(selected) without CardView without ButtonNode "
        + "outside of ShopBar"
    ),
  ]

  @Test(arguments: texts)
  func `the description of a rule is a phrase`(rule: StyleRule, text: String) {
    #expect("\(rule)" == text)
  }

  @Test func `making a rule runs nothing`() {
    let sheet = StyleSheet {
      StyleRule(for: .button) { _ in Issue.record("The rule ran.") }
    }
    let tree = StyleTree(styleSheet: sheet)
    tree.attach(ShopScreen())
    #expect(sheet.count == 1)
  }

  @Test func `a kind and its protocol are one target`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .button) { $0.alpha = 0.5 }
        StyleRule(for: (any ButtonNode).self) { $0.alpha = 0.25 }
      })
    #expect(tree.viewModel(of: tree.attach(PlainButton())).alpha == 0.25)
  }
}
