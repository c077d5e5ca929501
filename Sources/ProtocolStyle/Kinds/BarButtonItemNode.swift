/// A button in a navigation bar or toolbar, like UIKit's `UIBarButtonItem`.
///
/// ```swift
/// struct DoneItem: BarButtonItemNode, TextContent, TintColor {
///   let text = "Done"
///   var tintColor: Color { .systemGreen }
/// }
/// ```
public protocol BarButtonItemNode: BarItemNode {}

extension BarButtonItemNode {
  /// The kind: `.barButtonItem`.
  public static var nodeKind: NodeKind { .barButtonItem }
}

extension NodeKind {
  /// The kind of a `BarButtonItemNode`.
  ///
  /// It uses the attributes of a bar item and the tint color.
  public static let barButtonItem = NodeKind(
    "barButtonItem", of: (any BarButtonItemNode).self, parent: .barItem, uses: [.tintColor])
}
