import ProtocolStyle
import Testing

@testable import StyleNavigation
@testable import TreeFixtures

/// The effect of each call in each phase, as a whole table.
@Suite struct TransitionTableTests {
  enum Call: String, CaseIterable {
    case push, pushAnimated, pop, popAnimated, popToRoot, popToScreen, replace
    case present, presentAnimated, dismiss, dismissAnimated
    case finishAnimation
    case begin, update, finish, finishAnimated, cancel, cancelAnimated
  }

  enum Start: String, CaseIterable {
    case resting, animating, popping, dismissed
  }

  enum Effect: Equatable {
    case becomes(ScreenStack.Phase)
    case refused(ScreenStackError.Code)
  }

  typealias Row = (start: Start, call: Call, effect: Effect)

  static let table: [Row] =
    ([.resting, .animating] as [Start]).flatMap { start -> [Row] in
      [
        (start, .push, .becomes(.resting)),
        (start, .pushAnimated, .becomes(.animating)),
        (start, .pop, .becomes(.resting)),
        (start, .popAnimated, .becomes(.animating)),
        (start, .popToRoot, .becomes(.resting)),
        (start, .popToScreen, .becomes(.resting)),
        (start, .replace, .becomes(.resting)),
        (start, .present, .becomes(.resting)),
        (start, .presentAnimated, .becomes(.animating)),
        (start, .dismiss, .becomes(.resting)),
        (start, .dismissAnimated, .becomes(.animating)),
        (start, .update, .refused(.noPopInProgress)),
        (start, .finish, .refused(.noPopInProgress)),
        (start, .finishAnimated, .refused(.noPopInProgress)),
        (start, .cancel, .refused(.noPopInProgress)),
        (start, .cancelAnimated, .refused(.noPopInProgress)),
      ]
    } + [
      (.resting, .begin, .becomes(.popping(progress: 0))),
      (.resting, .finishAnimation, .refused(.noAnimationInProgress)),
      (.animating, .begin, .refused(.animationInProgress)),
      (.animating, .finishAnimation, .becomes(.resting)),
      (.popping, .update, .becomes(.popping(progress: 0.75))),
      (.popping, .finish, .becomes(.resting)),
      (.popping, .finishAnimated, .becomes(.animating)),
      (.popping, .cancel, .becomes(.resting)),
      (.popping, .cancelAnimated, .becomes(.animating)),
      (.popping, .begin, .refused(.popInProgress)),
      (.popping, .finishAnimation, .refused(.popInProgress)),
      (.popping, .push, .refused(.popInProgress)),
      (.popping, .pushAnimated, .refused(.popInProgress)),
      (.popping, .pop, .refused(.popInProgress)),
      (.popping, .popAnimated, .refused(.popInProgress)),
      (.popping, .popToRoot, .refused(.popInProgress)),
      (.popping, .popToScreen, .refused(.popInProgress)),
      (.popping, .replace, .refused(.popInProgress)),
      (.popping, .present, .refused(.popInProgress)),
      (.popping, .presentAnimated, .refused(.popInProgress)),
      (.popping, .dismiss, .refused(.popInProgress)),
      (.popping, .dismissAnimated, .refused(.popInProgress)),
    ] + Call.allCases.map { (.dismissed, $0, .refused(.dismissed)) }

  @Test func `the table is whole`() {
    let cells = Set(Self.table.map { "\($0.start) \($0.call)" })
    #expect(cells.count == Start.allCases.count * Call.allCases.count)
    #expect(Self.table.count == cells.count)
  }

  @Test(arguments: table) func `a call leads to a phase, or is refused and changes nothing`(
    row: Row
  ) throws {
    let strategy = RecordingStrategy()
    let stack = try Self.stack(row.start, strategy)
    if row.start != .dismissed, row.call == .dismiss || row.call == .dismissAnimated {
      try Self.presentBefore(stack, row.start)
    }
    let (screens, count, phase) = (stack.screens, stack.tree.count, stack.phase)
    let (appearance, isHidden) = (stack.appearance, stack.isToolbarHidden)
    let other = ScreenStack.make(in: stack.tree)
    _ = strategy.takeChanges()
    let effect: Effect
    do throws(ScreenStackError) {
      try Self.call(row.call, on: stack, other)
      effect = .becomes(stack.phase)
    } catch {
      effect = .refused(error.code)
      #expect(stack.screens == screens)
      #expect(stack.tree.count == count + 3)
      #expect(stack.phase == phase)
      #expect(stack.appearance == appearance)
      #expect(stack.isToolbarHidden == isHidden)
      #expect(strategy.changes.isEmpty)
    }
    #expect(effect == row.effect)
  }

  /// Returns a stack of three screens in a phase.
  private static func stack(_ start: Start, _ strategy: RecordingStrategy) throws -> ScreenStack {
    let stack = ScreenStack.make(strategy: strategy)
    for color in [Color.red, .green, .blue] { try stack.push(BarScreen(color, toolbar: true)) }
    switch start {
    case .resting: break
    case .animating: try stack.push(BarScreen(.yellow), animated: true)
    case .popping: try stack.beginInteractivePop()
    case .dismissed:
      let presenting = ScreenStack.make(in: stack.tree)
      try presenting.present(stack)
      try presenting.dismiss()
    }
    return stack
  }

  /// Makes a stack present another one and return to its phase.
  private static func presentBefore(_ stack: ScreenStack, _ start: Start) throws {
    if start == .popping { try stack.cancelInteractivePop() }
    try stack.present(ScreenStack.make(in: stack.tree), animated: start == .animating)
    if start == .popping { try stack.beginInteractivePop() }
  }

  private static func call(
    _ call: Call, on stack: ScreenStack, _ other: ScreenStack
  ) throws(ScreenStackError) {
    switch call {
    case .push: try stack.push(ShopScreen())
    case .pushAnimated: try stack.push(ShopScreen(), animated: true)
    case .pop: try stack.pop()
    case .popAnimated: try stack.pop(animated: true)
    case .popToRoot: try stack.popToRoot()
    case .popToScreen: try stack.pop(to: stack.screens[0])
    case .replace: try stack.replaceScreens(with: [ShopScreen()])
    case .present: try stack.present(other)
    case .presentAnimated: try stack.present(other, animated: true)
    case .dismiss: try stack.dismiss()
    case .dismissAnimated: try stack.dismiss(animated: true)
    case .finishAnimation: try stack.finishAnimation()
    case .begin: try stack.beginInteractivePop()
    case .update: try stack.updateInteractivePop(progress: 0.75)
    case .finish: try stack.finishInteractivePop()
    case .finishAnimated: try stack.finishInteractivePop(animated: true)
    case .cancel: try stack.cancelInteractivePop()
    case .cancelAnimated: try stack.cancelInteractivePop(animated: true)
    }
  }
}
