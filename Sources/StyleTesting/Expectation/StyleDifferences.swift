public import ProtocolStyle

/// Returns the differences between a view model and the attributes that a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// styleDifferences(of: after) { $0.borderWidth = 2 }   // [borderWidth: expected 2, is 1]
/// ```
///
/// The closure is a partial expectation: attributes that it writes are compared, with nil for no
/// value, and others are ignored. For an attribute with an axis, the values that it writes along
/// the axis are compared. An expected value is compared with the resolved value, which falls back
/// to the normal state, for instance. Nil is compared with the value set for exactly that state.
///
/// - Parameters:
///   - model: The view model.
///   - expected: Writes the expected attributes.
/// - Returns: The differences, by attribute; empty if there are none.
public func styleDifferences(
  of model: ViewModel, _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  WrittenPart.parts(writtenBy: expected, kind: model.kind).compactMap { part in
    let actual = part.shown(in: model)
    guard !ExactEquality.holds(part.value, actual) else { return nil }
    return StyleDifference(
      attribute: part.attribute, place: part.place, expected: part.value, actual: actual,
      unusedBy: model.kind.uses(part.attribute) ? nil : model.kind)
  }
}

/// Returns the differences between the style of a node and the attributes that a closure writes.
///
/// The closure is evaluated in the same environment, so adaptive colors in it resolve to the same
/// values.
///
/// - Parameters:
///   - node: The node.
///   - environment: The environment; nil, the default, means the default environment.
///   - applier: The applier that styles the node; by default one with the standard attributes.
///   - expected: Writes the expected attributes, as for a view model.
/// - Returns: The differences, by attribute; empty if there are none.
public func styleDifferences(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  let model = applier.viewModel(for: node, in: environment)
  return (environment ?? .current).evaluating { styleDifferences(of: model, expected) }
}

/// Returns the differences between the style of an attached node and the attributes that a closure
/// writes.
///
/// The closure is evaluated in the context of the node, so tokens and adaptive colors in it have
/// the same values.
///
/// - Parameters:
///   - node: The node; traps if it isn't attached.
///   - tree: The tree that the node is attached to.
///   - state: The control state in which to style the node; nil, the default, for its current
///     state.
///   - expected: Writes the expected attributes, as for a view model.
/// - Returns: The differences, by attribute; empty if there are none.
public func styleDifferences(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  let model =
    state.map { tree.viewModel(of: node, in: $0) } ?? tree.viewModel(of: node)
  return tree.evaluating(at: node) { styleDifferences(of: model, expected) }
}
