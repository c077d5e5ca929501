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

/// Builds what is in a node from nodes and subtrees.
@resultBuilder
public enum SubtreeBuilder {
  /// Takes a node with nothing in it.
  ///
  /// - Parameter node: The node.
  /// - Returns: The node alone.
  public static func buildExpression(_ node: some StyleNode) -> [Subtree] { [Subtree(node)] }

  /// Takes a node with what is in it.
  ///
  /// - Parameter subtree: The subtree.
  /// - Returns: The subtree alone.
  public static func buildExpression(_ subtree: Subtree) -> [Subtree] { [subtree] }

  /// Takes several subtrees.
  ///
  /// - Parameter subtrees: The subtrees, in order.
  /// - Returns: The subtrees.
  public static func buildExpression(_ subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Takes several nodes with nothing in them.
  ///
  /// - Parameter nodes: The nodes, in order.
  /// - Returns: The nodes.
  public static func buildExpression(_ nodes: [some StyleNode]) -> [Subtree] {
    nodes.map { Subtree($0) }
  }

  /// Puts subtrees one behind the other.
  ///
  /// - Parameter parts: The parts, in order.
  /// - Returns: All of them.
  public static func buildBlock(_ parts: [Subtree]...) -> [Subtree] { parts.flatMap(\.self) }

  /// Takes the subtrees of an `if` without `else`.
  ///
  /// - Parameter subtrees: The subtrees, or nil where the `if` did not hold.
  /// - Returns: The subtrees, or none.
  public static func buildOptional(_ subtrees: [Subtree]?) -> [Subtree] { subtrees ?? [] }

  /// Takes the subtrees of an `if` that held.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(first subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Takes the subtrees of an `else`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildEither(second subtrees: [Subtree]) -> [Subtree] { subtrees }

  /// Takes the subtrees of a loop.
  ///
  /// - Parameter parts: Those of each round.
  /// - Returns: All of them.
  public static func buildArray(_ parts: [[Subtree]]) -> [Subtree] { parts.flatMap(\.self) }

  /// Takes the subtrees of an `if #available`.
  ///
  /// - Parameter subtrees: The subtrees.
  /// - Returns: The subtrees.
  public static func buildLimitedAvailability(_ subtrees: [Subtree]) -> [Subtree] { subtrees }
}
