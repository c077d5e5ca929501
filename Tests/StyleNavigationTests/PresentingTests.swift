import ProtocolStyle
import Testing

@testable import StyleNavigation

/// A bar with its own status bar style.
private struct LightStatusBar: NavigationBarNode, StatusBarStyle {
  var statusBarStyle: StatusBarStyleValue { .lightContent }
}

/// A stack that another one presents, such as a mail composer.
@Suite struct PresentingTests {
  @Test func `a stack over another leaves the bars below as they are`() throws {
    let stack = ScreenStack.make()
    let over = ScreenStack.make(in: stack.tree)
    try stack.push(BarScreen(.red))
    try over.push(BarScreen(.blue))
    try stack.present(over)
    #expect(stack.presented === over)
    #expect(over.presenting === stack)
    #expect(stack.navigationColor == .red)
    #expect(over.navigationColor == .blue)
  }

  @Test func `the status bar is that of the frontmost stack, which leaves none behind`() throws {
    let stack = ScreenStack.make()
    let composer = ScreenStack.make(in: stack.tree)
    let picker = ScreenStack.make(in: stack.tree)
    try stack.push(BarScreen(.white))
    try composer.push(BarScreen(.black))
    #expect(stack.statusBarStyle == .darkContent)
    try stack.present(composer)
    #expect(stack.statusBarStyle == .lightContent)
    try composer.present(picker)
    #expect(stack.statusBarStyle == .default)
    try stack.dismiss()
    #expect(stack.statusBarStyle == .darkContent)
    #expect(composer.statusBarStyle == .lightContent)
    #expect(picker.phase == .dismissed)
    #expect(stack.tree.count == 4)
  }

  @Test func `without an appearance the bar's own status bar style is used`() throws {
    let stack = ScreenStack(
      ShopNavigation(), navigationBar: LightStatusBar(), toolbar: ShopToolbar(), in: StyleTree())
    #expect(stack.statusBarStyle == .lightContent)
    try stack.push(BarScreen(.white))
    #expect(stack.statusBarStyle == .darkContent)
  }

  @Test func `over a hidden bar the status bar is that of the current appearance`() throws {
    let stack = ScreenStack.make()
    try stack.push(BarScreen(.white))
    try stack.push(BarScreen(prefersNavigationBarHidden: true, preferredAppearance: .dark))
    #expect(stack.statusBarStyle == .lightContent)
    #expect(stack.tree.viewModel(of: stack.navigationBar).statusBarStyle == .darkContent)
  }

  @Test(arguments: [false, true]) func `a dismissed stack is detached, at the end of an animation`(
    isAnimated: Bool
  ) throws {
    let stack = ScreenStack.make()
    let over = ScreenStack.make(in: stack.tree)
    let screen = try over.push(BarScreen(.blue))
    try stack.present(over, animated: isAnimated)
    if isAnimated { try stack.finishAnimation() }
    try stack.dismiss(animated: isAnimated)
    #expect(over.presenting == nil)
    #expect(stack.presented == nil)
    #expect(stack.tree.contains(screen) == isAnimated)
    if isAnimated { try stack.finishAnimation() }
    #expect(!stack.tree.contains(over.container))
    over.updateAppearance()
    over.strategy = RecordingStrategy()
    #expect(over.statusBarStyle == .lightContent)
  }

  @Test func `a stack is dismissed in the middle of an interactive pop`() throws {
    let stack = ScreenStack.make()
    let over = ScreenStack.make(in: stack.tree)
    try over.push(BarScreen(.blue))
    try over.push(BarScreen(.red))
    try stack.present(over)
    try over.beginInteractivePop()
    try stack.dismiss()
    #expect(over.phase == .dismissed)
    #expect(stack.tree.count == 3)
  }

  @Test func `a screen that is still leaving is detached with its stack`() throws {
    let stack = ScreenStack.make()
    let between = ScreenStack.make(in: stack.tree)
    try stack.present(between)
    try between.present(ScreenStack.make(in: stack.tree))
    try between.dismiss(animated: true)
    try stack.dismiss()
    #expect(stack.tree.count == 3)
  }

  @Test func `a system stack made while rules are hidden stays plain`() throws {
    let tree = StyleTree(
      styleSheet: StyleSheet { StyleRule(for: .navigationBar) { $0.backgroundColor = .green } }
    )
    let stack = ScreenStack.make(in: tree)
    let composer = tree.withReset(of: .navigationBar) { ScreenStack.make(in: tree) }
    try stack.present(composer)
    #expect(composer.navigationColor == nil)
    #expect(stack.navigationColor == .green)
  }
}
