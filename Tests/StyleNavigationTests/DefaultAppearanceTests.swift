import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

extension Token<Color> {
  fileprivate static let followed = Token("navigationFollowed", default: .blue)
}

/// A screen whose bars have a token's color, the color of the environment's scheme, or a custom
/// color.
private struct FollowingScreen: ScreenAppearanceContext {
  var color: Color?
  var preferredAppearance: ScreenAppearance? {
    let isDark = StyleEnvironment.current.colorScheme == .dark
    return ScreenAppearance(barColor: color ?? (isDark ? .black : Token.followed.value))
  }
}

@Suite struct DefaultAppearanceTests {
  @Test func `without a default, a root that returns nil keeps the previous appearance`() throws {
    let stack = ScreenStack.make()
    try stack.push(BarScreen())
    try stack.push(BarScreen(.blue))
    try stack.pop()
    #expect(stack.navigationColor == .blue)
  }

  @Test func `with a default, a root that returns nil has that again`() throws {
    let stack = ScreenStack.make()
    stack.defaultAppearance = ScreenAppearance(barColor: .green)
    try stack.push(BarScreen())
    #expect(stack.navigationColor == .green)
    try stack.push(BarScreen(.blue))
    #expect(stack.navigationColor == .blue)
    try stack.pop()
    #expect(stack.navigationColor == .green)
  }

  @Test func `so has a screen without preferences`() throws {
    let stack = ScreenStack.make()
    stack.defaultAppearance = ScreenAppearance(barColor: .green)
    try stack.push(
      BarScreen(
        prefersNavigationBarHidden: false, prefersToolbarHidden: false, preferredAppearance: .dark))
    try stack.push(ShopScreen())
    #expect(stack.navigationColor == .green)
    #expect(!stack.isToolbarHidden)
  }

  @Test func `a new default applies at once if a screen has no appearance`() throws {
    let stack = ScreenStack.make()
    try stack.push(BarScreen())
    stack.defaultAppearance = ScreenAppearance(barColor: .green)
    #expect(stack.navigationColor == .green)
    stack.defaultAppearance = nil
    #expect(stack.navigationColor == .green)
    try stack.push(BarScreen(.blue))
    stack.defaultAppearance = .dark
    #expect(stack.navigationColor == .blue)
  }

  @Test func `a refresh follows the theme, the environment and the screen's model`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    let tree = stack.tree
    let screen = try stack.push(FollowingScreen())
    #expect(stack.navigationColor == .blue)
    tree.refresh()
    _ = strategy.takeChanges()

    tree.themes = [Theme("red") { $0[.followed] = .red }]
    let report = tree.refresh()
    #expect(report.changes.map(\.node).contains(stack.navigationBar))
    #expect(stack.navigationColor == .red)
    #expect(strategy.takeChanges().map(\.isAnimated) == [false])

    tree.environment.colorScheme = .dark
    tree.refresh()
    #expect(stack.navigationColor == .black)

    tree[screen].color = .yellow
    tree.refresh()
    #expect(stack.navigationColor == .yellow)
    #expect(stack.statusBarStyle == .darkContent)

    _ = strategy.takeChanges()
    tree.refresh()
    #expect(strategy.takeChanges().isEmpty)
  }

  @Test func `changes during an animation are applied at its end`() throws {
    let stack = ScreenStack.make()
    try stack.push(FollowingScreen(), animated: true)
    stack.tree.themes = [Theme("red") { $0[.followed] = .red }]
    stack.tree.refresh()
    #expect(stack.navigationColor == .blue)
    try stack.finishAnimation()
    #expect(stack.navigationColor == .red)
  }

  @Test func `a stack that is gone follows no more`() throws {
    let tree = StyleTree()
    var stack: ScreenStack? = ScreenStack.make(in: tree)
    try stack?.push(FollowingScreen())
    let bar = try #require(stack?.navigationBar)
    stack = nil
    tree.themes = [Theme("red") { $0[.followed] = .red }]
    tree.refresh()
    #expect(tree.viewModel(of: bar).backgroundColor == .blue)
  }
}
