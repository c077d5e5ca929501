/// How a node's look has changed from one refresh of its tree to the next.
public struct NodeChange: Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// The type of the node.
  public let nodeType: any StyleNode.Type

  /// Everything that was shown at the last refresh, or when the node was attached since.
  ///
  /// Content is in it only if it may have changed: for a node whose model or settings were written
  /// through the tree. Of an object that changed behind the tree's back, and where what content
  /// reads of the environment has changed, what was shown before is not known: there is none here,
  /// and `current` has all of it.
  public let previous: ViewModel

  /// Everything that is shown now; content only if it may have changed.
  public let current: ViewModel

  /// The attributes that differ, by name, with their values before and after.
  ///
  /// Made at each call.
  public var attributes: [AttributeChange] { current.difference(from: previous) }
}

extension NodeChange: CustomStringConvertible {
  /// The node with its changes: `BuyButton, node 12: borderWidth: nil → 2`.
  public var description: String {
    "\(nodeType), \(node): " + attributes.map(\.description).joined(separator: ", ")
  }
}
