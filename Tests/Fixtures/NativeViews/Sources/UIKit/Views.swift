// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation
public import QuartzCore

/// Not an `NSObject` like UIKit's, because its initializer can't be isolated on Linux.
@MainActor
open class UIResponder {
  public init() {}
}

@MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  public nonisolated static let layoutFittingCompressedSize = CGSize.zero

  public let layer = CALayer()
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  public var bounds: CGRect { layer.bounds }
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  public var transform = CGAffineTransform.identity
  public var autoresizingMask: AutoresizingMask = []
  public private(set) var subviews: [UIView] = []
  public private(set) weak var superview: UIView?
  public var window: UIWindow? { superview?.window }
  open var backgroundColor: UIColor?
  public var tintColor: UIColor! = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)
  public var alpha: CGFloat = 1
  public var contentMode = ContentMode.scaleToFill
  public var isOpaque = true
  public var isHidden = false
  public var isUserInteractionEnabled = true
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 8, bottom: 8, trailing: 8)
  public internal(set) var constraints: [NSLayoutConstraint] = []
  public var translatesAutoresizingMaskIntoConstraints = true
  public var preservesSuperviewLayoutMargins = false
  public let layoutMarginsGuide = UILayoutGuide()
  private var huggingPriorities: [NSLayoutConstraint.Axis: UILayoutPriority] = [:]
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public var accessibilityViewIsModal = false
  @available(iOS 15, *)
  public var minimumContentSizeCategory: UIContentSizeCategory?
  @available(iOS 15, *)
  public var maximumContentSizeCategory: UIContentSizeCategory?
  @available(iOS 26, *)
  public var cornerConfiguration = UICornerConfiguration.uniformCorners(radius: .fixed(0))
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// The size that tests give a view to fit, which UIKit computes.
  public var standInFittingSize = CGSize.zero
  @available(iOS 17, *)
  public var traitOverrides = UITraitOverrides() { didSet { traitsChanged() } }
  private var registrations: [TraitRegistration] = []

  public init(frame: CGRect) {
    super.init()
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  public private(set) var gestureRecognizers: [UIGestureRecognizer]?
  public private(set) var interactions: [any UIInteraction] = []

  open func addGestureRecognizer(_ recognizer: UIGestureRecognizer) {
    gestureRecognizers = (gestureRecognizers ?? []) + [recognizer]
  }

  open func addInteraction(_ interaction: any UIInteraction) {
    interactions.append(interaction)
  }

  open var traitCollection: UITraitCollection {
    UITraitCollection(
      traitOverrides.storage.over(superview?.traitCollection.storage ?? TraitStorage()))
  }

  @available(iOS 17, *)
  @discardableResult
  public func registerForTraitChanges<Environment>(
    _ traits: [UITrait], handler: @escaping (Environment, UITraitCollection) -> Void
  ) -> any UITraitChangeRegistration {
    let registration = TraitRegistration(traits) { [unowned self] in
      handler(self as! Environment, traitCollection)
    }
    registrations.append(registration)
    return registration
  }

  func traitsChanged() {
    for registration in registrations { registration.handler() }
    for view in subviews { view.traitsChanged() }
  }

  open func addSubview(_ view: UIView) {
    insertSubview(view, at: subviews.count)
  }

  open func insertSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    if view.window != nil { view.tellMovedToWindow() }
    view.traitsChanged()
  }

  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    view.removeFromSuperview()
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  open func removeFromSuperview() {
    superview?.willRemove(self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  func willRemove(_ view: UIView) {}

  private func tellMovedToWindow() {
    didMoveToWindow()
    for view in subviews { view.tellMovedToWindow() }
  }

  public func sendSubviewToBack(_ view: UIView) {
    insertSubview(view, at: 0)
  }

  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    huggingPriorities[axis] ?? .defaultLow
  }

  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    huggingPriorities[axis] = priority == .defaultLow ? nil : priority
  }

  public func systemLayoutSizeFitting(_ size: CGSize) -> CGSize { standInFittingSize }

  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}
  open func updateConstraints() {}

  private var needsUpdateConstraints = false

  public func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
  }

  /// Performs a layout pass, as UIKit does before it draws: constraints from the inside out, then
  /// frames from the outside in.
  public func layoutIfNeeded() {
    for _ in 0..<10 {
      guard updateConstraintsInside() else { break }
    }
    layoutInside()
    _ = updateConstraintsInside()
  }

  private func updateConstraintsInside() -> Bool {
    var updated = false
    for view in subviews where view.updateConstraintsInside() { updated = true }
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      updateConstraints()
      updated = true
    }
    return updated
  }

  private func layoutInside() {
    layoutSubviews()
    for view in subviews { view.layoutInside() }
  }

  /// The durations of the animations that are running.
  public private(set) static var animations: [TimeInterval] = []
  private static var completions: [(Bool) -> Void] = []

  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    Self.animations.append(duration)
    animations()
    if let completion { completions.append(completion) }
  }

  /// The options of an animation.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
  }

  /// The springs and timing curves that are running, with their parameters.
  public fileprivate(set) static var curves: [String] = []

  public class func animate(
    springDuration duration: TimeInterval, bounce: CGFloat, initialSpringVelocity: CGFloat,
    delay: TimeInterval, options: AnimationOptions, animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    curves.append("spring \(duration) \(bounce) delay \(delay)")
    animations()
    if let completion { completions.append(completion) }
  }

  /// The options of an animation with key frames.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let calculationModeLinear = KeyframeAnimationOptions([])
  }

  /// The animations with key frames, with the start and the end of each key frame as fractions.
  public private(set) static var keyframeAnimations:
    [(
      duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
      frames: [(start: Double, end: Double, show: () -> Void)], completion: ((Bool) -> Void)?
    )] = []

  public class func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    keyframeAnimations.append((duration, delay, options, [], completion))
    animations()
  }

  public class func addKeyframe(
    withRelativeStartTime start: Double, relativeDuration duration: Double,
    animations: @escaping () -> Void
  ) {
    let last = keyframeAnimations.count - 1
    keyframeAnimations[last].frames.append((start, start + duration, animations))
    animations()
  }

  /// Forgets the animations with key frames.
  public static func removeKeyframeAnimations() { keyframeAnimations = [] }

  /// Ends the running animations, as if their durations had passed.
  public static func endAnimations() {
    let ended = exchange(&completions, with: [])
    animations = []
    curves = []
    for completion in ended { completion(true) }
  }
}

