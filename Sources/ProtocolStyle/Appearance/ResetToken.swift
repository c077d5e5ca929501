/// What a reset hands back, to end it by `StyleTree.restore(_:)`.
///
/// Receipts may be given back in any order, and twice without harm.
public struct ResetToken: Hashable, Sendable {
  /// The serial of the tree that gave it out.
  let tree: UInt32

  let number: Int
}
