// The kinds of bars and their items.
//
// A declaration is a protocol, and the attributes that the kind uses and derives. `swift run
// Generator` writes the rest.

// MARK: Navigation bar

/// The bar at the top of a screen, like UIKit's `UINavigationBar`.
///
/// ```swift
/// struct AccountBar: NavigationBarNode, TextContent, BackgroundColor {
///   let text = "Account"
///   var backgroundColor: Color { .systemIndigo }
/// }
///
/// StyleApplier().viewModel(for: AccountBar()).barTintColor  // derived from the background
/// ```
public protocol NavigationBarNode: ViewNode {}

extension NodeKind {
  /// The kind of a `NavigationBarNode`.
  ///
  /// It uses the attributes of a view, of bars and of navigation bars, a text for its title, a
  /// prompt above it and a subtitle below it.
  ///
  /// If they aren't written, the bar tint is the background color, and the title's text attributes
  /// are text color, font and alignment.
  public static let navigationBar = NodeKind(
    "navigationBar", of: (any NavigationBarNode).self, parent: .view,
    uses: [
      .titleTextAttributes, .largeTitleTextAttributes, .titleVerticalPositionForMetrics,
      .backIndicatorImage, .backIndicatorTransitionMaskImage, .backgroundImageForMetrics,
      .backgroundImageForPlacement, .statusBarStyle, .isTranslucent, .barStyle, .shadowImage, .text,
      .prompt, .subtitle, .barTintColorForAppearance, .titleTextAttributesForAppearance,
    ],
    derivations: [.barTint, .titleText])
}

// MARK: Toolbar

/// A bar of buttons at the bottom of a screen, like UIKit's `UIToolbar`.
public protocol ToolbarNode: ViewNode {}

extension NodeKind {
  /// The kind of a `ToolbarNode`.
  ///
  /// It uses the attributes of a view and of bars. The bar tint is the background color if it isn't
  /// written.
  public static let toolbar = NodeKind(
    "toolbar", of: (any ToolbarNode).self, parent: .view,
    uses: [
      .isTranslucent, .barStyle, .shadowImage, .backgroundImageForPlacement,
      .barTintColorForAppearance,
    ],
    derivations: [.barTint])
}

// MARK: Tab bar

/// A bar that switches between screens, like UIKit's `UITabBar`.
public protocol TabBarNode: ViewNode {}

extension NodeKind {
  /// The kind of a `TabBarNode`.
  ///
  /// It uses the attributes of a view and of bars, and the tint of items that aren't selected. The bar
  /// tint is the background color if it isn't written.
  public static let tabBar = NodeKind(
    "tabBar", of: (any TabBarNode).self, parent: .view,
    uses: [
      .isTranslucent, .barStyle, .shadowImage, .barTintColorForAppearance,
      .unselectedItemTintColor,
    ],
    derivations: [.barTint])
}

// MARK: Bar item

/// An item of a bar, like UIKit's `UIBarItem`; it isn't a view.
public protocol BarItemNode: StyleNode {}

extension NodeKind {
  /// The kind of a `BarItemNode`.
  ///
  /// It uses a text, an image with the attributes of symbols, a control state, a label, a hint, traits
  /// and an identifier for assistive technologies and tests, the text attributes of its title and
  /// whether it's hidden. Text color, font and alignment are the defaults for the title
  /// in the normal state.
  public static let barItem = NodeKind(
    "barItem", of: (any BarItemNode).self,
    uses: .symbols + [
      .text, .image, .controlState, .accessibilityLabel, .accessibilityHint, .accessibilityTraits,
      .accessibilityIdentifier, .isHidden,
    ],
    derivations: [.itemTitleText])
}

// MARK: Bar button item

/// A button in a navigation bar or toolbar, like UIKit's `UIBarButtonItem`.
///
/// ```swift
/// struct DoneItem: BarButtonItemNode, TextContent, TintColor {
///   let text = "Done"
///   var tintColor: Color { .systemGreen }
/// }
/// ```
public protocol BarButtonItemNode: BarItemNode {}

extension NodeKind {
  /// The kind of a `BarButtonItemNode`.
  ///
  /// It uses the attributes of a bar item, the tint color and an emphasis.
  public static let barButtonItem = NodeKind(
    "barButtonItem", of: (any BarButtonItemNode).self, parent: .barItem,
    uses: [.tintColor, .barItemVariant])
}

// MARK: Tab bar item

/// An item of a tab bar, like UIKit's `UITabBarItem`.
public protocol TabBarItemNode: BarItemNode {}

extension NodeKind {
  /// The kind of a `TabBarItemNode`.
  ///
  /// It uses the attributes of a bar item, and a badge with its color.
  public static let tabBarItem = NodeKind(
    "tabBarItem", of: (any TabBarItemNode).self, parent: .barItem,
    uses: [.badge, .badgeColor])
}
