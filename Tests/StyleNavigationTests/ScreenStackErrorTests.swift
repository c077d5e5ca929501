import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// Each error describes the problem and the possible calls.
@Suite struct ScreenStackErrorTests {
  @Test func `during an interactive pop`() throws {
    let stack = try stackOfTwo()
    try stack.beginInteractivePop()
    expect(
      .popInProgress,
      "ScreenStack: an interactive pop is under way, so only its progress can change. Finish or "
        + "cancel it first."
    ) { () throws(ScreenStackError) in try stack.pop() }
  }

  @Test func `without an interactive pop`() throws {
    let stack = try stackOfTwo()
    expect(
      .noPopInProgress,
      "ScreenStack: no interactive pop is under way. Begin one with beginInteractivePop()."
    ) { () throws(ScreenStackError) in try stack.cancelInteractivePop() }
  }

  @Test func `during an animation`() throws {
    let stack = try stackOfTwo()
    try stack.push(ShopScreen(), animated: true)
    expect(
      .animationInProgress,
      "ScreenStack: no interactive pop can begin during an animation. Call finishAnimation() when "
        + "that is over."
    ) { () throws(ScreenStackError) in try stack.beginInteractivePop() }
  }

  @Test func `without an animation`() throws {
    let stack = try stackOfTwo()
    expect(
      .noAnimationInProgress,
      "ScreenStack: no animation is under way. Only animated changes begin one."
    ) { () throws(ScreenStackError) in try stack.finishAnimation() }
  }

  @Test func `with nothing to pop`() throws {
    let stack = ScreenStack.make()
    let none = "ScreenStack: there is no screen to pop. Push one first."
    expect(.noScreenBelow, none) { () throws(ScreenStackError) in try stack.pop() }
    expect(.noScreenBelow, none) { () throws(ScreenStackError) in try stack.popToRoot() }
    try stack.push(ShopScreen())
    let only = "ScreenStack: the only screen cannot be popped. Push another, or replace it."
    expect(.noScreenBelow, only) { () throws(ScreenStackError) in try stack.pop() }
    expect(.noScreenBelow, only) { () throws(ScreenStackError) in try stack.beginInteractivePop() }
    #expect(stack.screens.count == 1)
    #expect(stack.phase == .resting)
  }

  @Test func `with a screen of elsewhere, or named twice`() throws {
    let stack = try stackOfTwo()
    let elsewhere = stack.tree.attach(ShopScreen())
    expect(
      .notOnStack,
      "ScreenStack: ShopScreen, \(elsewhere.erased) is not on this stack, or listed twice. Use the "
        + "stack's screens."
    ) { () throws(ScreenStackError) in try stack.pop(to: elsewhere) }
    let root = stack.screens[0]
    expect(
      .notOnStack,
      "ScreenStack: \(root) is not on this stack, or listed twice. Use the stack's screens."
    ) { () throws(ScreenStackError) in try stack.replaceScreens(keeping: [root, root]) }
    #expect(stack.screens.count == 2)
  }

  @Test(arguments: [0, 1, 2])
  func `with a screen that was detached through the tree`(index: Int) throws {
    let stack = ScreenStack.make()
    for color in [Color.red, .green, .blue] { try stack.push(BarScreen(color)) }
    let screens = stack.screens
    let gone = screens[index]
    stack.tree.detach(gone)
    let message =
      "ScreenStack: \(gone) was detached through the tree. Keep the other screens with "
      + "replaceScreens(keeping:), or create a new stack."
    expect(.detached, message) { () throws(ScreenStackError) in try stack.pop() }
    expect(.detached, message) { () throws(ScreenStackError) in try stack.pop(animated: true) }
    expect(.detached, message) { () throws(ScreenStackError) in try stack.pop(to: screens[0]) }
    expect(.detached, message) { () throws(ScreenStackError) in try stack.popToRoot() }
    expect(.detached, message) { () throws(ScreenStackError) in try stack.beginInteractivePop() }
    expect(.detached, message) { () throws(ScreenStackError) in
      try stack.replaceScreens(keeping: screens, with: [ShopScreen()])
    }
    #expect(stack.screens == screens)
    #expect(stack.phase == .resting)
    #expect(stack.navigationColor == .blue)
    #expect(stack.tree.count == 5)
    let rest = screens.filter { $0 != gone }
    try stack.replaceScreens(keeping: rest)
    #expect(stack.screens == rest)
    try stack.pop()
    #expect(stack.screens == [rest[0]])
  }

