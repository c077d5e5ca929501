/// A reference to an attached node of a type, valid as long as the node is attached.
///
/// ```swift
/// let tree = StyleTree()
/// let buy = tree.attach(BuyButton())
/// tree[buy].isOn = true
/// tree.viewModel(of: buy).backgroundColor
/// ```
///
/// Copying it costs nothing, and it doesn't keep the node alive. A node that is attached later
/// never gets the handle of an earlier one, so a handle whose node was detached is stale forever.
///
/// A tree's methods trap if they get a stale handle or one of another tree, with a message that
/// names the node. Where a node may have been detached meanwhile, use those that don't:
/// ``StyleTree/contains(_:)``, ``StyleTree/viewModel(ifAttached:includingContent:)`` and
/// ``StyleTree/node(ifAttached:)-(NodeHandle<Node>)`` for reading, ``StyleTree/update(_:_:)`` and
/// ``StyleTree/move(_:to:at:)``, which throw, and ``StyleTree/detach(_:)``, which returns false.
public struct NodeHandle<Node: StyleNode>: NodeReference, CustomStringConvertible {
  /// The same handle without the node's type.
  public let erased: AnyNodeHandle

  init(_ erased: AnyNodeHandle) {
    self.erased = erased
  }

  /// The type and the place in the tree, for display: `BuyButton, node 12`.
  public var description: String { "\(Node.self), \(erased)" }
}

/// A reference to an attached node of any type, valid as long as the node is attached.
///
/// Copying it costs nothing, and it doesn't keep the node alive. A node that is attached later
/// never gets the handle of an earlier one. Stale handles are treated like those of a `NodeHandle`.
///
/// ```swift
/// let nodes: [AnyNodeHandle] = Array(tree.nodes)
/// for node in nodes where tree.viewModel(of: node).kind == .button {
///   tree.override(node) { $0.alpha = 0.5 }
/// }
/// ```
public struct AnyNodeHandle: NodeReference, CustomStringConvertible {
  /// The serial number of the tree that it belongs to.
  let tree: UInt32

  /// The node's place in its tree: less than the highest number of nodes that the tree has had.
  ///
  /// Together with ``generation``, it identifies the node in its tree, for example in the
  /// identifiers of a page.
  public let index: UInt32

  /// The number of nodes that had the same place before: 0 for the first.
  public let generation: UInt32

  /// The handle itself.
  public var erased: AnyNodeHandle { self }

  /// The handle of another node of the same tree.
  package func other(at index: UInt32, generation: UInt32) -> AnyNodeHandle {
    AnyNodeHandle(tree: tree, index: index, generation: generation)
  }

  /// The node's place in its tree, for display: `node 12`, and `node 12.3` for generation 3.
  public var description: String {
    generation == 0 ? "node \(index)" : "node \(index).\(generation)"
  }
}

/// A reference to an attached node: a `NodeHandle` of its type, or an `AnyNodeHandle`.
///
/// Only these two conform.
public protocol NodeReference: Hashable, Sendable {
  /// The same reference without the node's type.
  var erased: AnyNodeHandle { get }
}
