/// A row of dots, one per page, like UIKit's `UIPageControl`.
///
/// ```swift
/// struct TourPages: PageControlNode, PageContent, CurrentPageTintColor {
///   let numberOfPages = 4
///   var currentPage = 0
/// }
/// ```
public protocol PageControlNode: ControlNode {}

extension PageControlNode {
  /// The kind: `.pageControl`.
  public static var nodeKind: NodeKind { .pageControl }
}

extension NodeKind {
  /// The kind of a `PageControlNode`.
  ///
  /// It uses the attributes of a control, a page number and the tints of its indicators, which are
  /// derived from the tint color and the current page's tint.
  public static let pageControl = NodeKind(
    "pageControl", of: (any PageControlNode).self, parent: .control,
    uses: [.page],
    derivations: [.pageIndicatorTint, .currentPageIndicatorTint])
}
