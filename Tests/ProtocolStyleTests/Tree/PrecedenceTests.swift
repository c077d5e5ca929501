import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The order of rules within one origin: target, containment, conditions, registration.
///
/// Each row has two rules that write their own name for one node, `higher` and `lower`. They are
/// registered in both orders, unless the order itself decides.
@Suite struct PrecedenceTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let higher: StyleRule
    let lower: StyleRule

    init(_ text: String, _ higher: StyleRule, over lower: StyleRule) {
      testDescription = text
      self.higher = higher
      self.lower = lower
    }
  }

  private static let targets = [
    Row("a style class beats a concrete type", .name(ofClass: "a"), over: .name(PayButton.self)),
    Row("a style class beats a trait", .name(ofClass: "a"), over: .name((any Prominent).self)),
    Row("a style class beats a kind", .name(ofClass: "a"), over: .name(kind: .button)),
    Row("a later-named class beats an earlier", .name(ofClass: "b"), over: .name(ofClass: "a")),
    Row("a type beats a trait", .name(PayButton.self), over: .name((any Prominent).self)),
    Row("a type beats a kind", .name(PayButton.self), over: .name(kind: .button)),
    Row("a type beats every node", .name(PayButton.self), over: .name((any StyleNode).self)),
    Row("a subclass beats its base", .name(PayButton.self), over: .name(ShopButton.self)),
    Row("a base beats its own base", .name(ShopButton.self), over: .name(AnyShopControl.self)),
    Row("a base beats a trait", .name(AnyShopControl.self), over: .name((any Prominent).self)),
    Row("a trait beats a kind", .name((any Prominent).self), over: .name(kind: .button)),
    Row("a trait beats every node", .name((any Prominent).self), over: .name((any StyleNode).self)),
    Row("a child kind beats its parent", .name(kind: .button), over: .name(kind: .control)),
    Row("a parent beats its own parent", .name(kind: .control), over: .name(kind: .view)),
    Row("a kind beats every node", .name(kind: .view), over: .name((any StyleNode).self)),
  ]

  private static let containers = [
    Row(
      "contained beats uncontained",
      .name(PayButton.self, in: [CardView.self]), over: .name(PayButton.self)),
    Row(
      "the outermost container wins",
      .name(PayButton.self, in: [ShopScreen.self]), over: .name(PayButton.self, in: [CardView.self])
    ),
    Row(
      "of two chains too, the outermost container wins",
      .name(PayButton.self, in: [ShopScreen.self]),
      over: .name(PayButton.self, in: [CardView.self, AccentView.self])),
    Row(
      "under one outermost container the longer chain wins",
      .name(PayButton.self, in: [CardView.self, ShopScreen.self]),
      over: .name(PayButton.self, in: [ShopScreen.self])),
    Row(
      "longer still wins",
      .name(PayButton.self, in: [CardView.self, AccentView.self, ShopScreen.self]),
      over: .name(PayButton.self, in: [CardView.self, ShopScreen.self])),
    Row(
      "any node that is one counts as the outermost",
      .name(PayButton.self, in: [(any ScreenNode).self]),
      over: .name(PayButton.self, in: [AccentView.self])),
    Row(
      "a chain beats a condition",
      .name(PayButton.self, in: [CardView.self]),
      over: .name(PayButton.self, when: .colorScheme(.light) && .reduceMotion(false))),
    Row(
      "a longer chain beats conditions",
      .name(PayButton.self, in: [CardView.self, ShopScreen.self]),
      over: .name(PayButton.self, in: [ShopScreen.self], when: .colorScheme(.light))),
    Row(
      "an outer container beats conditions",
      .name(PayButton.self, in: [ShopScreen.self]),
      over: .name(PayButton.self, in: [CardView.self], when: .colorScheme(.light))),
  ]

  private static let conditions = [
    Row(
      "a condition beats none",
      .name(PayButton.self, when: .colorScheme(.light)), over: .name(PayButton.self)),
    Row(
      "two conditions beat one",
      .name(PayButton.self, when: .colorScheme(.light) && .controlState(.normal)),
      over: .name(PayButton.self, when: .colorScheme(.light))),
    Row(
      "among contained ones too",
      .name(PayButton.self, in: [CardView.self], when: .controlState(.normal)),
      over: .name(PayButton.self, in: [CardView.self])),
    Row(
      "a target beats all conditions",
      .name(PayButton.self),
      over: .name(kind: .button, when: .colorScheme(.light) && .controlState(.normal))),
    Row(
      "a target beats all containers",
      .name(PayButton.self),
      over: .name((any Prominent).self, in: [CardView.self, ShopScreen.self])),
    Row(
      "a style class beats a contained type with conditions",
      .name(ofClass: "a"),
      over: .name(PayButton.self, in: [ShopScreen.self], when: .colorScheme(.light))),
  ]

  @Test(arguments: targets + containers + conditions)
  func `one rule wins, whichever was registered first`(row: Row) {
    #expect(winner(of: [row.lower, row.higher]) == "\(row.higher)")
    #expect(winner(of: [row.higher, row.lower]) == "\(row.higher)")
  }

  private static let alike = [
    Row("two traits", .name((any Prominent).self), over: .name((any Purchasing).self)),
    Row("a refined trait", .name((any Paying).self), over: .name((any Purchasing).self)),
    Row(
      "two conditions",
      .name(when: .colorScheme(.light)), over: .name(when: .reduceMotion(false))),
    Row(
      "containers that one node is",
      .name(in: [ShopScreen.self]), over: .name(in: [(any ScreenNode).self])),
    Row(
      "an inner container that is nearer",
      .name(in: [CardView.self, ShopScreen.self]),
      over: .name(in: [AccentView.self, ShopScreen.self])),
  ]

  @Test(arguments: alike)
  func `of two equal rules, the later registered one wins`(row: Row) {
    #expect(winner(of: [row.lower, row.higher]) == "\(row.higher)")
    #expect(winner(of: [row.higher, row.lower]) == "\(row.lower)")
  }

  @Test func `an inserted rule is the last one, and removing it reveals the next`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("first")
        StyleRule.naming("second")
      })
    let card = tree.attach(CardView())
    let third = tree.styleSheet.insert(.naming("third"))
    let fourth = tree.styleSheet.insert(.naming("fourth"))
    #expect(tree.winner(of: card) == "fourth")
    tree.styleSheet.remove(third)
    #expect(tree.winner(of: card) == "fourth")
    tree.styleSheet.remove(fourth)
    #expect(tree.winner(of: card) == "second")
  }

  @Test func `rules that write different attributes all apply`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: PayButton.self) { $0.alpha = 0.5 }
        StyleRule(for: .button) { model in
          model.alpha = 0.25
          model.cornerRadius = 4
        }
        StyleRule(for: .view) { $0.borderWidth = 3 }
      })
    let model = tree.viewModel(of: tree.attach(PayButton()))
    #expect(model.alpha == 0.5)
    #expect(model.cornerRadius == 4)
    #expect(model.borderWidth == 3)
  }

  /// Returns the winning rule for a button in a card, in an accented view, in a screen.
  private func winner(of rules: [StyleRule]) -> String? {
    let tree = StyleTree(styleSheet: StyleSheet { rules })
    let screen = tree.attach(ShopScreen())
    let card = tree.attach(CardView(), to: tree.attach(AccentView(), to: screen))
    return tree.winner(of: tree.attach(PayButton(), to: card))
  }
}

private protocol Purchasing {}
private protocol Paying: Purchasing {}
private class AnyShopControl: ButtonNode, StyleClassed {
  var styleClasses: [String] { ["a", "b"] }
}
private class ShopButton: AnyShopControl {}
private final class PayButton: ShopButton, Prominent, Paying {}

extension StyleRule {
  /// A rule that writes its own description.
  fileprivate static func name(
    _ type: any Any.Type = PayButton.self, in containers: [any Any.Type] = [],
    when condition: StyleCondition? = nil
  ) -> StyleRule {
    let text = StyleRule(for: type, containedIn: containers, when: condition) { _ in }.description
    return .naming(text, type, in: containers, when: condition)
  }

  fileprivate static func name(
    kind: NodeKind, when condition: StyleCondition? = nil
  ) -> StyleRule {
    name(kind.protocolType, when: condition)
  }

  fileprivate static func name(ofClass styleClass: String) -> StyleRule {
    .naming(".\(styleClass)", ofClass: styleClass)
  }
}
