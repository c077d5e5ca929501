/// A screen: a container such as a view controller, which shows nothing itself.
///
/// UIKit's `UIViewController`.
public protocol ScreenNode: StyleNode {}

extension ScreenNode {
  /// The kind: `.screen`.
  public static var nodeKind: NodeKind { .screen }
}

extension NodeKind {
  /// The kind of a `ScreenNode`.
  ///
  /// Uses the distance between its children and whether it's hidden, and nothing else: inherited values
  /// pass through it.
  public static let screen = NodeKind(
    "screen", of: (any ScreenNode).self, uses: [.spacing, .isHidden])
}
