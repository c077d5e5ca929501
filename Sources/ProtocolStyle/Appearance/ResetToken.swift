/// A token for a reset, which `StyleTree.restore(_:)` takes to end the reset.
///
/// Resets can be restored in any order. Restoring one again has no effect.
public struct ResetToken: Hashable, Sendable {
  /// The serial number of the tree that returned it.
  let tree: UInt32

  let number: Int
}
