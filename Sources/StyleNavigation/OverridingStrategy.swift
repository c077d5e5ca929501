public import ProtocolStyle

/// Makes what a bar receives its local override: rules and traits show where it says nothing.
public struct OverridingStrategy: AppearanceApplyingStrategy {
  /// Makes the strategy that stacks have by default.
  public init() {}

  /// Overrides what the appearance says of the bar.
  ///
  /// - Parameters:
  ///   - change: The bar, and what it receives.
  ///   - tree: The tree that the bar's node is attached to.
  public func apply(_ change: BarChange, in tree: StyleTree) {
    if change.appearance != nil { tree.override(change.node) { change.write(to: &$0) } }
  }
}
