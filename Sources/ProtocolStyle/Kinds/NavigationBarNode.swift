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
  /// Uses the attributes of bars and of navigation bars, a text for its title, and a prompt
  /// above it, besides.
  ///
  /// Its background is its bar tint, and text color, font and alignment are those of its title,
  /// where these are not written.
  public static let navigationBar = NodeKind(
    "navigationBar", of: (any NavigationBarNode).self, parent: .view,
    uses: .navigationBar + [.isTranslucent, .barStyle, .shadowImage, .text, .prompt],
    derivations: [.barTint, .titleText])
}
