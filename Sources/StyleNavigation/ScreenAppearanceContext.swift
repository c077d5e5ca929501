public import ProtocolStyle

/// A screen that determines the appearance of the bars around it.
///
/// ```swift
/// struct OfferScreen: ScreenAppearanceContext {
///   var isEditing = false
///   var prefersToolbarHidden: Bool { isEditing }
///   var preferredAppearance: ScreenAppearance? {
///     let appearance = ScreenAppearance(barColor: .orange)
///     return isEditing ? appearance.inverse() : appearance
///   }
/// }
/// ```
///
/// A ``ScreenStack`` reads these properties when the screen is about to show, on a
/// `StyleTree.refresh()` after something that they read has changed, and on
/// ``ScreenStack/setNeedsAppearanceUpdate(from:)``. They are read in the screen's own context, so
/// tokens and the environment have the values that nodes in it read. Changes of these, of the
/// screen's model and of `@Observable` objects are tracked, as they are for getters of style.
///
/// A screen that doesn't conform doesn't change the bars' visibility. From
/// AppearanceNavigationController's `NavigationControllerAppearanceContext`.
public protocol ScreenAppearanceContext: ScreenNode {
  /// Whether the navigation bar is hidden while the screen is on top.
  var prefersNavigationBarHidden: Bool { get }

  /// Whether the toolbar is hidden while the screen is on top.
  var prefersToolbarHidden: Bool { get }

  /// The appearance of both bars; nil for the stack's default appearance.
  ///
  /// A stack has no default appearance unless you set ``ScreenStack/defaultAppearance``. Without
  /// one, nil keeps the current appearance, as in AppearanceNavigationController: after a screen
  /// with blue bars is pushed and popped, the bars of a root screen that returns nil are still
  /// blue.
  var preferredAppearance: ScreenAppearance? { get }
}

extension ScreenAppearanceContext {
  /// The default: false.
  public var prefersNavigationBarHidden: Bool { false }

  /// The default: true.
  public var prefersToolbarHidden: Bool { true }

  /// The default: nil.
  ///
  /// The stack's default appearance applies or, without one, the current appearance.
  public var preferredAppearance: ScreenAppearance? { nil }
}
