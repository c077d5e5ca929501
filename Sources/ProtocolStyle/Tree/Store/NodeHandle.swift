/// Refers to an attached node of a type, as long as it is attached.
///
/// ```swift
/// let tree = StyleTree()
/// let buy = tree.attach(BuyButton())
/// tree[buy].isOn = true
/// tree.viewModel(of: buy).backgroundColor
/// ```
///
/// Costs nothing to copy and keeps nothing alive. A node that is attached later never gets the
/// handle of an earlier one.
public struct NodeHandle<Node: StyleNode>: NodeReference, CustomStringConvertible {
  /// The same handle without the node's type.
  public let erased: AnyNodeHandle

  init(_ erased: AnyNodeHandle) {
    self.erased = erased
  }

  /// The type and the place in the tree, for people: `BuyButton, node 12`.
  public var description: String { "\(Node.self), \(erased)" }
}

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

/// What refers to an attached node: a `NodeHandle` of its type, or an `AnyNodeHandle`.
///
/// Only these two conform.
public protocol NodeReference: Hashable, Sendable {
  /// The same reference without the node's type.
  var erased: AnyNodeHandle { get }
}
