/// Distances from the edges of a rectangle inwards, in points, like UIKit's `UIEdgeInsets`.
///
/// ```swift
/// let content = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
/// let title = EdgeInsets(top: 0, leading: 4, bottom: 0, trailing: 0)
/// let border = EdgeInsets(1)
/// ```
///
/// A negative inset moves its edge outwards. A distance that is infinite or NaN is replaced by 0.
///
/// Insets created by ``init(top:leading:bottom:trailing:)`` follow the layout direction: they're
/// resolved when they're written into a view model, which has only `left` and `right`.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double { didSet { top = top.finite(or: 0) } }

  /// The distance from the left edge, in points; from the leading edge if the insets follow the
  /// layout direction and aren't resolved yet.
  public var left: Double { didSet { left = left.finite(or: 0) } }

  /// The distance from the bottom edge, in points.
  public var bottom: Double { didSet { bottom = bottom.finite(or: 0) } }

  /// The distance from the right edge, in points; from the trailing edge if the insets follow the
  /// layout direction and aren't resolved yet.
  public var right: Double { didSet { right = right.finite(or: 0) } }

  /// A Boolean value that indicates whether `left` is the leading edge and `right` the trailing
  /// edge.
  package private(set) var followsLayoutDirection = false

  /// Insets of 0 at every edge.
  public static let zero = EdgeInsets(0)

  /// Creates insets from four distances.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top.finite(or: 0)
    self.left = left.finite(or: 0)
    self.bottom = bottom.finite(or: 0)
    self.right = right.finite(or: 0)
  }

  /// Creates insets that follow the layout direction, like UIKit's `NSDirectionalEdgeInsets`.
  ///
  /// They can be stored anywhere. When they're written into a view model, the leading edge becomes
  /// the left one, or the right one if the environment's layout direction is right to left.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the edge where text begins, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the edge where text ends, in points.
  public init(top: Double, leading: Double, bottom: Double, trailing: Double) {
    self.init(top: top, left: leading, bottom: bottom, right: trailing)
    followsLayoutDirection = left != right
  }

  /// Returns resolved insets for a layout direction.
  ///
  /// - Parameter isMirrored: Whether the leading edge is the right one.
  /// - Returns: Insets that don't follow the layout direction.
  func placed(mirrored isMirrored: Bool) -> EdgeInsets {
    isMirrored
      ? EdgeInsets(top: top, left: right, bottom: bottom, right: left)
      : EdgeInsets(top: top, left: left, bottom: bottom, right: right)
  }

  /// Creates insets with the same distance from every edge.
  ///
  /// - Parameter all: The distance from each edge, in points.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// Creates insets from four distances, or throws an error if one of them is infinite or NaN.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  /// - Throws: ``InvalidValueError`` with the code `notFinite`, which names the edge.
  public init(
    validatingTop top: Double, left: Double, bottom: Double, right: Double
  ) throws(InvalidValueError) {
    let accepted = "a finite number of points"
    try self.init(
      top: top.validated(as: "top inset", accepted: accepted),
      left: left.validated(as: "left inset", accepted: accepted),
      bottom: bottom.validated(as: "bottom inset", accepted: accepted),
      right: right.validated(as: "right inset", accepted: accepted))
  }
}

extension EdgeInsets: CustomStringConvertible {
  /// The four distances, such as `(top: 8, left: 0, bottom: 8, right: 0)`, with `leading` and
  /// `trailing` if they follow the layout direction.
  public var description: String {
    let vertical = (top.plainDescription, bottom.plainDescription)
    let horizontal = (left.plainDescription, right.plainDescription)
    let (start, end) = followsLayoutDirection ? ("leading", "trailing") : ("left", "right")
    return "(top: \(vertical.0), \(start): \(horizontal.0), "
      + "bottom: \(vertical.1), \(end): \(horizontal.1))"
  }
}

extension EdgeInsets: Interpolatable {
  /// Returns the insets at a fraction of the way to others, edge by edge.
  ///
  /// If only one of the two follows the layout direction, the change is discrete, at 0.5, because
  /// edges don't correspond. As with numbers, an edge whose distance is negative at neither end
  /// isn't negative beyond the ends.
  ///
  /// - Parameters:
  ///   - other: The insets at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The insets at that fraction; exactly these at 0, exactly the others at 1.
  public func interpolated(to other: EdgeInsets, at fraction: Double) -> EdgeInsets {
    guard followsLayoutDirection == other.followsLayoutDirection else {
      return fraction.finite(or: 0).isSecondHalf ? other : self
    }
    var result = self
    result.top = top.interpolated(to: other.top, at: fraction)
    result.left = left.interpolated(to: other.left, at: fraction)
    result.bottom = bottom.interpolated(to: other.bottom, at: fraction)
    result.right = right.interpolated(to: other.right, at: fraction)
    return result
  }
}

// MARK: - Codable

extension EdgeInsets: Codable {
  private enum CodingKeys: String, CodingKey, CaseIterable {
    case top
    case left
    case bottom
    case right
    case leading
    case trailing
  }

  /// Decodes an object with `top`, `left`, `bottom` and `right`, or with `leading` and `trailing`
  /// instead of `left` and `right`.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` with the path; if a number is infinite or NaN, or both sorts of
  ///   sides are given, its underlying error is ``InvalidValueError``.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(strictlyKeyedBy: CodingKeys.self, of: "edge insets")
    let keys = Set(container.allKeys)
    let isDirectional = !keys.isDisjoint(with: [.leading, .trailing])
    let (start, end): (CodingKeys, CodingKeys) =
      isDirectional ? (.leading, .trailing) : (.left, .right)
    do {
      if isDirectional, let side = [CodingKeys.left, .right].first(where: keys.contains) {
        throw InvalidValueError(
          .malformed, subject: "edge insets", given: "\(side.rawValue) with leading or trailing",
          accepted: "one or the other")
      }
      try self.init(
        validatingTop: container.decode(Double.self, forKey: .top),
        left: container.decode(Double.self, forKey: start),
        bottom: container.decode(Double.self, forKey: .bottom),
        right: container.decode(Double.self, forKey: end))
      if isDirectional {
        self = EdgeInsets(top: top, leading: left, bottom: bottom, trailing: right)
      }
    } catch let error as InvalidValueError {
      throw DecodingError.invalidValue(error, at: decoder.codingPath)
    }
  }

  /// Encodes an object with `top`, `left`, `bottom` and `right`, or with `leading` and `trailing`
  /// if the insets follow the layout direction.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(top, forKey: .top)
    try container.encode(left, forKey: followsLayoutDirection ? .leading : .left)
    try container.encode(bottom, forKey: .bottom)
    try container.encode(right, forKey: followsLayoutDirection ? .trailing : .right)
  }
}

// MARK: - Offset

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
