/// A node whose view model has changed from one refresh of its tree to the next.
public struct NodeChange: Sendable {
  /// The node.
  public let node: AnyNodeHandle

  /// The type of the node.
  public let nodeType: any StyleNode.Type

  /// The complete view model that the node had after the last refresh, or when it was attached since.
  public let previous: ViewModel

  /// The complete view model that the node has now: the one that `viewModel(of:)` returns.
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
