/// An item of a bar, which is not a view.
///
/// UIKit's `UIBarItem`.
public protocol BarItemNode: StyleNode {}

extension BarItemNode {
  /// The kind: `.barItem`.
  public static var nodeKind: NodeKind { .barItem }
}

extension NodeKind {
  /// The kind of a `BarItemNode`.
  ///
  /// Uses a text, an image, its control state, its title's text attributes and whether it's hidden; text
  /// color, font and alignment are those of the normal state where none are written.
  public static let barItem = NodeKind(
    "barItem", of: (any BarItemNode).self,
    uses: [.text, .image, .controlState, .accessibilityLabel, .isHidden],
    derivations: [.itemTitleText])
}
