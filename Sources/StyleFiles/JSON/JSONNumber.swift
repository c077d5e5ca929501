/// A number of a JSON text, with its original digits.
public struct JSONNumber: Hashable, Sendable {
  /// The number as written in the text.
  public let text: String

  /// The nearest `Double`; finite.
  public let value: Double

  /// Creates a number from valid JSON digits.
  init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Creates a number, written with the fewest digits that represent it exactly.
  ///
  /// - Parameter value: The number; infinity and NaN count as 0.
  public init(_ value: Double) {
    let value = value.isFinite ? value : 0
    self.value = value
    let text = "\(value)"
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
