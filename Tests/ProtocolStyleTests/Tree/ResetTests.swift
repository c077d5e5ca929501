import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The rules that a reset hides, from which nodes, and until when.
@Suite struct ResetTests {
  private let tree = StyleTree(
    packs: [
      StylePack(
        "classic",
        styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.alpha = 0.5 } })
    ],
    styleSheet: StyleSheet {
      StyleRule(for: .navigationBar) { $0.barTintColor = .green }
      StyleRule(for: ShopBar.self) { $0.cornerRadius = 4 }
      StyleRule(for: .view) { $0.borderWidth = 1 }
      StyleRule(for: .styleClass("Large")) { $0.font = .system(size: 24) }
    })

  private static let full =
    "navigationBar(alpha: 0.5, barTintColor: #00ff00, borderWidth: 1, cornerRadius: 4)"

  @Test func `rules of every origin whose target is exactly the one given are hidden`() {
    let token = tree.reset(of: .navigationBar)
    #expect(attachedBar() == "navigationBar(borderWidth: 1, cornerRadius: 4)")
    tree.restore(token)
    #expect(attachedBar() == Self.full)
  }

  @Test func `a kind and its protocol are one target, a subclass or parent kind another`() {
    let byProtocol = tree.reset(of: (any NavigationBarNode).self)
    #expect(attachedBar() == "navigationBar(borderWidth: 1, cornerRadius: 4)")
    tree.restore(byProtocol)
    let byType = tree.reset(of: ShopBar.self)
    #expect(attachedBar() == "navigationBar(alpha: 0.5, barTintColor: #00ff00, borderWidth: 1)")
    tree.restore(byType)
    let byParent = tree.reset(of: .view)
    #expect(attachedBar() == "navigationBar(alpha: 0.5, barTintColor: #00ff00, cornerRadius: 4)")
    tree.restore(byParent)
  }

  @Test func `rules for a style class are reset by its name`() {
    let token = tree.reset(of: .styleClass("Large"))
    let label = tree.attach(ClassedLabel(styleClasses: ["Large"]))
    tree.restore(token)
    let later = tree.attach(ClassedLabel(styleClasses: ["Large"]))
    #expect(tree.viewModel(of: label).font == nil)
    #expect(tree.viewModel(of: later).font == .system(size: 24))
  }

  @Test func `some attributes may be reset alone`() {
    let token = tree.reset(of: .navigationBar, attributes: [.barTintColor])
    #expect(attachedBar() == "navigationBar(alpha: 0.5, borderWidth: 1, cornerRadius: 4)")
    tree.restore(token)
    #expect(attachedBar() == Self.full)
  }

  @Test func `hidden attributes reveal what a rule of another target wrote`() {
    tree.styleSheet.insert(StyleRule(for: .view) { $0.barTintColor = .blue })
    tree.withReset(of: .navigationBar, attributes: [.barTintColor]) {
      let bar = tree.attach(ShopBar())
      #expect(tree.viewModel(of: bar).barTintColor == .blue)
      #expect(tree.viewModel(of: bar).alpha == 0.5)
    }
  }

  @Test func `resets of different attributes add up`() {
    let tint = tree.reset(of: .navigationBar, attributes: [.barTintColor])
    let alpha = tree.reset(of: .navigationBar, attributes: [.alpha])
    #expect(attachedBar() == "navigationBar(borderWidth: 1, cornerRadius: 4)")
    tree.restore(tint)
    #expect(
      attachedBar() == "navigationBar(barTintColor: #00ff00, borderWidth: 1, cornerRadius: 4)")
    tree.restore(alpha)
  }

  @Test func `what is not a rule is not reset`() {
    struct OwnBar: NavigationBarNode, BarTintColor {
      var barTintColor: Color { .purple }
    }
    tree.withReset(of: .navigationBar) {
      let bar = tree.attach(OwnBar(), to: tree.attach(AccentView()))
      tree.override(bar) { $0.alpha = 0.25 }
      #expect(tree.viewModel(of: bar).barTintColor == .purple)
      #expect(tree.viewModel(of: bar).tintColor == .red)
      #expect(tree.viewModel(of: bar).alpha == 0.25)
    }
  }

  @Test func `nodes attached before or after are not affected`() {
    let before = tree.attach(ShopBar())
    let token = tree.reset(of: .navigationBar)
    let meanwhile = tree.attach(ShopBar())
    tree.environment.colorScheme = .dark
    #expect("\(tree.viewModel(of: before))" == Self.full)
    #expect(tree.viewModel(of: meanwhile).barTintColor == nil)
    tree.restore(token)
    let after = tree.attach(ShopBar())
    #expect("\(tree.viewModel(of: before))" == Self.full)
    #expect("\(tree.viewModel(of: after))" == Self.full)
    #expect(tree.viewModel(of: meanwhile).barTintColor == nil)
  }

  @Test func `nodes attached meanwhile stay plain for as long as they stay`() throws {
    let token = tree.reset(of: .navigationBar)
    let bar = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    tree.restore(token)
    tree.setNeedsStyle(of: bar)
    tree.override(bar) { $0.shadowRadius = 2 }
    tree.clearOverrides(of: bar)
    try tree.move(bar, to: tree.attach(ContactScreen()))
    #expect(tree.viewModel(of: bar).barTintColor == nil)
    tree.detach(bar)
    #expect(attachedBar() == Self.full)
  }

  @Test func `a node moved while a reset is held was attached before`() throws {
    let bar = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    try tree.withReset(of: .navigationBar) {
      try tree.move(bar, to: tree.attach(ContactScreen()))
      #expect("\(tree.viewModel(of: bar))" == Self.full)
    }
  }

  @Test func `what is attached later to a node that was attached meanwhile takes the rules`() {
    let screen = tree.withReset(of: .navigationBar) { tree.attach(ContactScreen()) }
    #expect("\(tree.viewModel(of: tree.attach(ShopBar(), to: screen)))" == Self.full)
  }

  @Test func `rules added meanwhile, and later, are hidden too`() {
    let token = tree.reset(of: .navigationBar)
    let bar = tree.attach(ShopBar())
    tree.styleSheet.insert(StyleRule(for: .navigationBar) { $0.shadowRadius = 2 })
    #expect(tree.viewModel(of: bar).shadowRadius == nil)
    tree.restore(token)
    tree.styleSheet.insert(StyleRule(for: .navigationBar) { $0.shadowOpacity = 1 })
    tree.styleSheet.insert(StyleRule(for: ShopBar.self) { $0.cornerRadius = 6 })
    #expect("\(tree.viewModel(of: bar))" == "navigationBar(borderWidth: 1, cornerRadius: 6)")
    let after = tree.viewModel(of: tree.attach(ShopBar()))
    #expect(after.shadowRadius == 2)
    #expect(after.shadowOpacity == 1)
  }

  @Test func `rules of scopes are hidden as well`() {
    let screen = tree.attach(ShopScreen())
    tree.setScope(
      StyleScope(
        styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .red } }),
      at: screen)
    tree.withReset(of: .navigationBar) {
      #expect(tree.viewModel(of: tree.attach(ShopBar(), to: screen)).barTintColor == nil)
    }
    #expect(tree.viewModel(of: tree.attach(ShopBar(), to: screen)).barTintColor == .red)
  }

  @Test func `a token of another tree ends nothing`() {
    let other = StyleTree()
    let foreign = other.reset(of: .navigationBar)
    let token = tree.reset(of: .navigationBar)
    tree.restore(foreign)
    #expect(attachedBar() == "navigationBar(borderWidth: 1, cornerRadius: 4)")
    tree.restore(token)
    #expect(attachedBar() == Self.full)
  }

  private func attachedBar() -> String {
    "\(tree.viewModel(of: tree.attach(ShopBar())))"
  }
}
