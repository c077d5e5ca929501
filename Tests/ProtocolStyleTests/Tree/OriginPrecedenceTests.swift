import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The origins of rules: packs, themes, the tree, and scopes from the root inwards.
@Suite struct OriginPrecedenceTests {
  /// An origin of rules, the lowest first.
  enum Origin: Int, CaseIterable, Sendable {
    case firstPack
    case secondPack
    case firstTheme
    case secondTheme
    case tree
    case outerScopeTheme
    case outerScope
    case innerScopeTheme
    case innerScope
  }

  private static let pairs = Origin.allCases.flatMap { higher in
    Origin.allCases.prefix(higher.rawValue).map { (higher, $0) }
  }

  @Test(arguments: pairs)
  func `the higher of two origins wins`(higher: Origin, lower: Origin) {
    let rules = [higher: Self.rule(higher), lower: Self.rule(lower)]
    #expect(winner(rules) == "\(higher)")
  }

  @Test(arguments: pairs)
  func `the origin comes before all else`(higher: Origin, lower: Origin) {
    let close = StyleRule.naming(
      "\(lower)", ClassedLabel.self, in: [ShopScreen.self],
      when: .colorScheme(.light) && .controlState(.normal))
    #expect(winner([higher: Self.rule(higher), lower: close]) == "\(higher)")
    let classed = StyleRule.naming("\(lower)", ofClass: "Large")
    #expect(winner([higher: Self.rule(higher), lower: classed]) == "\(higher)")
  }

  @Test func `taking origins away one by one reveals the next`() {
    var rules = Dictionary(uniqueKeysWithValues: Origin.allCases.map { ($0, Self.rule($0)) })
    for origin in Origin.allCases.reversed() {
      #expect(winner(rules) == "\(origin)")
      rules[origin] = nil
    }
    #expect(winner(rules) == nil)
  }

  private static func rule(_ origin: Origin) -> StyleRule { .naming("\(origin)") }

  private func winner(_ rules: [Origin: StyleRule]) -> String? {
    func sheet(_ origin: Origin) -> StyleSheet {
      StyleSheet { if let rule = rules[origin] { rule } }
    }
    func theme(_ origin: Origin) -> Theme { Theme("\(origin)", styleSheet: sheet(origin)) }
    let tree = StyleTree(
      packs: [
        StylePack("first", styleSheet: sheet(.firstPack)),
        StylePack("second", styleSheet: sheet(.secondPack)),
      ],
      themes: [theme(.firstTheme), theme(.secondTheme)], styleSheet: sheet(.tree))
    let outer = tree.attach(ShopScreen())
    let inner = tree.attach(CardView(), to: outer)
    let label = tree.attach(ClassedLabel(styleClasses: ["Large"]), to: inner)
    tree.setScope(
      StyleScope(themes: [theme(.outerScopeTheme)], styleSheet: sheet(.outerScope)), at: outer)
    tree.setScope(
      StyleScope(themes: [theme(.innerScopeTheme)], styleSheet: sheet(.innerScope)), at: inner)
    return tree.winner(of: label)
  }
}
