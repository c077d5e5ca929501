/// A bar of buttons below a screen.
///
/// UIKit's `UIToolbar`.
public protocol ToolbarNode: ViewNode {}

extension ToolbarNode {
  /// The kind: `.toolbar`.
  public static var nodeKind: NodeKind { .toolbar }
}

extension NodeKind {
  /// The kind of a `ToolbarNode`.
  ///
  /// Uses the attributes of bars besides. Its background is its bar tint where none is written.
  public static let toolbar = NodeKind(
    "toolbar", of: (any ToolbarNode).self, parent: .view,
    uses: [.isTranslucent, .barStyle, .shadowImage, .backgroundImageForPlacement],
    derivations: [.barTint])
}
