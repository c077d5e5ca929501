/// A bar for entering a search, like UIKit's `UISearchBar`; text attributes are those of its text
/// field.
public protocol SearchBarNode: ViewNode {}

extension SearchBarNode {
  /// The kind: `.searchBar`.
  public static var nodeKind: NodeKind { .searchBar }
}

extension NodeKind {
  /// The kind of a `SearchBarNode`.
  ///
  /// It uses the attributes of a view and the text color, font, alignment, text and placeholder of
  /// its text field.
  public static let searchBar = NodeKind(
    "searchBar", of: (any SearchBarNode).self, parent: .view,
    uses: [.textColor, .font, .textAlignment, .placeholderColor, .text, .placeholder])
}
