public import ProtocolStyle
internal import StyleSampling

/// An attribute, or a value along its axis, that differs from the expectation of a test.
public struct StyleDifference: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The position on the attribute's axis, such as `highlighted`; nil for the whole attribute.
  public let place: String?

  /// The expected value; nil for none.
  public let expected: (any Hashable & Sendable & Codable)?

  /// The actual value; nil for none.
  public let actual: (any Hashable & Sendable & Codable)?

  /// The kind of the node if it doesn't use the attribute, so that it can't have a value.
  public let unusedBy: NodeKind?

  /// The attribute with its position: `titleColorForState[highlighted]`.
  public var name: String { PartName.text(of: attribute, at: place) }
}

extension StyleDifference: Equatable {
  /// Returns whether two differences have the same attribute and position, and equal values.
  ///
  /// - Parameters:
  ///   - left: A difference.
  ///   - right: Another difference.
  /// - Returns: Whether they are equal.
  public static func == (left: StyleDifference, right: StyleDifference) -> Bool {
    left.attribute == right.attribute && left.place == right.place
      && ExactEquality.holds(left.expected, right.expected)
      && ExactEquality.holds(left.actual, right.actual)
      && left.unusedBy == right.unusedBy
  }
}

extension StyleDifference: CustomStringConvertible {
  /// Both values on one line: `borderWidth: expected 2, is 1`.
  public var description: String { "\(name): expected \(expectedText), is \(actualText)" }

  var expectedText: String { ValueText.text(of: expected) }

  var actualText: String {
    let text = ValueText.text(of: actual)
    return unusedBy.map { "\(text) (kind '\($0)' does not use it)" } ?? text
  }
}

// MARK: - StyleDifferences

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
///   - enclosing: The state of the enclosing control in which to style the node; nil, the default, for
///     its current state.
///   - expected: Writes the expected attributes, as for a view model.
/// - Returns: The differences, by attribute; empty if there are none.
public func styleDifferences(
  of node: some NodeReference, in tree: StyleTree, when state: ControlState? = nil,
  whenEnclosingControlIs enclosing: ControlState? = nil,
  _ expected: (inout ViewModel) -> Void
) -> [StyleDifference] {
  let situation = (state.map(Situation.controlState) ?? [])
    .merging(enclosing.map(Situation.enclosingControlState) ?? [])
  let model = tree.viewModel(of: node, in: situation)
  return tree.evaluating(at: node) { styleDifferences(of: model, expected) }
}

// MARK: - StyleMismatch

/// The error of `requireStyle`: a node whose style differs from the expectation of a test.
public struct StyleMismatch: Error, Equatable, Sendable {
  /// The description of the styled node: `BuyButton`.
  public let subject: String

  /// The differences, by attribute; at least one.
  public let differences: [StyleDifference]

  /// Creates a mismatch, or returns nil if there are no differences.
  init?(_ subject: String, _ differences: [StyleDifference]) {
    guard !differences.isEmpty else { return nil }
    self.subject = subject
    self.differences = differences
  }
}

extension StyleMismatch: CustomStringConvertible {
  /// A table of the differences, with the expected and the actual value of each attribute.
  public var description: String {
    let rows =
      [["attribute", "expected", "actual"]]
      + differences.map { [$0.name, $0.expectedText, $0.actualText] }
    let widths = (0...1).map { column in rows.map { $0[column].count }.max() ?? 0 }
    let lines = rows.map { row in
      "  " + zip(row, widths).map { $0 + spaces($1 - $0.count) + "  " }.joined() + row[2]
    }
    return (["\(subject) is not styled as expected:"] + lines).joined(separator: "\n")
  }

  private func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }
}
