#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import StyleBinding
internal import UIKit

/// Conversion between scopes of the tree and trait overrides of views.
@MainActor
extension StyleBinding where View == AnyObject {
  /// Sets a scope at a node, and overrides the traits of its view in the same way, so that parts
  /// drawn by UIKit follow.
  ///
  /// - Parameters:
  ///   - scope: The scope; nil removes the scope and the overrides.
  ///   - node: The node; traps if it isn't attached.
  public func setScope(_ scope: StyleScope?, at node: some NodeReference) {
    tree.setScope(scope, at: node)
    guard let view = view(of: node) as? UIView else { return }
    (scope?.environment ?? StyleEnvironment.Changes()).write(to: &view.traitOverrides)
    if let themes = scope?.themes, !themes.isEmpty {
      view.traitOverrides.styleThemes = themes
    } else if view.traitOverrides.contains(ThemesTrait.self) {
      view.traitOverrides.remove(ThemesTrait.self)
    }
  }

  /// Sets the scope of a view's node to its trait overrides, and keeps the scope's style sheet and
  /// boundary.
  ///
  /// Does nothing for views that the binding doesn't own.
  ///
  /// - Parameter view: The view, after a change of its overrides.
  public func adoptTraitOverrides(of view: AnyObject) {
    guard let view = view as? UIView, let node = node(of: view) else { return }
    var scope = tree.scope(at: node) ?? StyleScope()
    scope.environment = StyleEnvironment.Changes(view.traitOverrides)
    scope.themes =
      view.traitOverrides.contains(ThemesTrait.self) ? view.traitOverrides.styleThemes : []
    tree.setScope(scope == StyleScope() ? nil : scope, at: node)
  }
}
#endif
