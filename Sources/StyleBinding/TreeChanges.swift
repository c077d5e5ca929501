internal import ProtocolStyle

/// What happened in a tree, in an order in which a binding can apply it.
struct TreeChanges {
  /// A node that was attached or moved.
  struct Placement {
    let node: AnyNodeHandle
    let parent: AnyNodeHandle?

    /// The sibling that it's before, of those that are in place already.
    let next: AnyNodeHandle?
  }

  var detached: [AnyNodeHandle] = []
  var placements: [Placement] = []
  var changes: NodeChanges?

  /// Whether the change at a position of `changes` is to be animated.
  func isAnimated(_ position: Int) -> Bool { false }
}
