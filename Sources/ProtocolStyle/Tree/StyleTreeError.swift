/// The reason that a tree rejects an operation on a node.
public struct StyleTreeError: Error, Hashable, CustomStringConvertible {
  /// A machine-readable identifier of the reason; more may be added.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The node isn't attached to the tree, or no longer is.
    public static let notAttached = Code(description: "notAttached")

    /// The operation would move the node into itself or its descendant.
    public static let movedIntoItself = Code(description: "movedIntoItself")

    /// The name of the code.
    public let description: String
  }

  /// The identifier of the reason.
  public let code: Code

  /// The rejected operation, the reason, and the remedy.
  public let description: String

  static func notAttached(_ node: String) -> StyleTreeError {
    StyleTreeError(
      code: .notAttached,
      description: "StyleTree: \(node) is not attached to this tree, so nothing was changed. "
        + "Attach it, or drop the handle.")
  }

  static func movedIntoItself(_ node: String, parent: String) -> StyleTreeError {
    StyleTreeError(
      code: .movedIntoItself,
      description:
        "StyleTree: \(node) cannot move to \(parent), which is the node itself or in it. "
        + "Nothing was moved; choose a parent outside of it.")
  }
}
