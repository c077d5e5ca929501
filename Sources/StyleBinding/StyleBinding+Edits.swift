public import ProtocolStyle

/// Edits of users flow back into models.
extension StyleBinding {
  /// Writes edits of an attribute into models of a type.
  ///
  /// ```swift
  /// binding.onEdit(.text, SearchField.self) { field, text in field.text = text }
  /// ```
  ///
  /// - Parameters:
  ///   - attribute: The content that users change: `.text`, `.value`, `.isOn` or a custom attribute.
  ///   - nodeType: The type of the models.
  ///   - write: Changes the model. It may also reject or correct the value: the view then shows
  ///     what the model has.
  public func onEdit<Value, Node: StyleNode>(
    _ attribute: Attribute<Value>, _ nodeType: Node.Type,
    _ write: @escaping (_ node: inout Node, _ value: Value) throws -> Void
  ) {
    core.edits[attribute.id, default: []].append(TypedEditHandler(change: write))
  }

  /// Writes what the user changed in a view into the model of its node.
  ///
  /// Call it where the toolkit reports the change. The view isn't written to, because it shows the
  /// value already; only if the model has another value afterwards, the view shows that. Does
  /// nothing for views that the binding doesn't own.
  ///
  /// - Parameters:
  ///   - attribute: The attribute: `.text`.
  ///   - value: What the view shows.
  ///   - view: The view.
  public func edit<Value>(_ attribute: Attribute<Value>, to value: Value, of view: View) {
    core.edit(attribute, to: value, of: view)
  }
}
