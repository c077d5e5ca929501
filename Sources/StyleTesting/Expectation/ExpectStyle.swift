public import ProtocolStyle
public import Testing

/// Records an issue where a node is styled otherwise than a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// expectStyle(of: BuyButton()) {
///   $0.backgroundColor = .systemBackground
///   $0.borderWidth = nil
/// }
/// ```
///
/// The closure writes as a rule does, and is a partial expectation: what it writes is expected, nil
/// for none, and the rest may be anything. The issue has a table of what differs.
///
/// - Parameters:
///   - node: The node.
///   - environment: The surroundings; nil, the default, means the default environment.
///   - applier: What styles the node; by default, that of the standard attributes.
///   - sourceLocation: Where the issue is recorded; here, by default.
///   - expected: Writes what is expected; see `styleDifferences`.
public func expectStyle(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), sourceLocation: SourceLocation = #_sourceLocation,
  _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) {
    try requireStyle(of: node, in: environment, applier: applier, expected)
  }
}

/// Records an issue where an attached node is styled otherwise than a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// expectStyle(of: buy, in: tree, when: .disabled) { $0.alpha = nil }
/// ```
///
/// The closure is evaluated where the node hangs: tokens and adaptive colors in it answer alike.
///
/// - Parameters:
///   - node: The node; traps when it is not attached.
///   - tree: The tree that it is attached to.
///   - state: The control state to style it in; nil, the default, for the one that it's in.
///   - sourceLocation: Where the issue is recorded; here, by default.
///   - expected: Writes what is expected; see `styleDifferences`.
public func expectStyle(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) {
    try requireStyle(of: node, in: tree, when: state, expected)
  }
}

/// Records an issue where a view model is otherwise than a closure writes.
///
/// - Parameters:
///   - model: The view model.
///   - sourceLocation: Where the issue is recorded; here, by default.
///   - expected: Writes what is expected; see `styleDifferences`.
public func expectStyle(
  of model: ViewModel, sourceLocation: SourceLocation = #_sourceLocation,
  _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) { try requireStyle(of: model, expected) }
}
