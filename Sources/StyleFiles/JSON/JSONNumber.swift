/// A number of a JSON text, with the digits that it was written with.
public struct JSONNumber: Hashable, Sendable {
  /// The number as it was written.
  public let text: String

  /// The nearest `Double`; finite.
  public let value: Double

  /// Makes a number of digits that are known to be JSON's.
  init(text: String, value: Double) {
    self.text = text
    self.value = value
  }

  /// Makes a number, written with the fewest digits that give it back.
  ///
  /// - Parameter value: The number; one that is infinite or NaN counts as 0.
  public init(_ value: Double) {
    let value = value.isFinite ? value : 0
    self.value = value
    let text = "\(value)"
    self.text = text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
