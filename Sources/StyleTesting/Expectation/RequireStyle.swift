public import ProtocolStyle

/// Throws where a view model is otherwise than a closure writes.
///
/// This is `expectStyle` for XCTest, and for a test that cannot go on: the error's description has
/// the differences.
///
/// - Parameters:
///   - model: The view model.
///   - expected: Writes what is expected; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of model: ViewModel, _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  if let mismatch = StyleMismatch("\(model.kind)", styleDifferences(of: model, expected)) {
    throw mismatch
  }
}

/// Throws where a node is styled otherwise than a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// try requireStyle(of: CallToActionButton()) { $0.borderWidth = 1 }
/// ```
///
/// - Parameters:
///   - node: The node.
///   - environment: The surroundings; nil, the default, means the default environment.
///   - applier: What styles the node; by default, that of the standard attributes.
///   - expected: Writes what is expected; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  let differences = styleDifferences(
    of: node, in: environment, applier: applier, expected)
  if let mismatch = StyleMismatch("\(type(of: node))", differences) { throw mismatch }
}

/// Throws where an attached node is styled otherwise than a closure writes.
///
/// - Parameters:
///   - node: The node; traps when it is not attached.
///   - tree: The tree that it is attached to.
///   - state: The control state to style it in; nil, the default, for the one that it's in.
///   - expected: Writes what is expected; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  let differences = styleDifferences(of: node, in: tree, when: state, expected)
  let type = type(of: tree.node(of: node.erased))
  if let mismatch = StyleMismatch("\(type)", differences) { throw mismatch }
}
