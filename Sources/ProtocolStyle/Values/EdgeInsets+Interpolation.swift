extension EdgeInsets: Interpolatable {
  /// The insets at a fraction of the way to others, edge by edge.
  ///
  /// Insets that follow the layout direction and others that don't change at 0.5: which edge would go
  /// to which is open. As with numbers, an edge whose distance is negative at neither end stays so beyond them.
  ///
  /// - Parameters:
  ///   - other: The insets at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The insets there; exactly these at 0, exactly the others at 1.
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
