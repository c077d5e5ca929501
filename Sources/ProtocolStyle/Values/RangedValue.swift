/// A number in a range, such as a slider's: `aria-valuenow`, `-min` and `-max` in ARIA.
///
/// ```swift
/// let volume = RangedValue(0.25, in: 0...1)
/// ```
public struct RangedValue: Hashable, Sendable {
  /// The number, inside the range.
  public let value: Double

  /// The smallest number of the range.
  public let minimum: Double

  /// The largest number of the range.
  public let maximum: Double

  /// Creates a number in a range.
  ///
  /// - Parameters:
  ///   - value: The number; clamped to the range, and replaced by its minimum if it's not a number.
  ///   - range: The range; 0 to 1 by default, and if one of its bounds isn't finite.
  public init(_ value: Double, in range: ClosedRange<Double> = 0...1) {
    let isFinite = range.lowerBound.isFinite && range.upperBound.isFinite
    minimum = isFinite ? range.lowerBound.finite(or: 0) : 0
    maximum = isFinite ? range.upperBound.finite(or: 1) : 1
    self.value = value.isNaN ? minimum : min(max(value, minimum), maximum).finite(or: minimum)
  }

  /// The part of the range below the number, from 0 to 1; 0 if the range has only one number.
  public var fraction: Double {
    // Halves are used because the length of a range can exceed the largest finite number.
    maximum > minimum ? (value / 2 - minimum / 2) / (maximum / 2 - minimum / 2) : 0
  }
}

extension RangedValue: CustomStringConvertible {
  /// The number and its range: `3 of 0…10`.
  public var description: String {
    "\(value.plainDescription) of \(minimum.plainDescription)…\(maximum.plainDescription)"
  }
}

extension RangedValue: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case value
    case minimum
    case maximum
  }

  /// Decodes an object with `value`, `minimum` and `maximum`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if the numbers aren't in order, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "value")
    let value = try container.decode(Double.self, forKey: .value)
    let minimum = try container.decode(Double.self, forKey: .minimum)
    let maximum = try container.decode(Double.self, forKey: .maximum)
    guard minimum.isFinite, maximum.isFinite, minimum <= value, value <= maximum else {
      let error = InvalidValueError(
        .outOfRange, subject: "value", given: "\(value) of \(minimum)…\(maximum)",
        accepted: "finite numbers with minimum ≤ value ≤ maximum")
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
    self.init(value, in: minimum...maximum)
  }

  /// Encodes an object with `value`, `minimum` and `maximum`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(value, forKey: .value)
    try container.encode(minimum, forKey: .minimum)
    try container.encode(maximum, forKey: .maximum)
  }
}
