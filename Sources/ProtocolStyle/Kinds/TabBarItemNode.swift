/// An item of a tab bar, like UIKit's `UITabBarItem`.
public protocol TabBarItemNode: BarItemNode {}

extension TabBarItemNode {
  /// The kind: `.tabBarItem`.
  public static var nodeKind: NodeKind { .tabBarItem }
}

extension NodeKind {
  /// The kind of a `TabBarItemNode`.
  ///
  /// It uses and derives the attributes of a bar item.
  public static let tabBarItem = NodeKind(
    "tabBarItem", of: (any TabBarItemNode).self, parent: .barItem)
}
