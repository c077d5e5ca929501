import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// A pop by a gesture, which can be cancelled.
@Suite struct InteractivePopTests {
  @Test func `progress blends the two appearances, there and back`() throws {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    try stack.beginInteractivePop()
    #expect(stack.navigationColor == .blue)
    for progress in [0.25, 0.75, 0.5] {
      try stack.updateInteractivePop(progress: progress)
      #expect(stack.navigationColor == Color.blue.interpolated(to: .red, at: progress))
    }
    try stack.updateInteractivePop(progress: 1)
    #expect(stack.navigationColor == .red)
    #expect(stack.screens.count == 2)
  }

  static let progresses: [(Double, Double)] = [
    (-1, 0), (2, 1), (.nan, 0), (.infinity, 0), (0.5, 0.5),
  ]

  @Test(arguments: progresses)
  func `progress is clamped`(given: Double, kept: Double) throws {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: given)
    #expect(stack.phase == .popping(progress: kept))
  }

  @Test(arguments: [true, false])
  func `bars follow the finger without motion, and move again afterwards`(finishes: Bool) throws {
    let motion = MotionValues(.snappy())
    func screen(_ color: Color) -> BarScreen {
      BarScreen(
        preferredAppearance: ScreenAppearance(
          navigationBar: BarAppearance(backgroundColor: color, motion: motion)))
    }
    let stack = try stack(from: screen(.blue), to: screen(.red))
    func shown() -> MotionValues? { stack.tree.viewModel(of: stack.navigationBar).motion }
    #expect(shown() == motion)
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.3)
    #expect(shown() == .immediate)
    let change = stack.tree.refresh().changes.first { $0.node == stack.navigationBar.erased }
    #expect(change?.motion == .immediate)
    if finishes {
      try stack.finishInteractivePop()
    } else {
      try stack.cancelInteractivePop()
    }
    #expect(shown() == motion)
    #expect(stack.navigationColor == (finishes ? .red : .blue))
  }

  @Test(arguments: [0, 0.3, 1]) func `finishing pops`(progress: Double) throws {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red, toolbar: true))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: progress)
    try stack.finishInteractivePop()
    #expect(stack.screens.count == 1)
    #expect(stack.tree.count == 4)
    #expect(stack.navigationColor == .red)
    #expect(stack.toolbarColor == .red)
    #expect(!stack.isToolbarHidden)
  }

  @Test(arguments: [0, 0.3, 1]) func `cancelling restores visibility and appearance`(
    progress: Double
  ) throws {
    let top = BarScreen(
      prefersNavigationBarHidden: true, prefersToolbarHidden: false, preferredAppearance: .dark)
    let stack = try stack(from: top, to: BarScreen(.red))
    try stack.beginInteractivePop()
    #expect(!stack.isNavigationBarHidden)
    #expect(stack.isToolbarHidden)
    #expect(stack.navigationColor == .red)
    try stack.updateInteractivePop(progress: progress)
    try stack.cancelInteractivePop()
    #expect(stack.isNavigationBarHidden)
    #expect(!stack.isToolbarHidden)
    #expect(stack.appearance == .dark)
    #expect(stack.toolbarColor == .black)
    #expect(stack.statusBarStyle == .lightContent)
    #expect(stack.screens.count == 2)
  }

  @Test func `cancelling restores the other screen's appearance`() throws {
    let stack = try stack(from: BarScreen(), to: BarScreen(.red))
    let root = try #require(stack.tree.handle(stack.screens[0], as: BarScreen.self))
    stack.tree[root].preferredAppearance = .dark
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.9)
    try stack.cancelInteractivePop()
    #expect(stack.appearance == ScreenAppearance(barColor: .red))
    #expect(stack.navigationColor == .red)
  }

  @Test func `cancelling restores that no screen had answered`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    try stack.replaceScreens(with: [BarScreen(.red), ShopScreen()])
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.4)
    #expect(strategy.changes.isEmpty)
    try stack.updateInteractivePop(progress: 0.6)
    #expect(stack.navigationColor == .red)
    try stack.cancelInteractivePop()
    #expect(strategy.changes.map(\.appearance) == [BarAppearance(color: .red), nil])
    #expect(stack.navigationColor == nil)
    #expect(stack.appearance == nil)
    #expect(stack.tree.viewModel(of: stack.navigationBar).statusBarStyle == nil)
  }

  @Test func `the status bar changes halfway`() throws {
    let stack = try stack(from: BarScreen(.black), to: BarScreen(.white))
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.49)
    #expect(stack.statusBarStyle == .lightContent)
    try stack.updateInteractivePop(progress: 0.5)
    #expect(stack.statusBarStyle == .darkContent)
  }

  @Test func `the status bar over a hidden bar changes halfway too`() throws {
    let hidden = BarScreen(
      prefersNavigationBarHidden: true, preferredAppearance: .light)
    let stack = try stack(from: BarScreen(.black), to: hidden)
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0.49)
    #expect(stack.statusBarStyle == .lightContent)
    try stack.updateInteractivePop(progress: 0.5)
    #expect(stack.statusBarStyle == .darkContent)
  }

  @Test func `only differences are applied, and only the end may be animated`() throws {
    let strategy = RecordingStrategy()
    let stack = ScreenStack.make(strategy: strategy)
    try stack.push(BarScreen(.red))
    try stack.push(BarScreen(.blue))
    _ = strategy.takeChanges()
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 0)
    #expect(strategy.changes.isEmpty)
    try stack.updateInteractivePop(progress: 0.5)
    try stack.updateInteractivePop(progress: 0.5)
    try stack.cancelInteractivePop(animated: true)
    #expect(strategy.takeChanges().map(\.isAnimated) == [false, true])
    try stack.finishAnimation()
    try stack.beginInteractivePop()
    try stack.updateInteractivePop(progress: 1)
    try stack.finishInteractivePop(animated: true)
    #expect(strategy.takeChanges().map(\.isAnimated) == [false])
    #expect(stack.tree.count == 5)
    try stack.finishAnimation()
    #expect(stack.tree.count == 4)
  }

  @Test func `a changed screen is read again when the pop is cancelled`()
    throws
  {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    let top = try #require(stack.tree.handle(stack.screens[1], as: BarScreen.self))
    try stack.beginInteractivePop()
    stack.tree[top].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: top)
    #expect(stack.navigationColor == .blue)
    try stack.cancelInteractivePop()
    #expect(stack.navigationColor == .black)
  }

  @Test func `so is one that will show, when the pop is finished`() throws {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    let root = try #require(stack.tree.handle(stack.screens[0], as: BarScreen.self))
    try stack.beginInteractivePop()
    stack.tree[root].preferredAppearance = .dark
    stack.setNeedsAppearanceUpdate(from: root)
    try stack.finishInteractivePop(animated: true)
    #expect(stack.navigationColor == .red)
    try stack.finishAnimation()
    #expect(stack.navigationColor == .black)
  }

  @Test(arguments: [false, true], [false, true])
  func `a default that is set during a pop stays when the pop ends`(
    isFinished: Bool, isAnimated: Bool
  ) throws {
    let stack = try stack(from: BarScreen(), to: BarScreen())
    try stack.beginInteractivePop()
    stack.defaultAppearance = .dark
    if isFinished {
      try stack.finishInteractivePop(animated: isAnimated)
    } else {
      try stack.cancelInteractivePop(animated: isAnimated)
    }
    if isAnimated { try stack.finishAnimation() }
    #expect(stack.appearance == .dark)
    #expect(stack.navigationColor == .black)
  }

  @Test func `a change that a refresh finds during a pop is followed when the pop is finished`()
    throws
  {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    let root = try #require(stack.tree.handle(stack.screens[0], as: BarScreen.self))
    try stack.beginInteractivePop()
    stack.tree[root].preferredAppearance = .dark
    stack.tree.refresh()
    try stack.finishInteractivePop()
    #expect(stack.navigationColor == .black)
  }

  @Test func `a request is answered once`() throws {
    let stack = try stack(from: BarScreen(.blue), to: BarScreen(.red))
    let top = try #require(stack.tree.handle(stack.screens[1], as: BarScreen.self))
    try stack.beginInteractivePop()
    stack.setNeedsAppearanceUpdate(from: top)
    try stack.cancelInteractivePop(animated: true)
    stack.tree[top].preferredAppearance = .dark
    try stack.finishAnimation()
    #expect(stack.navigationColor == .blue)
  }

  private func stack(from top: BarScreen, to root: BarScreen) throws -> ScreenStack {
    let stack = ScreenStack.make()
    try stack.push(root)
    try stack.push(top)
    return stack
  }
}
