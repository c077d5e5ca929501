/// A row of dots, one per page.
///
/// UIKit's `UIPageControl`.
public protocol PageControlNode: ControlNode {}

extension PageControlNode {
  /// The kind: `.pageControl`.
  public static var nodeKind: NodeKind { .pageControl }
}

extension NodeKind {
  /// The kind of a `PageControlNode`.
  ///
  /// Uses its page and the tints of its indicators, which it derives from its tint and its
  /// current page's tint, besides.
  public static let pageControl = NodeKind(
    "pageControl", of: (any PageControlNode).self, parent: .control,
    uses: [.page],
    derivations: [.pageIndicatorTint, .currentPageIndicatorTint])
}
