/// A button in a navigation bar or toolbar.
///
/// UIKit's `UIBarButtonItem`.
public protocol BarButtonItemNode: BarItemNode {}

extension BarButtonItemNode {
  /// The kind: `.barButtonItem`.
  public static var nodeKind: NodeKind { .barButtonItem }
}

extension NodeKind {
  /// The kind of a `BarButtonItemNode`.
  ///
  /// Uses the tint besides.
  public static let barButtonItem = NodeKind(
    "barButtonItem", of: (any BarButtonItemNode).self, parent: .barItem, uses: [.tintColor])
}
