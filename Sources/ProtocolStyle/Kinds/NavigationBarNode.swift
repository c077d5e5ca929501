/// The bar above a screen.
///
/// UIKit's `UINavigationBar`.
public protocol NavigationBarNode: ViewNode {}

extension NavigationBarNode {
  /// The kind: `.navigationBar`.
  public static var nodeKind: NodeKind { .navigationBar }
}

extension NodeKind {
  /// The kind of a `NavigationBarNode`.
  ///
  /// Uses the attributes of bars and of navigation bars, and a text for its title, besides.
  ///
  /// Its background is its bar tint, and text color, font and alignment are those of its title,
  /// where these are not written.
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
        Attribute.text.id,
      ]),
    derivations: [.barTint, .titleText])
}
