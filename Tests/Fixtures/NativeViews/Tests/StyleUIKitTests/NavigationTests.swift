import ProtocolStyle
import StyleBinding
import StyleNavigation
import Testing
import UIKit

@testable import StyleUIKit

/// A stack of screens and a navigation controller.
@Suite @MainActor struct NavigationTests {
  struct Bar: NavigationBarNode {}
  struct Tools: ToolbarNode {}
  struct Container: ScreenNode {}

  struct Page: ScreenNode, ScreenAppearanceContext {
    var color: Color
    var hidesBar = false
    var prefersNavigationBarHidden: Bool { hidesBar }
    var preferredAppearance: ScreenAppearance? {
      ScreenAppearance(
        statusBarStyle: .lightContent,
        navigationBar: BarAppearance(backgroundColor: color, tintColor: .white))
    }
  }

  let stack: ScreenStack
  let coordinator: NavigationCoordinator
  var controller: UINavigationController { coordinator.navigationController }
  let first: NodeHandle<Page>

  init() throws {
    stack = ScreenStack(
      Container(), navigationBar: Bar(), toolbar: Tools(), in: StyleTree())
    first = try stack.push(Page(color: .red))
    coordinator = NavigationCoordinator(stack)
    coordinator.onError = { Issue.record($0) }
  }

  private var barColor: UIColor? {
    controller.navigationBar.standardAppearance.backgroundColor
  }

  private func color(_ color: Color) -> UIColor { UIColor(color) }

  @Test func `the screens of a stack are those of the controller`() throws {
    #expect(controller.viewControllers.count == 1)
    #expect(barColor == color(.red))
    try stack.push(Page(color: .green))
    coordinator.update()
    #expect(controller.viewControllers.count == 2)
    #expect(barColor == color(.green))
    #expect(controller.isToolbarHidden)
    try stack.pop()
    coordinator.update()
    #expect(controller.viewControllers.count == 1)
    #expect(barColor == color(.red))
  }

  @Test func `a screen's view is that of its controller, and bars stay where they are`() throws {
    let view = coordinator.binding.view(of: first) as? UIView
    #expect(view != nil && controller.viewControllers[0].view === view)
    #expect(view?.superview == nil)
    #expect(coordinator.binding.view(of: stack.navigationBar) === controller.navigationBar)
    #expect(controller.navigationBar.superview == nil)
  }

  @Test func `an animated push ends with UIKit's animation`() throws {
    try stack.push(Page(color: .green), animated: true)
    coordinator.update()
    #expect(stack.phase == .animating)
    controller.finishTransition()
    #expect(stack.phase == .resting)
  }

  @Test func `hidden bars are hidden`() throws {
    try stack.push(Page(color: .green, hidesBar: true))
    coordinator.update()
    #expect(controller.isNavigationBarHidden)
    try stack.pop()
    coordinator.update()
    #expect(!controller.isNavigationBarHidden)
  }

  @Test func `the back button pops the stack`() throws {
    try stack.push(Page(color: .green))
    coordinator.update()
    controller.popViewController(animated: true)
    #expect(stack.screens == [first.erased])
    #expect(stack.phase == .animating)
    #expect(barColor == color(.red))
    controller.finishTransition()
    #expect(stack.phase == .resting)
  }

  @Test func `a swipe pops the stack with the finger`() throws {
    try stack.push(Page(color: .green))
    coordinator.update()
    let swipe = controller.beginSwipe()
    #expect(stack.phase == .popping(progress: 0))
    swipe.percentComplete = 0.5
    coordinator.updateInteractivePop()
    #expect(stack.phase == .popping(progress: 0.5))
    #expect(barColor != color(.red) && barColor != color(.green))
    swipe.release(isCancelled: false)
    #expect(stack.screens == [first.erased])
    #expect(barColor == color(.red))
    swipe.finish()
    #expect(stack.phase == .resting)
    #expect(controller.viewControllers.count == 1)
  }

  @Test func `a swipe that's cancelled leaves the stack as it was`() throws {
    let second = try stack.push(Page(color: .green))
    coordinator.update()
    let swipe = controller.beginSwipe()
    swipe.percentComplete = 0.25
    coordinator.updateInteractivePop()
    swipe.release(isCancelled: true)
    #expect(stack.screens == [first.erased, second.erased])
    #expect(barColor == color(.green))
    swipe.finish()
    #expect(stack.phase == .resting)
    #expect(controller.viewControllers.count == 2)
    controller.popViewController(animated: false)
    #expect(stack.screens == [first.erased])
  }

  @Test func `a coordinator and its views are released`() throws {
    weak var released: NavigationCoordinator?
    weak var view: AnyObject?
    do {
      let stack = ScreenStack(
        Container(), navigationBar: Bar(), toolbar: Tools(), in: StyleTree())
      let screen = try stack.push(Page(color: .red))
      let coordinator = NavigationCoordinator(stack)
      released = coordinator
      view = coordinator.binding.view(of: screen)
      #expect(released != nil && view != nil)
    }
    #expect(released == nil && view == nil)
  }
}
