import ProtocolStyle
import Testing

@testable import TreeFixtures

/// The bar of a screen that the app does not own.
private struct SystemBar: NavigationBarNode {}

private struct SystemContactScreen: ScreenNode {}

/// A contact screen that is a boundary.
private struct FencedContactScreen: ScreenNode, ScopeProviding {
  var styleScope: StyleScope { StyleScope(isBoundary: true) }
}

/// The case for which users of UIAppearance saved and restored values: the app's green bar rule
/// must not affect a system contact screen, nor the screens that it presents.
@Suite struct SystemScreenTests {
  @Test func `reset: the system's screens stay plain, the app's own bar never changes`() {
    let tree = greenTree()
    let own = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    let token = tree.reset(of: .navigationBar)
    let contact = tree.attach(SystemBar(), to: tree.attach(SystemContactScreen()))
    #expect(tree.viewModel(of: own).barTintColor == .green)
    let presented = tree.attach(SystemBar(), to: tree.attach(SystemContactScreen()))
    tree.restore(token)
    let later = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    #expect(tree.viewModel(of: own).barTintColor == .green)
    #expect(tree.viewModel(of: contact).barTintColor == nil)
    #expect(tree.viewModel(of: presented).barTintColor == nil)
    #expect(tree.viewModel(of: later).barTintColor == .green)
  }

  @Test func `reset as a block: the same`() {
    let tree = greenTree()
    let own = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    let contact = tree.withReset(of: .navigationBar) {
      tree.attach(SystemContactScreen()) { SystemBar() }
    }
    let bar = tree.children(of: contact)[0]
    #expect(tree.viewModel(of: own).barTintColor == .green)
    #expect(tree.viewModel(of: bar).barTintColor == nil)
    tree.environment.colorScheme = .dark
    tree.styleSheet.insert(StyleRule(for: .navigationBar) { $0.barTintColor = .purple })
    #expect(tree.viewModel(of: own).barTintColor == .purple)
    #expect(tree.viewModel(of: bar).barTintColor == nil)
  }

  @Test func `boundary: a screen fenced off takes no rule`() {
    let tree = greenTree()
    let own = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    let contact = tree.attach(SystemBar(), to: tree.attach(FencedContactScreen()))
    let presented = tree.attach(SystemContactScreen())
    tree.setScope(StyleScope(isBoundary: true), at: presented)
    let presentedBar = tree.attach(SystemBar(), to: presented)
    #expect(tree.viewModel(of: own).barTintColor == .green)
    #expect(tree.viewModel(of: contact).barTintColor == nil)
    #expect(tree.viewModel(of: presentedBar).barTintColor == nil)
  }

  @Test func `containment: a rule for the app's own screens does not reach others`() {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .navigationBar, containedIn: [ShopScreen.self]) { $0.barTintColor = .green }
      })
    let own = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    let contact = tree.attach(SystemBar(), to: tree.attach(SystemContactScreen()))
    let presented = tree.attach(SystemBar(), to: tree.attach(SystemContactScreen()))
    #expect(tree.viewModel(of: own).barTintColor == .green)
    #expect(tree.viewModel(of: contact).barTintColor == nil)
    #expect(tree.viewModel(of: presented).barTintColor == nil)
  }

  private func greenTree() -> StyleTree {
    StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.barTintColor = .green } })
  }
}
