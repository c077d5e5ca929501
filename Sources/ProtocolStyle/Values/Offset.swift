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
