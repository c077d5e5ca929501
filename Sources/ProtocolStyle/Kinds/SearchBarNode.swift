/// A bar to type a search into; text attributes are those of its inner field.
///
/// UIKit's `UISearchBar`.
public protocol SearchBarNode: ViewNode {}

extension SearchBarNode {
  /// The kind: `.searchBar`.
  public static var nodeKind: NodeKind { .searchBar }
}

extension NodeKind {
  /// The kind of a `SearchBarNode`.
  ///
  /// Uses text color, font, alignment, a text and a placeholder besides: those of its inner
  /// field.
  public static let searchBar = NodeKind(
    "searchBar", of: (any SearchBarNode).self, parent: .view,
    uses: [.textColor, .font, .textAlignment, .placeholderColor, .text, .placeholder])
}
