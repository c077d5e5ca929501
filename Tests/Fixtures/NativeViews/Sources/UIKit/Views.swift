// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation
public import QuartzCore

/// Not an `NSObject` like UIKit's, because its initializer can't be isolated on Linux.
@MainActor
open class UIResponder {
  public init() {}
}

/// Not an `NSObject` as the real one, like `UIResponder`.
@MainActor
public final class NSLayoutConstraint {
  public var identifier: String?
  public var constant: CGFloat
  public var isActive = false {
    didSet {
      guard let item else { return }
      item.constraints.removeAll { $0 === self }
      if isActive { item.constraints.append(self) }
    }
  }
  weak var item: UIView?

  init(_ item: UIView, _ constant: CGFloat) {
    self.item = item
    self.constant = constant
  }
}

@MainActor
public final class NSLayoutDimension {
  unowned let item: UIView

  init(_ item: UIView) {
    self.item = item
  }

  public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
    NSLayoutConstraint(item, constant)
  }
}

@MainActor
open class UIView: UIResponder {
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  public let layer = CALayer()
  public var frame: CGRect {
    get { layer.frame }
    set { layer.frame = newValue }
  }
  public var bounds: CGRect { layer.bounds }
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
  public var accessibilityLabel: String?
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self) }
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

  open func didMoveToWindow() {}
  open func layoutSubviews() {}
  open func setNeedsLayout() {}

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

  /// Ends the running animations, as if their durations had passed.
  public static func endAnimations() {
    let ended = exchange(&completions, with: [])
    animations = []
    for completion in ended { completion(true) }
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

  public nonisolated override init() {}
}

@MainActor
public enum UIAccessibility {
  public static var isReduceMotionEnabled = false
  public nonisolated static let reduceMotionStatusDidChangeNotification = Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChange")
}

@MainActor
open class UIStackView: UIView {
  public enum Axis: Sendable { case horizontal, vertical }
  public enum Alignment: Sendable { case fill, leading, center }

  public var axis = Axis.horizontal
  public var alignment = Alignment.fill
  public var spacing: CGFloat = 0
  public var isLayoutMarginsRelativeArrangement = false
  public private(set) var arrangedSubviews: [UIView] = []

  public func insertArrangedSubview(_ view: UIView, at index: Int) {
    view.removeFromSuperview()
    arrangedSubviews.insert(view, at: index)
    addSubview(view)
  }

  override func willRemove(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
  }
}

@MainActor
open class UIScrollView: UIView {}

@MainActor
public final class UIImageView: UIView {
  public var image: UIImage?
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
  public var trackTintColor: UIColor?
}
