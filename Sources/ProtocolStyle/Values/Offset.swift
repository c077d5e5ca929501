/// A distance in two directions, in points, as UIKit's `UIOffset` and the `CGSize` of a shadow.
///
/// Positive is to the right and down. A distance that is infinite or NaN counts as 0, wherever it
/// is given.
public struct Offset: Hashable, Sendable {
  /// The distance to the right, in points.
  public var x: Double { didSet { x = x.finite(or: 0) } }

  /// The distance down, in points.
  public var y: Double { didSet { y = y.finite(or: 0) } }

  /// No distance in either direction.
  public static let zero = Offset(x: 0, y: 0)

  /// Makes an offset of its two distances.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  public init(x: Double, y: Double) {
    self.x = x.finite(or: 0)
    self.y = y.finite(or: 0)
  }

  /// Makes an offset of its two distances, refusing those that are infinite or NaN.
  ///
  /// - Parameters:
  ///   - x: The distance to the right, in points.
  ///   - y: The distance down, in points.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, naming the direction.
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