  @Test func `with a container that was detached through the tree`() throws {
    let stack = try stackOfTwo()
    let screens = stack.screens
    stack.tree.detach(stack.container)
    let message =
      "ScreenStack: \(stack.container) was detached through the tree. Keep the other screens with "
      + "replaceScreens(keeping:), or create a new stack."
    expect(.detached, message) { () throws(ScreenStackError) in try stack.push(ShopScreen()) }
    expect(.detached, message) { () throws(ScreenStackError) in
      try stack.replaceScreens(with: [ShopScreen()])
    }
    #expect(stack.screens == screens)
    #expect(stack.statusBarStyle == .default)
    stack.updateAppearance()
    stack.strategy = RecordingStrategy()
  }

  @Test func `a screen that is detached during an interactive pop does not stop its end`() throws {
    let stack = try stackOfTwo()
    try stack.beginInteractivePop()
    stack.tree.detach(stack.screens[1])
    try stack.cancelInteractivePop()
    #expect(stack.phase == .resting)
    expect(
      .detached,
      "ScreenStack: \(stack.screens[1]) was detached through the tree. Keep the other screens with "
        + "replaceScreens(keeping:), or create a new stack."
    ) { () throws(ScreenStackError) in try stack.pop() }
  }

  @Test func `with a stack over it`() throws {
    let stack = try stackOfTwo()
    try stack.present(ScreenStack.make(in: stack.tree))
    expect(
      .alreadyPresenting,
      "ScreenStack: it already presents another stack. Dismiss that one first, or present from it."
    ) { () throws(ScreenStackError) in try stack.present(ScreenStack.make(in: stack.tree)) }
  }

  @Test func `without a stack over it`() throws {
    let stack = try stackOfTwo()
    expect(.notPresenting, "ScreenStack: it does not present a stack.") {
      () throws(ScreenStackError) in try stack.dismiss()
    }
  }

  @Test func `a stack that cannot be presented`() throws {
    let stack = try stackOfTwo()
    let between = ScreenStack.make(in: stack.tree)
    let front = ScreenStack.make(in: stack.tree)
    let over = ScreenStack.make(in: stack.tree)
    let gone = ScreenStack.make(in: stack.tree)
    try stack.present(gone)
    try stack.dismiss()
    try stack.present(between)
    try between.present(front)
    for other in [ScreenStack.make(), stack, between, front, gone] {
      expect(
        .notPresentable,
        "ScreenStack: the other stack cannot be presented: it is in a different tree, was "
          + "dismissed, is already presented, or presents this one. Create a new stack in the same "
          + "tree."
      ) { () throws(ScreenStackError) in try front.present(other) }
    }
    try front.present(over)
    #expect(front.presented === over)
  }

  @Test func `a stack that was dismissed`() throws {
    let stack = try stackOfTwo()
    let over = ScreenStack.make(in: stack.tree)
    try stack.present(over)
    try stack.dismiss()
    expect(
      .dismissed, "ScreenStack: it was dismissed, and its nodes were detached. Create a new stack."
    ) { () throws(ScreenStackError) in try over.push(ShopScreen()) }
  }

  /// A screen that uses the stack it's on.
  private final class MeddlingScreen: ScreenAppearanceContext {
    weak var stack: ScreenStack?

    var preferredAppearance: ScreenAppearance? {
      try? stack?.pop()
      return nil
    }
  }

  @Test func `a screen that changes the stack in a getter traps`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let stack = ScreenStack.make()
      let screen = MeddlingScreen()
      screen.stack = stack
      try stack.push(screen)
    }
    #expect(
      trapMessage(of: result).contains(
        "ScreenStack: pop(animated:) was called while the stack was reading a screen's preferences "
          + "or a strategy was applying them. Call it before or after."))
  }

  private func stackOfTwo() throws -> ScreenStack {
    let stack = ScreenStack.make()
    try stack.push(ShopScreen())
    try stack.push(ShopScreen())
    return stack
  }

  private func expect(
    _ code: ScreenStackError.Code, _ message: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () throws(ScreenStackError) -> some Any
  ) {
    do throws(ScreenStackError) {
      _ = try body()
      Issue.record("Nothing was refused.", sourceLocation: sourceLocation)
    } catch {
      #expect(error.code == code, sourceLocation: sourceLocation)
      #expect(error.description == message, sourceLocation: sourceLocation)
    }
  }
}
