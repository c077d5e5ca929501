/// An indicator that turns while work is in progress, like UIKit's `UIActivityIndicatorView`.
public protocol ActivityIndicatorNode: ViewNode {}

extension ActivityIndicatorNode {
  /// The kind: `.activityIndicator`.
  public static var nodeKind: NodeKind { .activityIndicator }
}

extension NodeKind {
  /// The kind of an `ActivityIndicatorNode`.
  ///
  /// Uses whether it turns besides.
  public static let activityIndicator = NodeKind(
    "activityIndicator", of: (any ActivityIndicatorNode).self, parent: .view,
    uses: [.isAnimating])
}
