/// The bar that switches between screens.
///
/// UIKit's `UITabBar`.
public protocol TabBarNode: ViewNode {}

extension TabBarNode {
  /// The kind: `.tabBar`.
  public static var nodeKind: NodeKind { .tabBar }
}

extension NodeKind {
  /// The kind of a `TabBarNode`.
  ///
  /// Uses the attributes of bars besides. Its background is its bar tint where none is written.
  public static let tabBar = NodeKind(
    "tabBar", of: (any TabBarNode).self, parent: .view,
    uses: [.isTranslucent, .barStyle, .shadowImage],
    derivations: [.barTint])
}
