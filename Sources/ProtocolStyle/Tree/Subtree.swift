/// A node with its descendants, to be attached as a whole.
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

  /// The children of the node.
  var children: [Subtree] { contents.subtrees }

  /// Makes a subtree.
  ///
  /// - Parameters:
  ///   - node: The node at its root.
  ///   - children: The children, in order; none by default.
  public init(
    _ node: any StyleNode, @SubtreeBuilder children: () -> [Subtree] = { [] }
  ) {
    self.node = node
    contents = Contents(children())
  }

  /// Subtrees that are released without recursion, however deep they are.
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

/// Builds the children of a node from nodes and subtrees.
@resultBuilder
public enum SubtreeBuilder {
  /// Builds the children from a node without children.
  ///
  /// - Parameter node: The node.
  /// - Returns: A subtree of the node.
  public static func buildExpression(_ node: some StyleNode) -> [Subtree] { [Subtree(node)] }

  /// Builds the children from a subtree.
  ///
  /// - Parameter subtree: The subtree.
  /// - Returns: The subtree.
  public static func buildExpression(_ subtree: Subtree) -> [Subtree] { [subtree] }

  /// Builds the children from several subtrees.
  ///
  /// - Parameter subtrees: The subtrees, in order.
  /// - Returns: The subtrees.
  public static func buildExpression(_ subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from several nodes without children.
  ///
  /// - Parameter nodes: The nodes, in order.
  /// - Returns: A subtree of each node.
  public static func buildExpression(_ nodes: [some StyleNode]) -> [Subtree] {
    nodes.map { Subtree($0) }
  }

  /// Concatenates parts of the children.
  ///
  /// - Parameter parts: The parts, in order.
  /// - Returns: The subtrees of all parts.
  public static func buildBlock(_ parts: [Subtree]...) -> [Subtree] { parts.flatMap(\.self) }

  /// Builds the children from an `if` without `else`.
  ///
  /// - Parameter subtrees: The subtrees; nil if the condition is false.
  /// - Returns: The subtrees; none for nil.
  public static func buildOptional(_ subtrees: [Subtree]?) -> [Subtree] { subtrees ?? [] }

  /// Builds the children from the first branch of an `if`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(first subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from an `else` branch.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(second subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Builds the children from a loop.
  ///
  /// - Parameter parts: The subtrees of each iteration.
  /// - Returns: The subtrees of all iterations.
  public static func buildArray(_ parts: [[Subtree]]) -> [Subtree] { parts.flatMap(\.self) }

  /// Builds the children from an `if #available`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildLimitedAvailability(_ subtrees: [Subtree]) -> [Subtree] { subtrees }
}
