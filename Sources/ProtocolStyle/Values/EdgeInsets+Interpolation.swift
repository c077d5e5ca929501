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
