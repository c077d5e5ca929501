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
  private var contents: Contents

  /// What is in the node.
  var children: [Subtree] { contents.subtrees }

  /// Makes a subtree.
  ///
  /// - Parameters:
  ///   - node: The node at its root.
  ///   - children: What is in it, in order; nothing by default.
  public init(
    _ node: any StyleNode, @SubtreeBuilder children: () -> [Subtree] = { [] }
  ) {
    self.node = node
    contents = Contents(children())
  }

  /// Subtrees that are let go of without recursion, however deep they are.
  private final class Contents {
    var subtrees: [Subtree]

    init(_ subtrees: [Subtree]) {
      self.subtrees = subtrees
    }

    deinit {
      var rest = subtrees
      subtrees = []
      while var subtree = rest.popLast() {
        guard isKnownUniquelyReferenced(&subtree.contents) else { continue }
        rest += subtree.contents.subtrees
        subtree.contents.subtrees = []
      }
    }
  }
}
