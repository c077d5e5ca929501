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

extension NavigationBarNode {
  /// The kind: `.navigationBar`.
  public static var nodeKind: NodeKind { .navigationBar }
}

extension NodeKind {
  /// The kind of a `NavigationBarNode`.
  ///
  /// Uses the attributes of bars and of navigation bars, a text for its title, and a prompt
  /// above it, besides.
  ///
  /// If they aren't written, the bar tint is the background color, and the title's text attributes
  /// are text color, font and alignment.
  public static let navigationBar = NodeKind(
    "navigationBar", of: (any NavigationBarNode).self, parent: .view,
    // By identifiers: a list of attributes would have the runtime make the type of each.
    uses: AttributeList(
      ids: [
        Attribute.titleTextAttributes.id, Attribute.largeTitleTextAttributes.id,
        Attribute.titleVerticalPositionForMetrics.id, Attribute.backIndicatorImage.id,
        Attribute.backIndicatorTransitionMaskImage.id, Attribute.backgroundImageForMetrics.id,
        Attribute.backgroundImageForPlacement.id, Attribute.statusBarStyle.id,
        Attribute.isTranslucent.id, Attribute.barStyle.id, Attribute.shadowImage.id,
        Attribute.text.id, Attribute.prompt.id,
      ]),
    derivations: [.barTint, .titleText])
}
