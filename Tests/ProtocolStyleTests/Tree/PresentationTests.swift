import ProtocolStyle
import Testing

@testable import TreeFixtures

private struct PaperScreen: ScreenNode, ScopeProviding {
  /// Paper is always light.
  var styleScope: StyleScope { StyleScope { $0.colorScheme = .light } }
}

private struct PageView: ViewNode, BackgroundColor {
  var backgroundColor: Color { .adaptive(light: .white, dark: .black) }
}

/// Day and night while a screen is presented: presented screens are roots, which change as well.
@Suite struct PresentationTests {
  private let tree = StyleTree(
    styleSheet: StyleSheet {
      StyleRule(for: ShopBar.self) { $0.barTintColor = .adaptive(light: .white, dark: .black) }
      StyleRule.naming("night", ShopBar.self, when: .colorScheme(.dark))
    })

  @Test func `all roots follow, and what is presented stays`() {
    let bars = [tree.attach(ShopScreen()).erased, tree.attach(ContactScreen()).erased]
      .map { tree.attach(ShopBar(), to: $0) }
    let roots = tree.roots
    for (scheme, color) in [
      (StyleEnvironment.ColorScheme.dark, Color.black), (.light, .white), (.dark, .black),
    ] {
      tree.environment.colorScheme = scheme
      #expect(bars.map { tree.viewModel(of: $0).barTintColor } == [color, color])
      #expect(
        bars.map { tree.winner(of: $0) }
          == Array(repeating: scheme == .dark ? "night" : nil, count: 2))
      #expect(tree.roots == roots)
    }
  }

  @Test func `a screen presented at night is of the night, and follows into the day`() {
    let below = tree.attach(ShopBar(), to: tree.attach(ShopScreen()))
    tree.environment.colorScheme = .dark
    let screen = tree.attach(ContactScreen())
    let bar = tree.attach(ShopBar(), to: screen)
    #expect(tree.viewModel(of: bar).barTintColor == .black)
    tree.refresh()
    tree.environment.colorScheme = .light
    let report = tree.refresh()
    #expect(Set(report.changes.map(\.node)) == [below.erased, bar.erased])
    #expect(tree.viewModel(of: bar).barTintColor == .white)
    tree.detach(screen)
    tree.environment.colorScheme = .dark
    #expect(tree.refresh().changes.map(\.node) == [below.erased])
  }

  @Test func `a presented screen with its own scope inherits the other properties`() {
    let screen = tree.attach(PaperScreen())
    let page = tree.attach(PageView(), to: screen)
    let lamp = tree.attach(TokenView(token: .lamp, counter: EvaluationCounter()), to: screen)
    tree.refresh()
    tree.environment.colorScheme = .dark
    tree.tokens[.lamp] = .green
    #expect(tree.refresh().changes.map(\.node) == [lamp.erased])
    #expect(tree.viewModel(of: page).backgroundColor == .white)
    #expect(tree.viewModel(of: lamp).backgroundColor == .green)
  }
}
