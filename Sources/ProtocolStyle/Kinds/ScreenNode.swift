/// A screen, which is a container without an appearance, like UIKit's `UIViewController`.
///
/// ```swift
/// struct SettingsScreen: ScreenNode, Spacing {
///   var spacing: Double { 16 }
/// }
/// ```
public protocol ScreenNode: StyleNode {}

extension ScreenNode {
  /// The kind: `.screen`.
  public static var nodeKind: NodeKind { .screen }
}

extension NodeKind {
  /// The kind of a `ScreenNode`.
  ///
  /// It uses only the distance between its children and whether it's hidden. Inherited values
  /// pass through it to its children.
  public static let screen = NodeKind(
    "screen", of: (any ScreenNode).self, uses: [.spacing, .isHidden])
}
