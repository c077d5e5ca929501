/// A bar of buttons at the bottom of a screen, like UIKit's `UIToolbar`.
public protocol ToolbarNode: ViewNode {}

extension ToolbarNode {
  /// The kind: `.toolbar`.
  public static var nodeKind: NodeKind { .toolbar }
}

extension NodeKind {
  /// The kind of a `ToolbarNode`.
  ///
  /// It uses the attributes of a view and of bars. The bar tint is the background color if it isn't
  /// written.
  public static let toolbar = NodeKind(
    "toolbar", of: (any ToolbarNode).self, parent: .view,
    uses: [.isTranslucent, .barStyle, .shadowImage, .backgroundImageForPlacement],
    derivations: [.barTint])
}
