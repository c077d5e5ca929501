package import ProtocolStyle

extension NodeKind {
  /// Whether a node of the kind has a value that can be invalid.
  var isField: Bool {
    let fields: [NodeKind] = [.textField, .textView, .searchBar, .picker, .datePicker]
    return fields.contains(where: isKind(of:))
  }
}

extension ViewModel {
  /// Returns the view model of a field with a ring while it's invalid, as pages draw it.
  ///
  /// A field has none if its style has an outline, or differs without that state. It's unchanged for other
  /// kinds. Only an invalid field costs an evaluation.
  ///
  /// - Parameters:
  ///   - node: The field.
  ///   - tree: Its tree.
  /// - Returns: The view model.
  package func outlined(for node: AnyNodeHandle, in tree: StyleTree) -> ViewModel {
    guard outline == nil, let state = controlState, state.contains(.invalid), kind.isField,
      tree.contains(node),
      tree.viewModel(of: node).hasSameStyle(
        as: tree.viewModel(of: node, in: .controlState(state.subtracting(.invalid))))
    else { return self }
    var result = self
    result.outline = OutlineValue(width: 1.5, color: Color.systemRed.resolved(), offset: -1.5)
    return result
  }
}
