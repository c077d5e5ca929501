public import ProtocolStyle

/// The differences between a view model and what a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// styleDifferences(of: after) { $0.borderWidth = 2 }   // [borderWidth: expected 2, is 1]
/// ```
///
/// The closure is a partial expectation: what it writes is expected, nil for none, and the rest may be
/// anything. Of an attribute with an axis, the places that it writes are expected: a value is
/// compared with what is shown there, such as the normal state's for a state that has none, and nil
/// with what was set for exactly that place.
///
/// - Parameters:
///   - model: The view model.
///   - expected: Writes what is expected.
/// - Returns: What differs, by attribute; empty when nothing does.
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

/// The differences between what a node is styled as and what a closure writes.
///
/// The closure is evaluated in the same environment: an adaptive color in it decides alike.
///
/// - Parameters:
///   - node: The node.
///   - environment: The surroundings; nil, the default, means the default environment.
///   - applier: What styles the node; by default, that of the standard attributes.
///   - expected: Writes what is expected, as for a view model.
/// - Returns: What differs, by attribute; empty when nothing does.
public func styleDifferences(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  let model = applier.viewModel(for: node, in: environment)
  return (environment ?? .current).evaluating { styleDifferences(of: model, expected) }
}

/// The differences between what an attached node is styled as and what a closure writes.
///
/// The closure is evaluated where the node hangs: tokens and adaptive colors in it answer alike.
///
/// - Parameters:
///   - node: The node; traps when it is not attached.
///   - tree: The tree that it is attached to.
///   - state: The control state to style it in; nil, the default, for the one that it's in.
///   - expected: Writes what is expected, as for a view model.
/// - Returns: What differs, by attribute; empty when nothing does.
public func styleDifferences(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  let model =
    state.map { tree.viewModel(of: node, in: $0) } ?? tree.viewModel(of: node)
  return tree.evaluating(at: node) { styleDifferences(of: model, expected) }
}
