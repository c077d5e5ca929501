// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

public enum UIStatusBarStyle: Int, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

@MainActor
open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  public override convenience init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  private var loadedView: UIView?
  public var title: String?
  public var navigationItem = UINavigationItem(title: "")
  public internal(set) weak var navigationController: UINavigationController?
  public internal(set) var transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
  public private(set) var statusBarUpdateCount = 0

  open var view: UIView! {
    get {
      if loadedView == nil { loadView() }
      return loadedView
    }
    set { loadedView = newValue }
  }

  open func loadView() {
    loadedView = UIView()
  }

  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  public func setNeedsStatusBarAppearanceUpdate() {
    statusBarUpdateCount += 1
  }
}

@MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isCancelled: Bool { get }
  var isInteractive: Bool { get }
  var percentComplete: CGFloat { get }
}

@MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)

  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
}

@MainActor
public final class UINavigationController: UIViewController {
  public let navigationBar = UINavigationBar()
  public let toolbar: UIToolbar! = UIToolbar()
  public weak var delegate: (any UINavigationControllerDelegate)?
  public private(set) var viewControllers: [UIViewController] = []
  public private(set) var isNavigationBarHidden = false
  public private(set) var isToolbarHidden = true
  public var topViewController: UIViewController? { viewControllers.last }

  public func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  public func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    isToolbarHidden = hidden
  }

  public func setViewControllers(_ controllers: [UIViewController], animated: Bool) {
    viewControllers = controllers
    show(animated: animated)
  }

  public func pushViewController(_ controller: UIViewController, animated: Bool) {
    viewControllers.append(controller)
    show(animated: animated)
  }

  @discardableResult
  public func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    let popped = viewControllers.removeLast()
    show(animated: animated)
    return popped
  }

  private func show(animated: Bool) {
    guard let top = viewControllers.last else { return }
    top.navigationController = self
    if animated { transitionCoordinator = StandInTransition(isInteractive: false) }
    delegate?.navigationController(self, willShow: top, animated: animated)
    if !animated { delegate?.navigationController(self, didShow: top, animated: false) }
  }

  /// Ends an animated change, as if its duration had passed.
  public func finishTransition() {
    (transitionCoordinator as? StandInTransition)?.finish()
    transitionCoordinator = nil
    if let top = topViewController {
      delegate?.navigationController(self, didShow: top, animated: true)
    }
  }

  /// Starts a pop by a swipe from the edge.
  public func beginSwipe() -> StandInTransition {
    let transition = StandInTransition(isInteractive: true)
    transitionCoordinator = transition
    let popped = viewControllers.removeLast()
    transition.ended = { [unowned self] isCancelled in
      transitionCoordinator = nil
      if isCancelled { viewControllers.append(popped) }
      if let top = viewControllers.last {
        delegate?.navigationController(self, didShow: top, animated: true)
      }
    }
    if let top = viewControllers.last {
      delegate?.navigationController(self, willShow: top, animated: true)
    }
    return transition
  }
}

/// A transition that tests control.
@MainActor
public final class StandInTransition: NSObject, UIViewControllerTransitionCoordinator {
  public private(set) var isCancelled = false
  public private(set) var isInteractive: Bool
  public var percentComplete: CGFloat = 0
  private var interactionHandlers: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  private var completions: [(any UIViewControllerTransitionCoordinatorContext) -> Void] = []
  var ended: (Bool) -> Void = { _ in }

  init(isInteractive: Bool) {
    self.isInteractive = isInteractive
  }

  public func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {
    interactionHandlers.append(handler)
  }

  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool {
    animation?(self)
    if let completion { completions.append(completion) }
    return true
  }

  /// Lifts the finger; the transition is then completed or reverted by an animation.
  public func release(isCancelled: Bool) {
    self.isCancelled = isCancelled
    isInteractive = false
    for handler in interactionHandlers { handler(self) }
  }

  /// Ends the animation.
  public func finish() {
    for completion in completions { completion(self) }
    ended(isCancelled)
  }
}
