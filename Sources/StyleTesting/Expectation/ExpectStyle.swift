public import ProtocolStyle
public import Testing

/// Records an issue if the style of a node differs from the attributes that a closure writes.
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
/// The closure has the syntax of a rule and is a partial expectation: attributes that it writes are
/// compared, with nil for no value, and others are ignored. The issue contains a table of the
/// differences.
///
/// - Parameters:
///   - node: The node.
///   - environment: The environment; nil, the default, means the default environment.
///   - applier: The applier that styles the node; by default one with the standard attributes.
///   - sourceLocation: The location of the issue; the call by default.
///   - expected: Writes the expected attributes; see `styleDifferences`.
public func expectStyle(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), sourceLocation: SourceLocation = #_sourceLocation,
  _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) {
    try requireStyle(of: node, in: environment, applier: applier, expected)
  }
}

/// Records an issue if the style of an attached node differs from the attributes that a closure
/// writes.
///
/// ```swift
/// import StyleTesting
///
/// expectStyle(of: buy, in: tree, when: .disabled) { $0.alpha = nil }
/// ```
///
/// The closure is evaluated in the context of the node, so tokens and adaptive colors in it have
/// the same values. This is the style of a node in a control that is pressed:
///
/// ```swift
/// import StyleTesting
///
/// expectStyle(of: buy, in: tree, whenEnclosingControlIs: .highlighted) { $0.tintColor = .white }
/// ```
///
/// - Parameters:
///   - node: The node; traps if it isn't attached.
///   - tree: The tree that the node is attached to.
///   - state: The control state in which to style the node; nil, the default, for its current
///     state.
///   - enclosing: The state of the enclosing control in which to style the node; nil, the default, for
///     its current state.
///   - sourceLocation: The location of the issue; the call by default.
///   - expected: Writes the expected attributes; see `styleDifferences`.
public func expectStyle(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  whenEnclosingControlIs enclosing: ControlState? = nil,
  sourceLocation: SourceLocation = #_sourceLocation, _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) {
    try requireStyle(
      of: node, in: tree, when: state, whenEnclosingControlIs: enclosing, expected)
  }
}

/// Records an issue if a view model differs from the attributes that a closure writes.
///
/// - Parameters:
///   - model: The view model.
///   - sourceLocation: The location of the issue; the call by default.
///   - expected: Writes the expected attributes; see `styleDifferences`.
public func expectStyle(
  of model: ViewModel, sourceLocation: SourceLocation = #_sourceLocation,
  _ expected: (inout ViewModel) -> Void
) {
  recordFailure(at: sourceLocation) { try requireStyle(of: model, expected) }
}

/// Records an error thrown by a check as an issue of the current test.
func recordFailure(at sourceLocation: SourceLocation, _ check: () throws -> Void) {
  do {
    try check()
  } catch {
    Issue.record("\(error)", sourceLocation: sourceLocation)
  }
}

// MARK: - RequireStyle

/// Throws an error if a view model differs from the attributes that a closure writes.
///
/// This is the counterpart of `expectStyle` for XCTest, and for tests that can't continue after a
/// failure. The error's description contains the differences.
///
/// - Parameters:
///   - model: The view model.
///   - expected: Writes the expected attributes; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of model: ViewModel, _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  if let mismatch = StyleMismatch("\(model.kind)", styleDifferences(of: model, expected)) {
    throw mismatch
  }
}

/// Throws an error if the style of a node differs from the attributes that a closure writes.
///
/// ```swift
/// import StyleTesting
///
/// try requireStyle(of: CallToActionButton()) { $0.borderWidth = 1 }
/// ```
///
/// - Parameters:
///   - node: The node.
///   - environment: The environment; nil, the default, means the default environment.
///   - applier: The applier that styles the node; by default one with the standard attributes.
///   - expected: Writes the expected attributes; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of node: some StyleNode, in environment: StyleEnvironment? = nil,
  applier: StyleApplier = StyleApplier(), _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  let differences = styleDifferences(
    of: node, in: environment, applier: applier, expected)
  if let mismatch = StyleMismatch("\(type(of: node))", differences) { throw mismatch }
}

/// Throws an error if the style of an attached node differs from the attributes that a closure
/// writes.
///
/// - Parameters:
///   - node: The node; traps if it isn't attached.
///   - tree: The tree that the node is attached to.
///   - state: The control state in which to style the node; nil, the default, for its current
///     state.
///   - enclosing: The state of the enclosing control in which to style the node; nil, the default, for
///     its current state.
///   - expected: Writes the expected attributes; see `styleDifferences`.
/// - Throws: ``StyleMismatch``.
public func requireStyle(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  whenEnclosingControlIs enclosing: ControlState? = nil,
  _ expected: (inout ViewModel) -> Void
) throws(StyleMismatch) {
  let differences = styleDifferences(
    of: node, in: tree, when: state, whenEnclosingControlIs: enclosing, expected)
  let type = type(of: tree.node(of: node.erased))
  if let mismatch = StyleMismatch("\(type)", differences) { throw mismatch }
}
