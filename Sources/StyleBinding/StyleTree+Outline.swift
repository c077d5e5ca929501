package import ProtocolStyle

extension NodeKind {
  /// Whether a node of the kind has a value that can be invalid.
  var isField: Bool {
    let fields: [NodeKind] = [.textField, .textView, .searchBar, .picker, .datePicker]
    return fields.contains(where: isKind(of:))
  }
}

extension StyleTree {
  /// Returns the view model of a field with a ring while it's invalid, as pages draw it.
  ///
  /// A field has none if its style has an outline, or differs without that state. Only an invalid field
  /// costs an evaluation.
  ///
  /// - Parameters:
  ///   - model: The view model of the field.
  ///   - node: The field.
  /// - Returns: The view model.
  package func outlined(_ model: ViewModel, of node: AnyNodeHandle) -> ViewModel {
    guard model.outline == nil, let state = model.controlState, state.contains(.invalid),
      contains(node),
      viewModel(of: node).hasSameStyle(
        as: viewModel(of: node, in: .controlState(state.subtracting(.invalid))))
    else { return model }
    var model = model
    model.outline = OutlineValue(width: 1.5, color: Color.systemRed.resolved(), offset: -1.5)
    return model
  }
}
