/// A distance in two directions, in points, like UIKit's `UIOffset` and the `CGSize` of a shadow.
///
/// ```swift
/// let shadow = Offset(x: 0, y: 2)
/// let midway = shadow.interpolated(to: .zero, at: 0.5)
/// ```
///
/// Positive is right and down. A distance that is infinite or NaN is replaced by 0.
public struct Offset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double { didSet { x = x.finite(or: 0) } }

  /// The distance down, in points.
  public var y: Double { didSet { y = y.finite(or: 0) } }

  /// An offset of 0 in both directions.
  public static let zero = Offset(x: 0, y: 0)

  /// Creates an offset from two distances.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public init(x: Double, y: Double) {
    self.x = x.finite(or: 0)
    self.y = y.finite(or: 0)
  }

  /// Creates an offset from two distances, or throws an error if one of them is infinite or NaN.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, which names the direction.
  public init(validatingX x: Double, y: Double) throws(InvalidValueError) {
    let accepted = "a finite number of points"
    try self.init(
      x: x.validated(as: "x offset", accepted: accepted),
      y: y.validated(as: "y offset", accepted: accepted))
  }
}

extension Offset: CustomStringConvertible {
  /// The two distances, such as `(0, -3)`.
  public var description: String {
    "(\(x.plainDescription), \(y.plainDescription))"
  }
}

extension Offset: Interpolatable {
  /// Returns the offset at a fraction of the way to another, on the straight line between the two.
  ///
  /// Beyond the ends it continues on the line, also through zero, because offsets can be negative.
  ///
  /// - Parameters:
  ///   - other: The offset at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The offset at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Offset, at fraction: Double) -> Offset {
    Offset(x: x.line(to: other.x, at: fraction), y: y.line(to: other.y, at: fraction))
  }
}

extension Offset: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case x
    case y
  }

  /// Decodes an object with `x` and `y`; both are required.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, its underlying error
  ///   is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "offset")
    do {
      try self.init(
        validatingX: container.decode(Double.self, forKey: .x),
        y: container.decode(Double.self, forKey: .y))
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `x` and `y`.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(x, forKey: .x)
    try container.encode(y, forKey: .y)
  }
}
