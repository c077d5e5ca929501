#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
internal import Foundation
internal import ProtocolStyle
public import StyleBinding
public import StyleNavigation
public import UIKit

/// Keeps a navigation controller and a stack of screens in sync, in both directions.
///
/// ```swift
/// let coordinator = NavigationCoordinator(stack)
/// window.rootViewController = coordinator.navigationController
/// try stack.push(DetailScreen(), animated: true)
/// coordinator.update()
/// ```
///
/// Each screen is the view of a view controller, and the stack's bars are those of the navigation
/// controller. If the user pops a screen, with the back button or a swipe, the coordinator pops the
/// stack. The coordinator is the navigation controller's delegate; retain it. It shows one stack,
/// whose tree has no other bars.
@MainActor
public final class NavigationCoordinator: NSObject, UINavigationControllerDelegate {
  /// The stack.
  public let stack: ScreenStack

  /// The navigation controller.
  public let navigationController: UINavigationController

  /// The binding of the screens and the bars.
  public let binding: StyleBinding<AnyObject>

  /// Called with errors of the stack while it follows UIKit; does nothing by default.
  public var onError: (ScreenStackError) -> Void = { _ in }

  private var controllers: [AnyNodeHandle: UIViewController] = [:]

  /// Whether the coordinator is setting the navigation controller's screens.
  private var isUpdating = false

  /// Creates a coordinator, and shows the screens of the stack.
  ///
  /// - Parameters:
  ///   - stack: The stack.
  ///   - navigationController: The controller to keep in sync; a new one by default.
  public init(
    _ stack: ScreenStack,
    navigationController: UINavigationController = UINavigationController()
  ) {
    self.stack = stack
    self.navigationController = navigationController
    let bars: [NodeKind: AnyObject] = [
      .navigationBar: navigationController.navigationBar,
      .toolbar: navigationController.toolbar,
    ]
    binding = .uiKit(stack.tree, in: UIView()) { kind in
      bars[kind]
    } keepsInPlace: { [unowned stack] node in
      // The navigation controller positions these views itself.
      node == stack.container || stack.tree.parent(of: node) == stack.container
    }
    super.init()
    navigationController.delegate = self
    update()
    binding.follow()
  }

  /// Shows the screens and bars of the stack.
  ///
  /// Call it after changing the stack. The change is animated if the stack's change is; the stack's
  /// animation ends with UIKit's.
  public func update() {
    binding.refresh()
    let isAnimated = stack.phase == .animating
    isUpdating = true
    defer { isUpdating = false }
    let shown = stack.screens.map(controller)
    if !shown.elementsEqual(navigationController.viewControllers, by: ===) {
      navigationController.setViewControllers(shown, animated: isAnimated)
    }
    showBars(animated: isAnimated)
    controllers = controllers.filter { stack.tree.contains($0.key) }
  }

  /// The controller of a screen.
  private func controller(of screen: AnyNodeHandle) -> UIViewController {
    if let controller = controllers[screen] { return controller }
    let controller = UIViewController()
    if let view = binding.view(of: screen) as? UIView { controller.view = view }
    controllers[screen] = controller
    return controller
  }

  private func showBars(animated: Bool) {
    if navigationController.isNavigationBarHidden != stack.isNavigationBarHidden {
      navigationController.setNavigationBarHidden(
        stack.isNavigationBarHidden, animated: animated)
    }
    if navigationController.isToolbarHidden != stack.isToolbarHidden {
      navigationController.setToolbarHidden(stack.isToolbarHidden, animated: animated)
    }
  }

  /// Interpolates the bars by the progress of a swipe.
  ///
  /// Call it from a display link while the stack's phase is a pop.
  public func updateInteractivePop() {
    guard case .popping = stack.phase,
      let progress = navigationController.transitionCoordinator?.percentComplete
    else { return }
    perform { () throws(ScreenStackError) in
      try stack.updateInteractivePop(progress: Double(progress))
    }
  }

  /// Follows a pop that the user began; UIKit calls it.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The view controller that appears.
  ///   - animated: Whether UIKit animates the change.
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    guard !isUpdating, let screen = screen(of: viewController), screen != stack.top else {
      return
    }
    guard let transition = navigationController.transitionCoordinator, transition.isInteractive
    else {
      return perform { () throws(ScreenStackError) in
        try stack.pop(to: screen, animated: animated)
      }
    }
    perform { () throws(ScreenStackError) in try stack.beginInteractivePop() }
    transition.notifyWhenInteractionChanges { [weak self] context in
      guard let self else { return }
      let isCancelled = context.isCancelled
      perform { () throws(ScreenStackError) in
        if isCancelled {
          try stack.cancelInteractivePop(animated: true)
        } else {
          try stack.finishInteractivePop(animated: true)
        }
      }
    }
  }

  /// Ends the stack's animation with UIKit's; UIKit calls it.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - viewController: The view controller that appeared.
  ///   - animated: Whether UIKit animated the change.
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    guard stack.phase == .animating else { return }
    perform { () throws(ScreenStackError) in try stack.finishAnimation() }
  }

  private func screen(of controller: UIViewController) -> AnyNodeHandle? {
    stack.screens.first { controllers[$0] === controller }
  }

  /// Changes the stack to match UIKit, and shows the resulting bars.
  private func perform(_ change: () throws(ScreenStackError) -> Void) {
    do {
      try change()
    } catch {
      onError(error)
    }
    binding.refresh()
    showBars(animated: stack.phase == .animating)
    if stack.phase == .resting {
      controllers = controllers.filter { stack.tree.contains($0.key) }
    }
  }
}
#endif
