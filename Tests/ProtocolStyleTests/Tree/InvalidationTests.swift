import ProtocolStyle
import Testing

@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let accent = Token("staleAccent", default: .blue)
}

private struct AccentLabel: LabelNode, TextColor {
  var textColor: Color { Token.accent.value }
}

/// Changes only mark nodes as stale, and the next read is correct.
@Suite struct InvalidationTests {
  @Test func `a change of the environment is seen at the next read`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .view) { $0.backgroundColor = .adaptive(light: .white, dark: .black) }
        StyleRule.naming("dark", when: .colorScheme(.dark))
      })
    let card = tree.attach(CardView(), to: tree.attach(ShopScreen()))
    for scheme in [StyleEnvironment.ColorScheme.dark, .light, .dark] {
      tree.environment.colorScheme = scheme
      #expect(tree.viewModel(of: card).backgroundColor == (scheme == .dark ? .black : .white))
      #expect(tree.winner(of: card) == (scheme == .dark ? "dark" : nil))
    }
  }

  @Test func `a change of themes is seen at the next read`() {
    let tree = StyleTree()
    let label = tree.attach(AccentLabel())
    #expect(tree.viewModel(of: label).textColor == .blue)
    tree.themes = [Theme("orange") { $0[.accent] = .orange }]
    #expect(tree.viewModel(of: label).textColor == .orange)
    tree.themes.append(
      Theme("green", styleSheet: StyleSheet { StyleRule.naming("green") }) {
        $0[.accent] = .green
      })
    #expect(tree.viewModel(of: label).textColor == .green)
    #expect(tree.winner(of: label) == "green")
    tree.themes = []
    #expect(tree.viewModel(of: label).textColor == .blue)
    #expect(tree.winner(of: label) == nil)
  }

  @Test func `rules inserted and removed are seen at the next read`() {
    let tree = StyleTree()
    let card = tree.attach(CardView())
    let rule = tree.styleSheet.insert(.naming("rule"))
    #expect(tree.winner(of: card) == "rule")
    tree.packs = [StylePack("pack", styleSheet: StyleSheet { StyleRule.naming("pack") })]
    #expect(tree.winner(of: card) == "rule")
    tree.styleSheet.remove(rule)
    #expect(tree.winner(of: card) == "pack")
    tree.packs = []
    #expect(tree.winner(of: card) == nil)
  }

  @Test func `several changes before a read are all seen`() throws {
    let tree = StyleTree()
    let parent = tree.attach(AccentView())
    let label = tree.attach(AccentLabel(), to: parent)
    tree.environment.colorScheme = .dark
    tree[parent].tintColor = .green
    tree.setScope(StyleScope(themes: [Theme("yellow") { $0[.accent] = .yellow }]), at: parent)
    tree.override(label) { $0.alpha = 0.5 }
    tree.styleSheet.insert(.naming("dark", when: .colorScheme(.dark)))
    #expect(
      "\(tree.viewModel(of: label))"
        == "label(alpha: 0.5, textColor: #ffff00, tintColor: #00ff00, winner: dark)")
  }

  @Test func `a node attached between changes is styled in what is in force then`() {
    let tree = StyleTree()
    let parent = tree.attach(AccentView())
    tree[parent].tintColor = .green
    tree.environment.colorScheme = .dark
    tree.styleSheet.insert(.naming("dark", when: .colorScheme(.dark)))
    let card = tree.attach(CardView(), to: parent)
    #expect(tree.viewModel(of: card).tintColor == .green)
    #expect(tree.winner(of: card) == "dark")
  }

  private typealias Change = @Sendable (StyleTree, NodeHandle<AccentView>) -> Void

  /// Changes of one node that don't affect its neighbor.
  private static let changes: [(name: String, change: Change)] = [
    ("write", { tree, node in tree[node].tintColor = .green }),
    ("override", { tree, node in tree.override(node) { $0.tintColor = .green } }),
    ("control state", { tree, node in tree.setControlState(.selected, of: node) }),
    ("scope", { tree, node in tree.setScope(StyleScope(isBoundary: true), at: node) }),
    ("child", { tree, node in tree.attach(CardView(), to: node) }),
    ("move", { tree, node in tree.moveToRoot(node, at: 0) }),
    ("detach", { tree, node in tree.detach(node) }),
    ("setNeedsStyle", { tree, node in tree.setNeedsStyle(of: node) }),
  ]

  @Test(arguments: changes.indices)
  func `a change of one node evaluates no other again`(index: Int) {
    let tree = StyleTree()
    let screen = tree.attach(ShopScreen())
    let changed = tree.attach(AccentView(), to: screen)
    tree.attach(CardView(), to: changed)
    let neighbor = CountingView()
    let handle = tree.attach(neighbor, to: screen)
    _ = tree.viewModel(of: handle)
    let evaluations = neighbor.evaluations
    Self.changes[index].change(tree, changed)
    #expect(tree.viewModel(of: handle).backgroundColor == .yellow)
    #expect(neighbor.evaluations == evaluations, "\(Self.changes[index].name)")
  }

  @Test func `a parent's change with equal inherited values evaluates no child`() {
    let tree = StyleTree()
    let parent = tree.attach(AccentView())
    let child = CountingView()
    let handle = tree.attach(child, to: parent)
    let evaluations = child.evaluations
    tree.override(parent) { $0.alpha = 0.5 }
    #expect(tree.viewModel(of: handle).tintColor == .red)
    #expect(child.evaluations == evaluations)
    tree[parent].tintColor = .green
    #expect(tree.viewModel(of: handle).tintColor == .green)
    #expect(child.evaluations > evaluations)
  }

  @Test func `marking evaluates nothing until a node is read`() {
    let tree = StyleTree()
    let view = CountingView()
    let handle = tree.attach(view)
    let evaluations = view.evaluations
    for scheme in [StyleEnvironment.ColorScheme.dark, .light, .dark] {
      tree.environment.colorScheme = scheme
      tree.setNeedsStyle(of: handle)
      tree.override(handle) { $0.alpha = 0.5 }
    }
    #expect(view.evaluations == evaluations)
    _ = tree.viewModel(of: handle)
    #expect(view.evaluations == evaluations + 1)
  }
}
