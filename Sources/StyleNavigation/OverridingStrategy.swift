public import ProtocolStyle

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
