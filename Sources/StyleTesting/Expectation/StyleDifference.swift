public import ProtocolStyle

/// An attribute, or a place on its axis, that is otherwise than a test expects.
public struct StyleDifference: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The place on the attribute's axis, such as `highlighted`; nil for the attribute as a whole.
  public let place: String?

  /// What the test expects; nil for none.
  public let expected: (any Hashable & Sendable & Codable)?

  /// What was rendered; nil for none.
  public let actual: (any Hashable & Sendable & Codable)?

  /// The kind of the node, where that does not use the attribute: it can never be there.
  public let unusedBy: NodeKind?

  /// The attribute with its place: `titleColorForState[highlighted]`.
  public var name: String { PartName.text(of: attribute, at: place) }
}

extension StyleDifference: Equatable {
  /// Two differences are equal when they are of one place and between equal values.
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
  /// Both values in a line: `borderWidth: expected 2, is 1`.
  public var description: String { "\(name): expected \(expectedText), is \(actualText)" }

  var expectedText: String { ValueText.text(of: expected) }

  var actualText: String {
    let text = ValueText.text(of: actual)
    return unusedBy.map { "\(text) (kind '\($0)' does not use it)" } ?? text
  }
}
