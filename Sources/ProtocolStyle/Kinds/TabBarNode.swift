/// A bar that switches between screens, like UIKit's `UITabBar`.
public protocol TabBarNode: ViewNode {}

extension TabBarNode {
  /// The kind: `.tabBar`.
  public static var nodeKind: NodeKind { .tabBar }
}

extension NodeKind {
  /// The kind of a `TabBarNode`.
  ///
  /// It uses the attributes of a view and of bars. The bar tint is the background color if it isn't
  /// written.
  public static let tabBar = NodeKind(
    "tabBar", of: (any TabBarNode).self, parent: .view,
    uses: [.isTranslucent, .barStyle, .shadowImage],
    derivations: [.barTint])
}
