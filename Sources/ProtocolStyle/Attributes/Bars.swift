// The attributes of bars and their items.
//
// A declaration is a protocol with its unit, range and origin, and its default. `swift run
// Generator` writes its key, reader and accessor to `Bars+Generated.swift`.

// MARK: Back indicator image

/// The image beside the title of the back button.
///
/// The default is the symbol chevron.backward. From UIKit's
/// `UINavigationBar.backIndicatorImage`.
public protocol BackIndicatorImage: SendableMetatype {
  /// The image beside the title of the back button.
  var backIndicatorImage: ImageReference { get }
}

extension BackIndicatorImage {
  /// The default: the symbol chevron.backward.
  public var backIndicatorImage: ImageReference { .symbol("chevron.backward") }
}

// MARK: Back indicator transition mask image

/// The mask of the back button's image while screens change.
///
/// The default is the symbol chevron.backward. From UIKit's
/// `UINavigationBar.backIndicatorTransitionMaskImage`.
public protocol BackIndicatorTransitionMaskImage: SendableMetatype {
  /// The mask of the back button's image while screens change.
  var backIndicatorTransitionMaskImage: ImageReference { get }
}

extension BackIndicatorTransitionMaskImage {
  /// The default: the symbol chevron.backward.
  public var backIndicatorTransitionMaskImage: ImageReference { .symbol("chevron.backward") }
}

// MARK: Background image for metrics

/// The image behind a bar, per bar metrics.
///
/// The default is empty. From UIKit's `UINavigationBar.setBackgroundImage(_:for:)`.
public protocol BackgroundImageForMetrics: SendableMetatype {
  /// The image behind a bar, per bar metrics.
  var backgroundImageForMetrics: MetricsValues<ImageReference> { get }
}

extension BackgroundImageForMetrics {
  /// The default: empty.
  public var backgroundImageForMetrics: MetricsValues<ImageReference> { [:] }
}

// MARK: Background image for placement

/// The image behind a bar, per bar position and metrics.
///
/// The default is empty. From UIKit's `UINavigationBar.setBackgroundImage(_:for:barMetrics:)`.
public protocol BackgroundImageForPlacement: SendableMetatype {
  /// The image behind a bar, per bar position and metrics.
  var backgroundImageForPlacement: PlacementValues<ImageReference> { get }
}

extension BackgroundImageForPlacement {
  /// The default: empty.
  public var backgroundImageForPlacement: PlacementValues<ImageReference> { [:] }
}

// MARK: Badge color

/// The color of a badge.
///
/// The default is system red. From UIKit's `UITabBarItem.badgeColor`; CSS `background-color` of the
/// badge.
public protocol BadgeColor: SendableMetatype {
  /// The color.
  var badgeColor: Color { get }
}

extension BadgeColor {
  /// The default: system red, as in UIKit.
  public var badgeColor: Color { .systemRed }
}

// MARK: Bar item variant

/// The emphasis of a bar button item.
///
/// The default is plain. From UIKit's `UIBarButtonItem.Style`.
public protocol BarItemVariant: SendableMetatype {
  /// The emphasis of a bar button item.
  var barItemVariant: BarItemVariantValue { get }
}

extension BarItemVariant {
  /// The default: plain.
  public var barItemVariant: BarItemVariantValue { .plain }
}

// MARK: Bar style

/// The style of a bar.
///
/// The default is default. From UIKit's `UINavigationBar.barStyle`.
public protocol BarStyle: SendableMetatype {
  /// The style of a bar.
  var barStyle: BarStyleValue { get }
}

extension BarStyle {
  /// The default: default.
  public var barStyle: BarStyleValue { .default }
}

// MARK: Bar tint color

/// The color of a bar.
///
/// Derived from the background color unless it's written. The default is white, black in dark. From
/// UIKit's `UINavigationBar.barTintColor`.
public protocol BarTintColor: SendableMetatype {
  /// The color of a bar.
  var barTintColor: Color { get }
}

extension BarTintColor {
  /// The default: white, black in dark.
  public var barTintColor: Color { .systemBackground }
}

// MARK: Bar tint color for appearance

/// The background color of a bar at the edge of the content and in compact size.
///
/// Without a value for a state, the bar tint color is used. The default is empty. From UIKit's
/// `UINavigationBar.scrollEdgeAppearance` and `compactAppearance`.
public protocol BarTintColorForAppearance: SendableMetatype {
  /// The background color of a bar at the edge of the content and in compact size.
  var barTintColorForAppearance: BarAppearanceValues<Color> { get }
}

