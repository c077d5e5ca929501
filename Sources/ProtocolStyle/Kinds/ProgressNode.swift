/// A bar that fills as work goes on.
///
/// UIKit's `UIProgressView`.
public protocol ProgressNode: ViewNode {}

extension ProgressNode {
  /// The kind: `.progress`.
  public static var nodeKind: NodeKind { .progress }
}

extension NodeKind {
  /// The kind of a `ProgressNode`.
  ///
  /// Uses the tints of its progress and its track, and its value, besides.
  public static let progress = NodeKind(
    "progress", of: (any ProgressNode).self, parent: .view,
    uses: [.progressTintColor, .trackTintColor, .rangedValue])
}
