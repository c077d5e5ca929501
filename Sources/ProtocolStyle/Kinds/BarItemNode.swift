/// An item of a bar, like UIKit's `UIBarItem`; it isn't a view.
public protocol BarItemNode: StyleNode {}

extension BarItemNode {
  /// The kind: `.barItem`.
  public static var nodeKind: NodeKind { .barItem }
}

extension NodeKind {
  /// The kind of a `BarItemNode`.
  ///
  /// It uses a text, an image, a control state, an accessibility label, the text attributes of its
  /// title and whether it's hidden. Text color, font and alignment are the defaults for the title
  /// in the normal state.
  public static let barItem = NodeKind(
    "barItem", of: (any BarItemNode).self,
    uses: [.text, .image, .controlState, .accessibilityLabel, .isHidden],
    derivations: [.itemTitleText])
}
