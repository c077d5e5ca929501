public import ProtocolStyle

/// A failed operation of a binding, which continued with the rest.
public struct BindingProblem: Error, Sendable {
  /// The kind of a problem, open so that more can be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name, in words joined by hyphens: `missing-view`.
    public let rawValue: String

    /// Creates a code.
    ///
    /// - Parameter rawValue: The name, in words joined by hyphens.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The closure that creates views returned nil.
    public static let missingView = Code(rawValue: "missing-view")

    /// The closure that creates views threw an error.
    public static let failedView = Code(rawValue: "failed-view")

    /// A view couldn't be inserted.
    public static let failedInsertion = Code(rawValue: "failed-insertion")

    /// An entry of the table threw an error.
    public static let failedEntry = Code(rawValue: "failed-entry")

    /// No handler writes a user's edit to the model.
    public static let unhandledEdit = Code(rawValue: "unhandled-edit")

    /// Callbacks change the tree, or report control states, each time that this is shown.
    public static let endlessChanges = Code(rawValue: "endless-changes")

    /// The width of a container depends on itself, through the styles that compare it.
    public static let endlessWidth = Code(rawValue: "endless-width")
  }

  /// The kind of the problem.
  public let code: Code

  /// The node of the affected view.
  public let node: AnyNodeHandle

  /// The problem, its consequence and the remedy.
  public let message: String

  /// The error that caused it, if any.
  public let cause: (any Error)?
}

extension BindingProblem: CustomStringConvertible {
  /// The message.
  public var description: String { message }
}

extension BindingProblem {
  static func missingView(
    _ node: AnyNodeHandle, _ type: any StyleNode.Type, _ kind: NodeKind
  ) -> BindingProblem {
    BindingProblem(
      code: .missingView, node: node,
      message: "No view was made for \(type), \(node): the closure returned nil for kind "
        + "'\(kind)'. The node and those in it aren't shown. Return a view for the kind.",
      cause: nil)
  }

  static func failedView(
    _ node: AnyNodeHandle, _ type: any StyleNode.Type, _ kind: NodeKind, _ error: any Error
  ) -> BindingProblem {
    BindingProblem(
      code: .failedView, node: node,
      message: "No view was made for \(type), \(node), of kind '\(kind)': \(error). The node and "
        + "those in it aren't shown.",
      cause: error)
  }

  static func failedInsertion(
    _ node: AnyNodeHandle, _ type: any StyleNode.Type, _ error: any Error
  ) -> BindingProblem {
    BindingProblem(
      code: .failedInsertion, node: node,
      message: "The view of \(type), \(node), couldn't be inserted: \(error). It's kept, and is "
        + "inserted when the node moves.",
      cause: error)
  }

  static func failedEntry(
    _ node: AnyNodeHandle, _ attribute: AttributeID, _ viewClass: String, _ error: any Error
  ) -> BindingProblem {
    BindingProblem(
      code: .failedEntry, node: node,
      message: "'\(attribute)' couldn't be shown in the \(viewClass) of \(node): \(error). The "
        + "view may show a former value until the attribute changes.",
      cause: error)
  }

  static func unhandledEdit(
    _ node: AnyNodeHandle, _ type: any StyleNode.Type, _ attribute: AttributeID
  ) -> BindingProblem {
    BindingProblem(
      code: .unhandledEdit, node: node,
      message: "The user changed '\(attribute)' in the view of \(type), \(node), and no handler "
        + "writes it into the model. The view shows it until the attribute changes. Add "
        + "onEdit(.\(attribute), \(type).self) { … }.",
      cause: nil)
  }

  static func endlessChanges(_ node: AnyNodeHandle, passes: Int) -> BindingProblem {
    BindingProblem(
      code: .endlessChanges, node: node,
      message: "A binding stopped after \(passes) passes, the last of which showed \(node): its "
        + "callbacks, or another thread, changed the tree during each of them. The next refresh "
        + "shows the latest changes. Change the tree in callbacks only if a value differs.",
      cause: nil)
  }

  static func endlessWidth(
    _ node: AnyNodeHandle, _ type: any StyleNode.Type, width: Double, former: Double,
    _ followers: [String]
  ) -> BindingProblem {
    let rest = followers.count > 3 ? " and \(followers.count - 3) more nodes" : ""
    return BindingProblem(
      code: .endlessWidth, node: node,
      message: "The width of \(type), \(node), depends on itself: in \(width) points, styles in it "
        + "make it \(former) points wide, and in \(former) points \(width). They are those of "
        + "\(followers.prefix(3).joined(separator: "; "))\(rest), and stay as in \(width) points. "
        + "Give the container a width that doesn't depend on its content, or compare the width of "
        + "one further out.",
      cause: nil)
  }
}
