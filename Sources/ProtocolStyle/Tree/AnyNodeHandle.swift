/// Refers to an attached node of whatever type, as long as it is attached.
///
/// Costs nothing to copy and keeps nothing alive. A node that is attached later never gets the
/// handle of an earlier one.
public struct AnyNodeHandle: NodeReference, CustomStringConvertible {
  /// The serial of the tree that it belongs to.
  let tree: UInt32

  /// Where the tree has the node's record.
  let index: UInt32

  /// Which of the nodes that the record served it is.
  let generation: UInt32

  /// The handle itself.
  public var erased: AnyNodeHandle { self }

  /// The node's place in its tree, for people: `node 12`, and `node 12.3` for the third there.
  public var description: String {
    generation == 0 ? "node \(index)" : "node \(index).\(generation)"
  }
}
