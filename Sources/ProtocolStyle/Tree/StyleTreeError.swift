/// What a tree refuses to do with a node.
public struct StyleTreeError: Error, Hashable, CustomStringConvertible {
  /// What sort of refusal it is: open, so that more may come.
  public struct Code: Hashable, Sendable, CustomStringConvertible {
    /// The node is not attached to the tree, or not any more.
    public static let notAttached = Code(description: "notAttached")

    /// The node was to be moved into itself or something in it.
    public static let movedIntoItself = Code(description: "movedIntoItself")

    /// The name of the code.
    public let description: String
  }

  /// What sort of refusal it is.
  public let code: Code

  /// What was refused, why, and what to do instead.
  public let description: String

  static func notAttached(_ node: String) -> StyleTreeError {
    StyleTreeError(
      code: .notAttached,
      description: "StyleTree: \(node) is not attached to this tree, so it was not changed. Attach "
        + "it, or drop the handle.")
  }

  static func movedIntoItself(_ node: String, parent: String) -> StyleTreeError {
    StyleTreeError(
      code: .movedIntoItself,
      description:
        "StyleTree: \(node) cannot move to \(parent), which is the node itself or in it. "
        + "Nothing was moved; choose a parent outside of it.")
  }
}
