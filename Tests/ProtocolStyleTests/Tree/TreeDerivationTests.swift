import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct OwnBar: NavigationBarNode, BackgroundColor {
  var backgroundColor: Color { .red }
}

private struct ClosedBar: NavigationBarNode, CustomClosure {
  let customClosure: StyleClosure
}

/// Derivations in a tree: they have the level of their highest input, and explicit values of that
/// level or above override them.
@Suite struct TreeDerivationTests {
  @Test func `a rule's background derives the bar tint`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.backgroundColor = .blue } })
    let bar = tree.attach(ShopBar())
    #expect(tree.viewModel(of: bar).barTintColor == .blue)
    let derived = tree.viewModel(of: bar).filter(\.isDerived)
    #expect(derived.map(\.attribute.name) == ["barTintColor"])
    tree.styleSheet = StyleSheet()
    #expect("\(tree.viewModel(of: bar))" == "navigationBar()")
  }

  @Test(arguments: [true, false])
  func `within the level of rules, explicit values win over derived ones`(isFirst: Bool) {
    let tint = StyleRule(for: .navigationBar) { $0.barTintColor = .green }
    let background = StyleRule(for: ShopBar.self) { $0.backgroundColor = .blue }
    let rules = isFirst ? [tint, background] : [background, tint]
    let tree = StyleTree(styleSheet: StyleSheet { rules })
    let model = tree.viewModel(of: tree.attach(ShopBar()))
    #expect(model.barTintColor == .green)
    #expect(model.backgroundColor == .blue)
  }

  @Test func `a node's own background derives its bar tint even if a rule set one`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })
    #expect(tree.viewModel(of: tree.attach(OwnBar())).barTintColor == .red)
  }

  @Test func `the tint of a node's own background wins over a rule's nil`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = nil } })
    #expect(tree.viewModel(of: tree.attach(OwnBar())).barTintColor == .red)
    let plain = tree.attach(ShopBar())
    tree.styleSheet.insert(StyleRule(for: .view) { $0.backgroundColor = .blue })
    #expect(tree.viewModel(of: plain).barTintColor == nil)
  }

  @Test func `a closure's background wins over a rule's bar tint, and its nil over both`() {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })
    let filled = tree.attach(ClosedBar { $0.backgroundColor = .yellow })
    let cleared = tree.attach(
      ClosedBar { model in
        model.backgroundColor = .yellow
        model.barTintColor = nil
      })
    #expect(tree.viewModel(of: filled).barTintColor == .yellow)
    #expect(tree.viewModel(of: cleared).barTintColor == nil)
  }

  @Test func `derived values are derived again when an input changes`() {
    let tree = StyleTree()
    let bar = tree.attach(ShopBar())
    tree.override(bar) { $0.backgroundColor = .adaptive(light: .white, dark: .black) }
    #expect(tree.viewModel(of: bar).barTintColor == .white)
    tree.environment.colorScheme = .dark
    #expect(tree.viewModel(of: bar).barTintColor == .black)
    tree.clearOverrides(of: bar)
    #expect(tree.viewModel(of: bar).barTintColor == nil)
  }
}
