import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// The preferences of screens, and their effects on the bars.
@Suite struct ScreenStackTests {
  @Test func `a new stack shows the bar above and hides the one below`() {
    let stack = ScreenStack.make()
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.isToolbarHidden)
    #expect(stack.appearance == nil)
    #expect(stack.top == nil)
    #expect(stack.navigationColor == nil)
  }

  @Test func `bars and screens hang in the container`() throws {
    let stack = ScreenStack.make()
    let screen = try stack.push(ShopScreen())
    #expect(
      stack.tree.children(of: stack.container)
        == [stack.navigationBar, try #require(stack.toolbar), screen.erased])
  }

  @Test func `the tree has the screens in the order of the stack`() throws {
    let stack = ScreenStack.make()
    let (red, green) = (try stack.push(BarScreen(.red)), try stack.push(BarScreen(.green)))
    let blue = try stack.push(BarScreen(.blue))
    let aside = stack.tree.attach(ShopScreen(), to: stack.container)
    _ = stack.tree.refresh()
    let added = try stack.replaceScreens(
      keeping: [blue.erased, red.erased], with: [ShopScreen()], animated: true)
    let bars = [stack.navigationBar, try #require(stack.toolbar)]
    #expect(
      stack.tree.children(of: stack.container)
        == bars + [blue.erased, red.erased, green.erased, aside.erased] + added)
    try stack.finishAnimation()
    #expect(
      stack.tree.children(of: stack.container)
        == bars + [blue.erased, red.erased, aside.erased] + added)
    #expect(stack.tree.refresh().moved == [blue.erased])
    try stack.replaceScreens(keeping: stack.screens)
    #expect(stack.tree.refresh().moved.isEmpty)
  }

  @Test(arguments: [false, true])
  func `reports mark the changes of bars in an animated transition`(isAnimated: Bool) throws {
    let stack = ScreenStack.make()
    try stack.push(BarScreen(.red))
    stack.tree.refresh()
    try stack.push(BarScreen(.blue), animated: isAnimated)
    let changes = stack.tree.refresh().changes.filter { $0.node == stack.navigationBar }
    #expect(changes.map(\.isAnimated) == [isAnimated])
  }

  @Test func `the preferences of a screen have defaults`() throws {
    struct SilentScreen: ScreenAppearanceContext {}
    let stack = ScreenStack.make()
    try stack.push(
      BarScreen(prefersNavigationBarHidden: true, prefersToolbarHidden: false))
    try stack.push(SilentScreen())
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.isToolbarHidden)
    #expect(stack.appearance == nil)
  }

  @Test func `a screen without preferences changes nothing`() throws {
    let stack = ScreenStack.make()
    try stack.push(
      BarScreen(
        prefersNavigationBarHidden: true, prefersToolbarHidden: false,
        preferredAppearance: .dark))
    try stack.push(ShopScreen())
    #expect(stack.isNavigationBarHidden)
    #expect(!stack.isToolbarHidden)
    #expect(stack.appearance == .dark)
    #expect(stack.toolbarColor == .black)
  }

  @Test func `an appearance stays until another screen has one`() throws {
    let stack = ScreenStack.make()
    try stack.push(BarScreen(.red))
    try stack.push(BarScreen())
    #expect(stack.navigationColor == .red)
    try stack.push(BarScreen(.green))
    #expect(stack.navigationColor == .green)
    try stack.pop()
    #expect(stack.navigationColor == .green)
    try stack.pop()
    #expect(stack.navigationColor == .red)
  }

  @Test func `popping reads the next screen's preferences, and detaches the popped ones`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(BarScreen(.red))
    let second = try stack.push(BarScreen(.green))
    let third = try stack.push(BarScreen(.blue))
    try stack.push(BarScreen(.yellow))
    try stack.pop(to: second)
    #expect(stack.navigationColor == .green)
    #expect(stack.screens == [root.erased, second.erased])
    #expect(!stack.tree.contains(third))
    try stack.popToRoot()
    #expect(stack.navigationColor == .red)
    #expect(stack.tree.count == 4)
  }

  @Test func `popping to the top screen does nothing, and reads nothing`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(BarScreen(.red))
    stack.tree[root].preferredAppearance = .dark
    try stack.popToRoot(animated: true)
    try stack.pop(to: root, animated: true)
    #expect(stack.appearance == ScreenAppearance(barColor: .red))
    #expect(stack.phase == .resting)
  }

  @Test func `replacing keeps some screens and reads the new top screen`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(BarScreen(.red))
    let second = try stack.push(BarScreen(.green))
    let third = try stack.push(BarScreen(.blue))
    let added = try stack.replaceScreens(
      keeping: [third.erased, root.erased], with: [ShopScreen()])
    #expect(stack.screens == [third.erased, root.erased] + added)
    #expect(stack.navigationColor == .blue)
    #expect(!stack.tree.contains(second))
    try stack.replaceScreens(keeping: [root.erased])
    #expect(stack.navigationColor == .red)
    try stack.replaceScreens()
    #expect(stack.top == nil)
    #expect(stack.navigationColor == .red)
  }

  @Test func `an equal appearance is written once, bar by bar`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    try stack.push(BarScreen(.red, toolbar: true))
    #expect(strategy.takeChanges().map(\.bar) == [.navigationBar, .toolbar])
    try stack.push(BarScreen(.red, toolbar: true))
    #expect(strategy.takeChanges().isEmpty)
    var appearance = ScreenAppearance(barColor: .red)
    appearance.toolbar = BarAppearance(color: .green)
    try stack.push(BarScreen(prefersToolbarHidden: false, preferredAppearance: appearance))
    #expect(strategy.takeChanges().map(\.bar) == [.toolbar])
    appearance.statusBarStyle = .default
    try stack.push(BarScreen(prefersToolbarHidden: false, preferredAppearance: appearance))
    #expect(strategy.takeChanges().map(\.bar) == [.navigationBar])
    #expect(stack.statusBarStyle == .default)
  }

  @Test func `a hidden bar is not written, and one that shows receives the current appearance`()
    throws
  {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    try stack.push(BarScreen(.red))
    try stack.push(
      BarScreen(prefersNavigationBarHidden: true, preferredAppearance: .dark))
    #expect(strategy.takeChanges().map(\.appearance) == [BarAppearance(color: .red)])
    #expect(stack.navigationColor == .red)
    #expect(stack.toolbarColor == nil)
    try stack.push(BarScreen(prefersToolbarHidden: false))
    #expect(strategy.takeChanges().map(\.bar) == [.navigationBar, .toolbar])
    #expect(stack.navigationColor == .black)
    #expect(stack.toolbarColor == .black)
  }

  @Test(arguments: [false, true]) func `changes have an animation flag`(isAnimated: Bool)
    throws
  {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    try stack.push(BarScreen(.red), animated: isAnimated)
    try stack.push(BarScreen(.green), animated: isAnimated)
    try stack.pop(animated: isAnimated)
    try stack.replaceScreens(with: [BarScreen(.blue)], animated: isAnimated)
    #expect(strategy.changes.map(\.isAnimated) == [isAnimated, isAnimated, isAnimated, isAnimated])
    #expect(stack.phase == (isAnimated ? .animating : .resting))
  }

  @Test func `a screen that is popped stays attached until the animation ends or is cut short`()
    throws
  {
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    let second = try stack.push(ShopScreen())
    try stack.pop(animated: true)
    #expect(stack.tree.contains(second))
    try stack.finishAnimation()
    #expect(!stack.tree.contains(second))
    let third = try stack.push(ShopScreen())
    try stack.pop(animated: true)
    try stack.push(ShopScreen(), animated: true)
    #expect(!stack.tree.contains(third))
  }
}
