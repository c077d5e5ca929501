public import ProtocolStyle

/// A screen that says how the bars around it are to look.
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
/// A ``ScreenStack`` asks when the screen is about to show, and again on
/// ``ScreenStack/setNeedsAppearanceUpdate(from:)``. It does so in the screen's surroundings, so
/// tokens and the environment answer as they do for nodes in it. An answer is a value of that
/// moment: a token that was read in it does not follow a theme, while an adaptive colour does.
///
/// A screen that does not conform changes neither bar. From AppearanceNavigationController's
/// `NavigationControllerAppearanceContext`.
public protocol ScreenAppearanceContext: ScreenNode {
  /// Whether the bar above is hidden while the screen shows.
  var prefersNavigationBarHidden: Bool { get }

  /// Whether the bar below is hidden while the screen shows.
  var prefersToolbarHidden: Bool { get }

  /// How both bars look; nil leaves them as they are.
  var preferredAppearance: ScreenAppearance? { get }
}

extension ScreenAppearanceContext {
  /// The default: false.
  public var prefersNavigationBarHidden: Bool { false }

  /// The default: true.
  public var prefersToolbarHidden: Bool { true }

  /// The default: nil, which leaves the bars as they are.
  public var preferredAppearance: ScreenAppearance? { nil }
}
