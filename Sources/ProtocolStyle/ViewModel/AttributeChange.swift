/// What happened to one attribute between two view models.
public struct AttributeChange: Sendable {
  /// The attribute.
  public let attribute: AttributeID

  /// Its value before; nil when it was absent.
  public let old: (any Hashable & Sendable & Codable)?

  /// Its value after; nil when it is absent.
  public let new: (any Hashable & Sendable & Codable)?
}

extension AttributeChange: Equatable {
  /// Two changes are equal when they take one attribute from equal values to equal values.
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
  /// The attribute with both values: `borderWidth: nil → 2`.
  public var description: String {
    let values = [old, new].map { $0.map(ViewModel.Element.describe) ?? "nil" }
    return "\(attribute): \(values.joined(separator: " → "))"
  }
}
