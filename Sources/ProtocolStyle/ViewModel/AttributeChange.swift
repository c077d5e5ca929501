/// The change of one attribute between two view models.
public struct AttributeChange: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// The old value; nil if the attribute was absent.
  public let old: (any Hashable & Sendable & Codable)?

  /// The new value; nil if the attribute is absent.
  public let new: (any Hashable & Sendable & Codable)?
}

extension AttributeChange: Equatable {
  /// Returns whether two changes have the same attribute and equal old and new values.
  ///
  /// - Parameters:
  ///   - left: A change.
  ///   - right: Another change.
  /// - Returns: Whether they are equal.
  public static func == (left: AttributeChange, right: AttributeChange) -> Bool {
    left.attribute == right.attribute
      && ExactEquality.holds(left.old, right.old) && ExactEquality.holds(left.new, right.new)
  }
}

extension AttributeChange: CustomStringConvertible {
  /// The attribute with both values, such as `borderWidth: nil → 2`.
  public var description: String {
    let values = [old, new].map { $0.map(ViewModel.Element.describe) ?? "nil" }
    return "\(attribute): \(values.joined(separator: " → "))"
  }
}
