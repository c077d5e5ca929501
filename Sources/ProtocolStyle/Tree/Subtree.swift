/// A node with what is in it, to be attached as a whole.
///
/// ```swift
/// let screen = tree.attach(ProductScreen()) {
///   ProductBar()
///   Subtree(CardView()) {
///     PriceLabel(text: "9.99")
///     BuyButton()
///   }
/// }
/// let buy = tree.first(BuyButton.self)
/// ```
public struct Subtree {
  let node: any StyleNode
  let children: [Subtree]

  /// Makes a subtree.
  ///
  /// - Parameters:
  ///   - node: The node at its root.
  ///   - children: What is in it, in order; nothing by default.
  public init(
    _ node: any StyleNode, @SubtreeBuilder children: () -> [Subtree] = { [] }
  ) {
    self.node = node
    self.children = children()
  }
}
