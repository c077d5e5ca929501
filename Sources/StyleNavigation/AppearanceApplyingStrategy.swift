public import ProtocolStyle

/// How the bars of a screen stack are made to look as a screen wants.
///
/// ```swift
/// struct ShadowedBars: AppearanceApplyingStrategy {
///   func apply(_ change: BarChange, in tree: StyleTree) {
///     guard change.appearance != nil else { return }
///     tree.override(change.node) { model in
///       change.write(to: &model)
///       model.shadowOpacity = 0.5
///     }
///   }
/// }
/// ```
///
/// Set ``ScreenStack/strategy`` to replace ``OverridingStrategy``. From
/// AppearanceNavigationController's `AppearanceApplyingStrategy`.
public protocol AppearanceApplyingStrategy {
  /// Gives a bar a look, most often by an override of its node.
  ///
  /// All overrides of the node are cleared before, so that rules and traits show where nothing is
  /// written. Called once for each look that differs from what the bar last received. The stack
  /// must not be changed from here.
  ///
  /// - Parameters:
  ///   - change: The bar, and what it receives.
  ///   - tree: The tree that the bar's node is attached to.
  func apply(_ change: BarChange, in tree: StyleTree)
}
