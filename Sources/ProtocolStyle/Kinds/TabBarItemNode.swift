/// An item of a tab bar, like UIKit's `UITabBarItem`.
public protocol TabBarItemNode: BarItemNode {}

extension TabBarItemNode {
  /// The kind: `.tabBarItem`.
  public static var nodeKind: NodeKind { .tabBarItem }
}

extension NodeKind {
  /// The kind of a `TabBarItemNode`.
  ///
  /// Uses a badge with its color besides.
  public static let tabBarItem = NodeKind(
    "tabBarItem", of: (any TabBarItemNode).self, parent: .barItem,
    uses: [.badge, .badgeColor])
}
