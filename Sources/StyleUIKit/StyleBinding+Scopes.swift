#if canImport(UIKit) && !os(watchOS) && !os(tvOS) && !os(visionOS)
public import ProtocolStyle
public import StyleBinding
internal import UIKit

/// Overrides of traits amid a hierarchy are scopes of the tree, and the other way round.
@MainActor
extension StyleBinding where View == AnyObject {
  /// Sets a scope at a node, and overrides the traits of its view alike, so that what UIKit draws
  /// by itself follows.
  ///
  /// - Parameters:
  ///   - scope: What changes; nil removes the scope and the overrides.
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

  /// Makes the trait overrides of a view the scope of its node, and keeps the scope's style sheet
  /// and boundary.
  ///
  /// Does nothing for views that the binding doesn't own.
  ///
  /// - Parameter view: The view, after its overrides were changed.
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
