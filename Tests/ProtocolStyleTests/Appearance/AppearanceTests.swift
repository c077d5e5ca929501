import ProtocolStyle
import Testing

/// What a rule says of itself; what it does is under `Tree`.
@Suite struct AppearanceTests {
  private static let texts: [(Appearance, String)] = [
    (Appearance(of: .button) { _ in }, "ButtonNode"),
    (Appearance(of: (any ButtonNode).self) { _ in }, "ButtonNode"),
    (Appearance(of: BuyButton.self) { _ in }, "BuyButton"),
    (Appearance(ofClass: "Large") { _ in }, ".Large"),
    (
      Appearance(of: ShopBar.self, containedIn: [CardView.self, (any ScreenNode).self]) { _ in },
      "ShopBar in CardView in ScreenNode"
    ),
    (
      Appearance(of: .label, when: .colorScheme(.dark) || .reduceMotion()) { _ in },
      "LabelNode when colorScheme(dark) || reduceMotion(true)"
    ),
    (
      Appearance(
        of: .view, containedIn: [ShopScreen.self], when: .controlState(.selected),
        excluding: [CardView.self, (any ButtonNode).self], excludingSubtreesOf: [ShopBar.self]
      ) { _ in },
      "ViewNode in ShopScreen when controlState(selected) without CardView without ButtonNode "
        + "outside of ShopBar"
    ),
  ]

  @Test(arguments: texts)
  func `a rule reads as a person would say it`(rule: Appearance, text: String) {
    #expect("\(rule)" == text)
  }

  @Test func `making a rule runs nothing`() {
    let sheet = AppearanceSheet {
      Appearance(of: .button) { _ in Issue.record("The rule ran.") }
    }
    let tree = StyleTree(appearance: sheet)
    tree.attach(ShopScreen())
    #expect(sheet.count == 1)
  }

  @Test func `a kind and its protocol are one target`() {
    let tree = StyleTree(
      appearance: AppearanceSheet {
        Appearance(of: .button) { $0.alpha = 0.5 }
        Appearance(of: (any ButtonNode).self) { $0.alpha = 0.25 }
      })
    #expect(tree.viewModel(of: tree.attach(PlainButton())).alpha == 0.25)
  }
}
