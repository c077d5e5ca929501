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
