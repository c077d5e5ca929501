import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The ancestors of nodes, for rules with containers.
@Suite struct ContainmentTests {
  private struct Panel: ViewNode {}
  private struct Section: ViewNode {}

  /// The containers of a rule, the ancestors from the root down, and whether the rule applies.
  private static let rows: [(containers: [any Any.Type], chain: [Link], holds: Bool)] = [
    ([ShopScreen.self], [.screen], true),
    ([ShopScreen.self], [.screen, .panel, .section], true),
    ([ShopScreen.self], [.panel], false),
    ([ShopScreen.self], [], false),
    ([Panel.self, ShopScreen.self], [.screen, .panel], true),
    ([Panel.self, ShopScreen.self], [.screen, .section, .panel, .section], true),
    ([Panel.self, ShopScreen.self], [.panel, .screen], false),
    ([ShopScreen.self, Panel.self], [.panel, .screen], true),
    ([Panel.self, ShopScreen.self], [.panel, .screen, .panel], true),
    ([Panel.self, Section.self, ShopScreen.self], [.screen, .section, .panel], true),
    ([Panel.self, Section.self, ShopScreen.self], [.screen, .panel, .section], false),
    ([Panel.self, Panel.self], [.panel], false),
    ([Panel.self, Panel.self], [.panel, .section, .panel], true),
    ([Panel.self, Panel.self, Panel.self], [.panel, .panel], false),
    ([(any ScreenNode).self], [.screen, .panel], true),
    ([(any ViewNode).self], [.screen], false),
    ([(any ViewNode).self, (any ScreenNode).self], [.screen, .panel], true),
    ([(any ViewNode).self, (any StyleNode).self], [.panel], false),
    ([(any Prominent).self], [.screen, .prominent, .panel], true),
    ([(any Prominent).self, (any ViewNode).self], [.prominent], false),
    ([Panel.self, (any Prominent).self], [.prominent, .panel], true),
  ]

  enum Link: Sendable {
    case screen
    case panel
    case section
    case prominent

    var node: any StyleNode {
      switch self {
      case .screen: ShopScreen()
      case .panel: Panel()
      case .section: Section()
      case .prominent: ProminentCard()
      }
    }
  }

  @Test(arguments: rows.indices)
  func `containers are a subsequence of the ancestors, the outermost last`(index: Int) {
    let row = Self.rows[index]
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", BuyButton.self, in: row.containers) })
    let label = attachChain(row.chain, to: tree)
    #expect((tree.winner(of: label) == "rule") == row.holds, "\(row)")
  }

  @Test func `a node is not its own container`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule.naming("rule", CardView.self, in: [CardView.self]) })
    let outer = tree.attach(CardView())
    let inner = tree.attach(CardView(), to: outer)
    #expect(tree.winner(of: outer) == nil)
    #expect(tree.winner(of: inner) == "rule")
  }

  @Test func `containers of a class match its subclasses`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("rule", BuyButton.self, in: [CountingView.self])
      })
    let card = tree.attach(CountingCard())
    #expect(tree.winner(of: tree.attach(BuyButton(), to: card)) == "rule")
  }

  @Test func `a container can be far up`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("rule", BuyButton.self, in: [Section.self, ShopScreen.self])
      })
    let deep: [Link] =
      [.screen] + Array(repeating: .panel, count: 500) + [.section]
      + Array(repeating: .panel, count: 500)
    let button = attachChain(deep, to: tree)
    #expect(tree.winner(of: button) == "rule")
  }

  @Test func `siblings and descendants are no containers`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule.naming("rule", BuyButton.self, in: [CardView.self])
      })
    let screen = tree.attach(ShopScreen())
    tree.attach(CardView(), to: screen)
    let button = tree.attach(BuyButton(), to: screen)
    tree.attach(CardView(), to: button)
    #expect(tree.winner(of: button) == nil)
  }

  @Test func `style classes and kinds may be contained too`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .label, containedIn: [ShopScreen.self]) { $0.alpha = 0.5 }
        StyleRule(for: .styleClass("Large"), containedIn: [ShopScreen.self]) { $0.cornerRadius = 4 }
      })
    let outside = tree.viewModel(of: tree.attach(ClassedLabel(styleClasses: ["Large"])))
    let screen = tree.attach(ShopScreen())
    let inside = tree.viewModel(of: tree.attach(ClassedLabel(styleClasses: ["Large"]), to: screen))
    #expect("\(outside)" == "label()")
    #expect("\(inside)" == "label(alpha: 0.5, cornerRadius: 4)")
  }

  private func attachChain(_ chain: [Link], to tree: StyleTree) -> NodeHandle<BuyButton> {
    var parent: AnyNodeHandle?
    for link in chain {
      let node = link.node
      parent = parent.map { tree.attach(erased: node, to: $0) } ?? tree.attach(erased: node)
    }
    return parent.map { tree.attach(BuyButton(), to: $0) } ?? tree.attach(BuyButton())
  }
}
