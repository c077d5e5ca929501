import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// The hidden screens of a stack; renderers show only the top screen.
@Suite struct HiddenScreenTests {
  private func isHidden(_ node: AnyNodeHandle?, in stack: ScreenStack) -> Bool? {
    node.map { stack.tree.viewModel(of: $0).isHidden == true }
  }

  private func hiddenScreens(of stack: ScreenStack) -> [Bool] {
    stack.screens.map { isHidden($0, in: stack) == true }
  }

  @Test func `covered screens are hidden and shown again`() throws {
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    #expect(hiddenScreens(of: stack) == [false])
    try stack.push(ShopScreen())
    try stack.push(ContactScreen())
    #expect(hiddenScreens(of: stack) == [true, true, false])
    try stack.pop()
    #expect(hiddenScreens(of: stack) == [true, false])
    try stack.replaceScreens(keeping: [stack.screens[1], stack.screens[0]])
    #expect(hiddenScreens(of: stack) == [true, false])
    try stack.popToRoot()
    #expect(hiddenScreens(of: stack) == [false])
  }

  @Test func `both screens of an animation show until its end`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(ShopScreen()).erased
    let middle = try stack.push(ShopScreen()).erased
    let top = try stack.push(ContactScreen(), animated: true).erased
    #expect(hiddenScreens(of: stack) == [true, false, false])
    try stack.finishAnimation()
    #expect(hiddenScreens(of: stack) == [true, true, false])
    try stack.popToRoot(animated: true)
    #expect(isHidden(root, in: stack) == false)
    #expect(isHidden(middle, in: stack) == true)
    #expect(isHidden(top, in: stack) == false)
    try stack.finishAnimation()
    #expect(hiddenScreens(of: stack) == [false])
    #expect(!stack.tree.contains(middle))
  }

  @Test(arguments: [true, false])
  func `an interactive pop shows the screen below`(isFinished: Bool) throws {
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    try stack.push(ShopScreen())
    try stack.push(ContactScreen())
    try stack.beginInteractivePop()
    #expect(hiddenScreens(of: stack) == [true, false, false])
    if isFinished {
      try stack.finishInteractivePop(animated: true)
      #expect(hiddenScreens(of: stack) == [true, false])
      try stack.finishAnimation()
      #expect(hiddenScreens(of: stack) == [true, false])
    } else {
      try stack.cancelInteractivePop(animated: true)
      #expect(hiddenScreens(of: stack) == [true, false, false])
      try stack.finishAnimation()
      #expect(hiddenScreens(of: stack) == [true, true, false])
    }
  }

  @Test func `bars are hidden as the top screen prefers, and keep what they received`() throws {
    let stack = ScreenStack.make()
    #expect(isHidden(stack.navigationBar, in: stack) == false)
    #expect(isHidden(stack.toolbar, in: stack) == true)
    try stack.push(BarScreen(.red, toolbar: true))
    #expect(isHidden(stack.toolbar, in: stack) == false)
    #expect(stack.toolbarColor == .red)
    try stack.push(BarScreen(prefersNavigationBarHidden: true))
    #expect(isHidden(stack.navigationBar, in: stack) == true)
    #expect(isHidden(stack.toolbar, in: stack) == true)
    #expect(stack.navigationColor == .red)
    try stack.pop()
    #expect(isHidden(stack.navigationBar, in: stack) == false)
    #expect(stack.navigationColor == .red)
  }

  @Test func `a presented stack hides the one below`() throws {
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    let other = ScreenStack.make(in: stack.tree)
    try other.push(ContactScreen())
    try stack.present(other, animated: true)
    #expect(isHidden(stack.container, in: stack) == false)
    try stack.finishAnimation()
    #expect(isHidden(stack.container, in: stack) == true)
    #expect(isHidden(other.container, in: other) == false)
    try stack.dismiss(animated: true)
    #expect(isHidden(stack.container, in: stack) == false)
    try stack.finishAnimation()
    #expect(isHidden(stack.container, in: stack) == false)
  }

  @Test func `overrides of the screens stay, and hiding leaves none behind`() throws {
    let stack = ScreenStack.make()
    let root = try stack.push(ShopScreen())
    stack.tree.override(root) { $0.spacing = 3 }
    for _ in 0..<3 {
      try stack.push(ContactScreen())
      #expect(stack.tree.viewModel(of: root).isHidden == true)
      try stack.pop()
    }
    #expect("\(stack.tree.viewModel(of: root))" == "screen(spacing: 3)")
    let explained = stack.tree.explain(root)[.isHidden]
    #expect(explained.isEmpty)
  }

  @Test func `a stack may have no toolbar`() throws {
    let stack = ScreenStack(ShopNavigation(), navigationBar: ShopBar(), in: StyleTree())
    try stack.push(BarScreen(.red, toolbar: true))
    #expect(stack.toolbar == nil)
    #expect(stack.isToolbarHidden)
    #expect(stack.navigationColor == .red)
    #expect(stack.tree.count == 3)
  }
}
