/// A bar that shows the progress of work, like UIKit's `UIProgressView`.
///
/// ```swift
/// struct DownloadProgress: ProgressNode, ValueContent, ProgressTintColor {
///   var value: Double
///   var progressTintColor: Color { value < 1 ? .systemBlue : .systemGreen }
/// }
/// ```
public protocol ProgressNode: ViewNode {}

extension ProgressNode {
  /// The kind: `.progress`.
  public static var nodeKind: NodeKind { .progress }
}

extension NodeKind {
  /// The kind of a `ProgressNode`.
  ///
  /// It uses the attributes of a view, the tints of its progress and its track, and a value in a
  /// range.
  public static let progress = NodeKind(
    "progress", of: (any ProgressNode).self, parent: .view,
    uses: [.progressTintColor, .trackTintColor, .rangedValue])
}
