/// A timing curve from (0, 0) to (1, 1), like CSS's `cubic-bezier()`.
public struct CubicBezier: Hashable, Sendable {
  /// The horizontal position of the first control point, from 0 to 1.
  public let x1: Double

  /// The vertical position of the first control point.
  public let y1: Double

  /// The horizontal position of the second control point, from 0 to 1.
  public let x2: Double

  /// The vertical position of the second control point.
  public let y2: Double

  /// The linear curve.
  public static let linear = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)

  /// Creates a curve from its two control points.
  ///
  /// - Parameters:
  ///   - x1: The first point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y1: The first point's vertical position; 0 for infinity and NaN.
  ///   - x2: The second point's horizontal position; clamped to 0…1, 0 for NaN.
  ///   - y2: The second point's vertical position; 0 for infinity and NaN.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) {
    self.x1 = x1.isNaN ? 0 : min(max(x1, 0), 1)
    self.y1 = y1.isFinite ? y1 : 0
    self.x2 = x2.isNaN ? 0 : min(max(x2, 0), 1)
    self.y2 = y2.isFinite ? y2 : 0
  }
}

extension CubicBezier: CustomStringConvertible {
  /// The curve in CSS: `cubic-bezier(0.5, 0, 1, 1)`.
  public var description: String {
    let numbers = [x1, y1, x2, y2].map { JSONNumber($0).text }
    return "cubic-bezier(\(numbers.joined(separator: ", ")))"
  }
}
