import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// An appearance that was applied to a bar is its local override, with any strategy.
@Suite struct ApplyingStrategyTests {
  @Test func `rules and traits are visible if the appearance has no value`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .navigationBar) {
          $0.backgroundColor = .green
          $0.tintColor = .brown
          $0.isTranslucent = false
        }
      })
    let stack = ScreenStack(
      ShopNavigation(), navigationBar: FontedBar(), toolbar: ShopToolbar(), in: tree)
    var bar = BarAppearance(style: nil, backgroundColor: .red, tintColor: nil)
    try stack.push(
      BarScreen(preferredAppearance: ScreenAppearance(navigationBar: bar)))
    let first = tree.viewModel(of: stack.navigationBar)
    #expect(first.backgroundColor == .red)
    #expect(first.barTintColor == .red)
    #expect(first.tintColor == .brown)
    #expect(first.barStyle == nil)
    #expect(first.isTranslucent == false)
    bar = BarAppearance(
      style: .black, backgroundColor: nil, tintColor: .yellow, barTintColor: .blue)
    try stack.push(
      BarScreen(preferredAppearance: ScreenAppearance(navigationBar: bar)))
    let second = tree.viewModel(of: stack.navigationBar)
    #expect(second.backgroundColor == .green)
    #expect(second.barTintColor == .blue)
    #expect(second.tintColor == .yellow)
    #expect(second.barStyle == .black)
    #expect(second.statusBarStyle == .lightContent)
  }

  @Test func `the title's color is the tint, and keeps its font`() throws {
    let tree = StyleTree()
    let stack = ScreenStack(
      ShopNavigation(), navigationBar: FontedBar(), toolbar: ShopToolbar(), in: tree)
    try stack.push(BarScreen(.red, toolbar: true))
    let bar = tree.viewModel(of: stack.navigationBar)
    let font = FontDescriptor("Helvetica Neue", size: 20)
    #expect(bar.titleTextAttributes == TextAttributes(foregroundColor: .black, font: font))
    #expect(tree.viewModel(of: try #require(stack.toolbar)).tintColor == .black)
  }

  @Test func `title attributes of a rule keep all but the color`() throws {
    let font = FontDescriptor("Futura", size: 30)
    let tree = StyleTree(
      styleSheet: StyleSheet {
        StyleRule(for: .navigationBar) {
          $0.titleTextAttributes = TextAttributes(foregroundColor: .green, font: font)
          $0.largeTitleTextAttributes = TextAttributes(foregroundColor: .green, font: font)
        }
      })
    let stack = ScreenStack.make(in: tree)
    try stack.push(BarScreen(.blue))
    let bar = tree.viewModel(of: stack.navigationBar)
    let expected = TextAttributes(foregroundColor: .white, font: font)
    #expect(bar.titleTextAttributes == expected)
    #expect(bar.largeTitleTextAttributes == expected)
  }

  @Test func `a new strategy applies the current appearances at once, not animated`() throws {
    let first = RecordingStrategy(mark: 1)
    let second = RecordingStrategy(mark: 2)
    let stack = ScreenStack.make(strategy: first)
    try stack.push(BarScreen(.red, toolbar: true), animated: true)
    _ = first.takeChanges()
    stack.strategy = second
    #expect(second.changes.map(\.bar) == [.navigationBar, .toolbar])
    #expect(second.changes.map(\.isAnimated) == [false, false])
    #expect(first.changes.isEmpty)
    #expect(stack.tree.viewModel(of: try #require(stack.toolbar)).shadowRadius == 2)
    #expect(stack.toolbarColor == .red)
  }

  @Test func `it applies to a hidden bar when that shows, though the appearance is equal`() throws {
    let second = RecordingStrategy(mark: 2)
    let stack = ScreenStack.make(strategy: RecordingStrategy(mark: 1))
    try stack.push(BarScreen(.red, toolbar: true))
    try stack.push(BarScreen(.red))
    stack.strategy = second
    #expect(second.changes.map(\.bar) == [.navigationBar])
    #expect(stack.tree.viewModel(of: try #require(stack.toolbar)).shadowRadius == 1)
    try stack.pop()
    #expect(second.changes.map(\.bar) == [.navigationBar, .toolbar])
    #expect(stack.tree.viewModel(of: try #require(stack.toolbar)).shadowRadius == 2)
  }

  @Test func `during an interactive pop it applies the blend`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make()
    try stack.push(BarScreen(.red))
    try stack.push(BarScreen(.blue))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.5)
    stack.strategy = strategy
    let blend = BarAppearance(color: .blue).interpolated(to: BarAppearance(color: .red), at: 0.5)
    #expect(strategy.changes.map(\.appearance) == [blend])
  }

  @Test func `it applies nothing to bars that have received nothing`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    stack.strategy = strategy
    #expect(strategy.changes.isEmpty)
  }
}
