/// Refers to an attached node of whatever type, as long as it is attached.
///
/// Costs nothing to copy and keeps nothing alive. A node that is attached later never gets the
/// handle of an earlier one.
public struct AnyNodeHandle: NodeReference, CustomStringConvertible {
  /// The serial of the tree that it belongs to.
  let tree: UInt32

  /// The node's place in its tree: below the largest number of nodes that it ever had.
  ///
  /// With ``generation`` it names the node in its tree, such as in the identifiers of a page.
  public let index: UInt32

  /// Which of the nodes that were in that place one after the other it is: 0 for the first.
  public let generation: UInt32

  /// The handle itself.
  public var erased: AnyNodeHandle { self }

  /// The node's place in its tree, for people: `node 12`, and `node 12.3` for the third there.
  public var description: String {
    generation == 0 ? "node \(index)" : "node \(index).\(generation)"
  }
}
