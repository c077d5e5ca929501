public import ProtocolStyle

/// Applies the appearance of a screen to the bars of a screen stack.
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
  /// Applies an appearance to a bar, usually as an override of its node.
  ///
  /// The stack clears all overrides of the node first, so that rules and traits determine
  /// attributes that the strategy doesn't set. It calls this method once for each appearance that
  /// differs from the one the bar last received. The method must not change the stack.
  ///
  /// - Parameters:
  ///   - change: The bar and its new appearance.
  ///   - tree: The tree that the bar's node is attached to.
  func apply(_ change: BarChange, in tree: StyleTree)
}

/// Applies an appearance as an override, and leaves other attributes to rules and traits.
public struct OverridingStrategy: AppearanceApplyingStrategy {
  /// Creates the default strategy of a stack.
  public init() {}

  /// Overrides the attributes of the bar that the appearance sets.
  ///
  /// - Parameters:
  ///   - change: The bar and its new appearance.
  ///   - tree: The tree that the bar's node is attached to.
  public func apply(_ change: BarChange, in tree: StyleTree) {
    if change.appearance != nil { tree.override(change.node) { change.write(to: &$0) } }
  }
}
