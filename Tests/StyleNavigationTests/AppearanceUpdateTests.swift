import ProtocolStyle
import Testing

@testable import StyleNavigation

extension Token<Color> {
  fileprivate static let brand = Token("navigationBrand", default: .blue)
}

/// A screen whose bars have the brand's color.
private struct BrandScreen: ScreenAppearanceContext {
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Token.brand.value) }
}

/// The same screen with its own brand.
private struct GuestScreen: ScreenAppearanceContext, ScopeProviding {
  static let scope = StyleScope(themes: [Theme("guest") { $0[.brand] = .green }])
  var styleScope: StyleScope { Self.scope }
  var preferredAppearance: ScreenAppearance? { ScreenAppearance(barColor: Token.brand.value) }
}

/// Screens whose appearances change, and changes of their surroundings.
@Suite struct AppearanceUpdateTests {
  @Test func `a top screen is read again, animated`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    let screen = try stack.push(WishScreen(.red))
    _ = strategy.takeChanges()
    stack.tree[screen].preferredAppearance = ScreenAppearance(barColor: .red).inverse()
    stack.tree[screen].prefersToolbarHidden = false
    #expect(stack.navigationColor == .red)
    stack.setNeedsAppearanceUpdate(from: screen)
    #expect(stack.navigationColor == .cyan)
    #expect(stack.toolbarColor == .cyan)
    #expect(strategy.changes.map(\.isAnimated) == [true, true])
    #expect(stack.phase == .resting)
  }

  @Test func `another screen is read when it's shown`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(WishScreen(.red))
    try stack.push(WishScreen(.green))
    stack.tree[root].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: root)
    #expect(stack.navigationColor == .green)
    try stack.pop()
    #expect(stack.navigationColor == .black)
  }

  @Test func `during an animation nothing happens until that is over`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    let screen = try stack.push(WishScreen(.red), animated: true)
    stack.tree[screen].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: screen)
    #expect(stack.navigationColor == .red)
    try stack.finishAnimation()
    #expect(stack.navigationColor == .black)
    #expect(strategy.changes.map(\.isAnimated) == [true, true])
  }

  @Test func `a screen of another stack is not read`() throws {
    let stack = ScreenStack.make()
    let screen = try stack.push(WishScreen(.red))
    stack.tree[screen].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: stack.tree.attach(WishScreen()))
    #expect(stack.navigationColor == .red)
    stack.updateAppearance()
    #expect(stack.navigationColor == .black)
  }

  @Test func `screens are read in their own context`() throws {
    let tree = StyleTree(themes: [Theme("shop") { $0[.brand] = .red }])
    let stack = ScreenStack.make(in: tree)
    try stack.push(BrandScreen())
    #expect(stack.navigationColor == .red)
    let guest = try stack.push(GuestScreen())
    #expect(stack.navigationColor == .green)
    tree.setScope(StyleScope(themes: [Theme("host") { $0[.brand] = .yellow }]), at: guest)
    stack.updateAppearance()
    #expect(stack.navigationColor == .yellow)
    try stack.pop()
    tree.tokens[.brand] = .purple
    stack.updateAppearance()
    #expect(stack.navigationColor == .purple)
  }

  @Test func `a theme switch reads no screen; adaptive colors follow the environment`() throws {
    let strategy = RecordingStrategy()
    let tree = StyleTree()
    let stack = ScreenStack.make(in: tree, strategy: strategy)
    try stack.push(BrandScreen())
    tree.themes = [Theme("shop") { $0[.brand] = .red }]
    #expect(stack.navigationColor == .blue)
    try stack.push(WishScreen(.adaptive(light: .yellow, dark: .purple)))
    tree.environment.colorScheme = .dark
    #expect(stack.navigationColor == .purple)
    #expect(strategy.changes.count == 2)
  }

  @Test func `a theme switch during an interactive pop neither loses nor repeats anything`() throws
  {
    let strategy = RecordingStrategy()
    let tree = StyleTree()
    let stack = ScreenStack.make(in: tree, strategy: strategy)
    let adaptive = Color.adaptive(light: .red, dark: .green)
    try stack.push(WishScreen(adaptive))
    try stack.push(WishScreen(.blue))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.5)
    _ = strategy.takeChanges()
    tree.themes = [Theme("night") { $0[.brand] = .red }]
    tree.environment.colorScheme = .dark
    #expect(stack.navigationColor == Color.blue.interpolated(to: .green, at: 0.5))
    try stack.updateInteractivePop(progress: 0.5)
    #expect(strategy.changes.isEmpty)
    try stack.finishInteractivePop()
    #expect(stack.navigationColor == .green)
    #expect(strategy.changes.map(\.appearance) == [BarAppearance(color: adaptive)])
  }
}
