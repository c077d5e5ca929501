public import ProtocolStyle

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
