// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// UIKit documents it.

public import Foundation

@MainActor
open class UIBarAppearance: NSObject {
  public var backgroundColor: UIColor?
  public var backgroundImage: UIImage?
  public var shadowImage: UIImage?
  public var shadowColor: UIColor?
  public var backgroundEffect: UIBlurEffect?
  public private(set) var isOpaque = false
  public private(set) var isTransparent = false

  public nonisolated override init() {}

  public func configureWithDefaultBackground() {
    isOpaque = false
  }

  public func configureWithOpaqueBackground() {
    isOpaque = true
  }

  public func configureWithTransparentBackground() {
    isTransparent = true
    backgroundColor = nil
  }
}

@MainActor
public final class UINavigationBarAppearance: UIBarAppearance {
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 0)
  public private(set) var backIndicatorImage: UIImage?
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  public func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage mask: UIImage?) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = mask
  }
}

@MainActor
public final class UIToolbarAppearance: UIBarAppearance {}

@MainActor
public final class UITabBarItemStateAppearance: NSObject {
  public var iconColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  public nonisolated override init() {}
}

@MainActor
public final class UITabBarItemAppearance: NSObject {
  public let normal = UITabBarItemStateAppearance()

  public nonisolated override init() {}
}

@MainActor
public final class UITabBarAppearance: UIBarAppearance {
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}

public enum UIBarStyle: Int, Sendable { case `default`, black }

@MainActor
public final class UINavigationItem: NSObject {
  public var title: String?
  public var prompt: String?
  @available(iOS 26, *)
  public var attributedSubtitle: AttributedString?
  @available(iOS 26, *)
  public var largeAttributedSubtitle: AttributedString?
  public var rightBarButtonItems: [UIBarButtonItem]?

  public init(title: String) {
    self.title = title
  }
}

@MainActor
public final class UINavigationBar: UIView {
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var standardAppearance = UINavigationBarAppearance()
  public var compactAppearance: UINavigationBarAppearance?
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  public var items: [UINavigationItem]?
  public var topItem: UINavigationItem? { items?.last }
}

@MainActor
public final class UIToolbar: UIView {
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var standardAppearance = UIToolbarAppearance()
  public var compactAppearance: UIToolbarAppearance?
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UIToolbarAppearance?
  @available(iOS 15, *)
  public var compactScrollEdgeAppearance: UIToolbarAppearance?
  public var items: [UIBarButtonItem]?
}

@MainActor
public final class UITabBar: UIView {
  public var barStyle = UIBarStyle.default
  public var isTranslucent = true
  public var standardAppearance = UITabBarAppearance()
  @available(iOS 15, *)
  public var scrollEdgeAppearance: UITabBarAppearance?
  public var unselectedItemTintColor: UIColor?
  public var items: [UITabBarItem]?
}

@MainActor
open class UIBarItem: NSObject {
  public var title: String?
  public var image: UIImage?
  public var isEnabled = true
  public var accessibilityLabel: String?
  public var accessibilityHint: String?
  public var accessibilityIdentifier: String?
  public var accessibilityTraits: UIAccessibilityTraits = []
  public private(set) var titleTextAttributes: [UIControl.State: [NSAttributedString.Key: Any]] =
    [:]

  public nonisolated override init() {}

  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    titleTextAttributes[state] = attributes
  }
}

@MainActor
public final class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain
    case done = 2
    @available(iOS 26, *)
    case prominent
  }

  public var style = Style.plain
  @available(iOS 16, *)
  public var isHidden = false
  public var tintColor: UIColor?
}

@MainActor
public final class UITabBarItem: UIBarItem {
  public var badgeValue: String?
  public var badgeColor: UIColor?
}
