public import ProtocolStyle

extension StyleBinding {
  /// Refreshes now, and then once for each turn of the actor in which the tree was changed.
  ///
  /// Use it in hosts whose actor runs Swift tasks, such as the main actor of an app. A host with a
  /// different event loop calls `refresh()` there, after the `tree.onInvalidation` callback. Neither
  /// the binding nor the actor is retained, and following ends when one of them is released.
  ///
  /// - Parameter isolation: The actor of the tree; the caller's by default. A call that isn't isolated
  ///   doesn't compile, because the binding would refresh beside its caller.
  public func follow(isolation: isolated any Actor = #isolation) {
    refresh()
    following?.cancel()
    let invalidations = tree.invalidations
    let follower = Follower(binding: self)
    // The task isn't isolated to the actor, because it would retain it, and the actor often owns
    // the binding.
    following = Task { [weak isolation] in
      for await _ in invalidations {
        guard let isolation, await follower.refresh(isolation: isolation) else { return }
      }
    }
  }
}

/// A binding that is referred to outside its actor, and used in it.
///
/// Sound because only `refresh(isolation:)` reads the reference, in the actor of the binding.
private final class Follower<View: AnyObject>: @unchecked Sendable {
  private weak var binding: StyleBinding<View>?

  init(binding: StyleBinding<View>) {
    self.binding = binding
  }

  /// Refreshes the binding; returns false if it was released.
  func refresh(isolation: isolated any Actor) -> Bool {
    guard let binding else { return false }
    binding.refresh()
    return true
  }
}

// MARK: - Edits

/// Writing the edits of users to models.
extension StyleBinding {
  /// Adds a handler that writes edits of an attribute to models of a type.
  ///
  /// ```swift
  /// binding.onEdit(.text, SearchField.self) { field, text in field.text = text }
  /// ```
  ///
  /// - Parameters:
  ///   - attribute: The content that users edit: `.text`, `.rangedValue`, `.isOn` or a custom
  ///     attribute.
  ///   - nodeType: The type of the models.
  ///   - write: Changes the model. It may also reject or correct the value; the view then shows the
  ///     model's value. An error that it throws is reported to ``onProblem``.
  public func onEdit<Value, Node: StyleNode>(
    _ attribute: Attribute<Value>, _ nodeType: Node.Type,
    _ write: @escaping (_ node: inout Node, _ value: Value) throws -> Void
  ) {
    core.edits[attribute.id, default: []].append(TypedEditHandler(change: write))
  }

  /// Writes an edit of the user in a view to the model of its node.
  ///
  /// Call it when the toolkit reports the change. The binding doesn't update the view, because it
  /// already shows the value, unless the model has a different value afterward. Does nothing for
  /// views that the binding doesn't own.
  ///
  /// - Parameters:
  ///   - attribute: The attribute: `.text`.
  ///   - value: The value that the view shows.
  ///   - view: The view.
  public func edit<Value>(_ attribute: Attribute<Value>, to value: Value, of view: View) {
    core.edit(attribute, to: value, of: view)
  }
}

// MARK: - EditHandler

/// Writes the edits of users in views to models.
protocol EditHandler {
  associatedtype Value

  /// Writes a value to the model of a node, if the handler is for its type.
  func write(_ value: Value, to node: AnyNodeHandle, in tree: StyleTree) throws -> Bool
}

/// Writes edits to models of one type.
struct TypedEditHandler<Node: StyleNode, Value>: EditHandler {
  let change: (inout Node, Value) throws -> Void

  func write(_ value: Value, to node: AnyNodeHandle, in tree: StyleTree) throws -> Bool {
    guard let handle = tree.handle(node, as: Node.self) else { return false }
    try tree.update(handle) { try change(&$0, value) }
    return true
  }
}