/// The state of an update of the interface.
@available(iOS 18, *)
@MainActor
public final class UIUpdateInfo {
  public let modelTime: TimeInterval

  public init(modelTime: TimeInterval) {
    self.modelTime = modelTime
  }
}

@available(iOS 18, *)
@MainActor
public final class UIUpdateLink {
  /// The links of views, the latest last.
  public private(set) static var links: [UIUpdateLink] = []

  public var isEnabled = false
  public var requiresContinuousUpdates = false
  private var actions: [(UIUpdateLink, UIUpdateInfo) -> Void] = []

  public init(view: UIView) {
    Self.links.append(self)
  }

  public func addAction(handler: @escaping (UIUpdateLink, UIUpdateInfo) -> Void) {
    actions.append(handler)
  }

  /// Updates the interface at a time.
  public func update(at time: TimeInterval) {
    guard isEnabled else { return }
    for action in actions { action(self, UIUpdateInfo(modelTime: time)) }
  }
}

@MainActor
public final class UIViewPropertyAnimator {
  private let text: String
  private let animations: (() -> Void)?

  public init(
    duration: TimeInterval, controlPoint1: CGPoint, controlPoint2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    text =
      "curve \(duration) \(controlPoint1.x) \(controlPoint1.y) \(controlPoint2.x) \(controlPoint2.y)"
    self.animations = animations
  }

  public func startAnimation(afterDelay delay: TimeInterval) {
    UIView.curves.append("\(text) delay \(delay)")
    animations?()
  }
}

@MainActor
public final class UIWindow: UIView {
  public var rootViewController: UIViewController? {
    didSet { if let view = rootViewController?.view { addSubview(view) } }
  }
  public override var window: UIWindow? { self }
  public var windowScene: UIWindowScene?
}

public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight
}

@MainActor
public final class UIWindowScene: NSObject {
  @available(iOS 16, *)
  public final class Geometry: NSObject {
    public var interfaceOrientation = UIInterfaceOrientation.portrait

    public override init() {}
  }

  @available(iOS 16, *)
  public var effectiveGeometry = Geometry()

  /// The addresses that were opened.
  public private(set) var opened: [URL] = []

  public func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)?
  ) {
    opened.append(url)
  }

  public final class OpenExternalURLOptions: NSObject {}

  public nonisolated override init() {}
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64

  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 28)
}

@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
}

@MainActor
public final class UIImageView: UIView {
  public var image: UIImage?

  public convenience init(image: UIImage?) {
    self.init(frame: .zero)
    self.image = image
  }
}

@MainActor
public final class UILabel: UIView {
  public var text: String? {
    didSet { if !isSettingText { attributedText = text.map { NSAttributedString(string: $0) } } }
  }
  public var attributedText: NSAttributedString? {
    didSet {
      isSettingText = true
      text = attributedText?.string
      isSettingText = false
    }
  }
  private var isSettingText = false
  public var textColor: UIColor! = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
  public var font: UIFont! = .systemFont(ofSize: 17)
  public var textAlignment = NSTextAlignment.natural
  public var lineBreakMode = NSLineBreakMode.byTruncatingTail
  public var numberOfLines = 1
  public var adjustsFontSizeToFitWidth = false
  public var minimumScaleFactor: CGFloat = 0
  public var shadowColor: UIColor?
  public var shadowOffset = CGSize(width: 0, height: -1)
}

@MainActor
public final class UIActivityIndicatorView: UIView {
  public var color: UIColor! = UIColor(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
  public private(set) var isAnimating = false

  public func startAnimating() {
    isAnimating = true
  }

  public func stopAnimating() {
    isAnimating = false
  }
}

@MainActor
public final class UIProgressView: UIView {
  public var progress: Float = 0
  public var progressTintColor: UIColor?
  public var progressImage: UIImage?
  public var trackTintColor: UIColor?
}

@MainActor
open class UIGestureRecognizer {
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  open var state = State.possible

  public init(target: Any?, action: Any?) {}
}

open class UIHoverGestureRecognizer: UIGestureRecognizer {}

@MainActor
public protocol UIInteraction: AnyObject {}

public protocol UIPointerInteractionDelegate: AnyObject {}

public final class UIPointerInteraction: UIInteraction {
  public init(delegate: (any UIPointerInteractionDelegate)?) {}
}
