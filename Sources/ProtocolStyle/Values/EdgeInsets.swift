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