extension BarTintColorForAppearance {
  /// The default: empty.
  public var barTintColorForAppearance: BarAppearanceValues<Color> { [:] }
}

// MARK: Large title text attributes

/// The text attributes of a navigation bar's large title.
///
/// The default is the large title font. From UIKit's
/// `UINavigationBar.largeTitleTextAttributes`.
public protocol LargeTitleTextAttributes: SendableMetatype {
  /// The text attributes of a navigation bar's large title.
  var largeTitleTextAttributes: TextAttributes { get }
}

extension LargeTitleTextAttributes {
  /// The default: the large title font.
  public var largeTitleTextAttributes: TextAttributes {
    TextAttributes(font: FontDescriptor(textStyle: .largeTitle))
  }
}

// MARK: Shadow image

/// The image of the shadow that a bar casts.
///
/// The default is the image named BarShadow. From UIKit's `UINavigationBar.shadowImage`.
public protocol ShadowImage: SendableMetatype {
  /// The image of the shadow that a bar casts.
  var shadowImage: ImageReference { get }
}

extension ShadowImage {
  /// The default: the image named BarShadow.
  public var shadowImage: ImageReference { .named("BarShadow") }
}

// MARK: Status bar style

/// The style of the status bar above a navigation bar.
///
/// It belongs to the bar because it depends on the brightness of the bar's colors. The default is
/// default. From UIKit's `UIViewController.preferredStatusBarStyle`.
public protocol StatusBarStyle: SendableMetatype {
  /// The style of the status bar above a navigation bar.
  var statusBarStyle: StatusBarStyleValue { get }
}

extension StatusBarStyle {
  /// The default: default.
  public var statusBarStyle: StatusBarStyleValue { .default }
}

// MARK: Title text attributes

/// The text attributes of a navigation bar's title.
///
/// Derived from text color, font and text alignment; it has no style protocol. From UIKit's
/// `UINavigationBar.titleTextAttributes`.
let titleTextAttributesKey = Attribute<TextAttributes>("titleTextAttributes", kinds: [])

// MARK: Title text attributes for appearance

/// The text attributes of a bar's title at the edge of the content and in compact size.
///
/// Without a value for a state, the title's text attributes are used. The default is empty. From
/// UIKit's `UINavigationBar.scrollEdgeAppearance` and `compactAppearance`.
public protocol TitleTextAttributesForAppearance: SendableMetatype {
  /// The text attributes of a bar's title at the edge of the content and in compact size.
  var titleTextAttributesForAppearance: BarAppearanceValues<TextAttributes> { get }
}

extension TitleTextAttributesForAppearance {
  /// The default: empty.
  public var titleTextAttributesForAppearance: BarAppearanceValues<TextAttributes> { [:] }
}

// MARK: Title vertical position for metrics

/// The downward offset of a bar's title, per bar metrics.
///
/// In points; a negative offset moves it up. The default is empty. From UIKit's
/// `UINavigationBar.setTitleVerticalPositionAdjustment(_:for:)`.
public protocol TitleVerticalPositionForMetrics: SendableMetatype {
  /// The downward offset of a bar's title, per bar metrics.
  var titleVerticalPositionForMetrics: MetricsValues<Double> { get }
}

extension TitleVerticalPositionForMetrics {
  /// The default: empty.
  public var titleVerticalPositionForMetrics: MetricsValues<Double> { [:] }
}

// MARK: Translucent

/// Whether a bar is translucent.
///
/// The default is true. From UIKit's `UINavigationBar.isTranslucent`.
public protocol Translucent: SendableMetatype {
  /// Whether a bar is translucent.
  var isTranslucent: Bool { get }
}

extension Translucent {
  /// The default: true.
  public var isTranslucent: Bool { true }
}

// MARK: Unselected item tint color

/// The color of a tab bar's items that aren't selected.
///
/// The default is the system's gray. From UIKit's `UITabBar.unselectedItemTintColor`.
public protocol UnselectedItemTintColor: SendableMetatype {
  /// The color of a tab bar's items that aren't selected.
  var unselectedItemTintColor: Color { get }
}

extension UnselectedItemTintColor {
  /// The default: the system's gray.
  public var unselectedItemTintColor: Color { .systemGray }
}
