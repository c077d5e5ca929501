public import ProtocolStyle

/// Writing the edits of users to models.
extension StyleBinding {
  /// Adds a handler that writes edits of an attribute to models of a type.
  ///
  /// ```swift
  /// binding.onEdit(.text, SearchField.self) { field, text in field.text = text }
  /// ```
  ///
  /// - Parameters:
  ///   - attribute: The content that users edit: `.text`, `.value`, `.isOn` or a custom attribute.
  ///   - nodeType: The type of the models.
  ///   - write: Changes the model. It may also reject or correct the value; the view then shows the
  ///     model's value.
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
