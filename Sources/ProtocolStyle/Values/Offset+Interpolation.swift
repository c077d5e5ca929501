extension Offset: Interpolatable {
  /// The offset at a fraction of the way to another, on the straight line between the two.
  ///
  /// Beyond the ends it goes on, through zero as well: an offset may be negative.
  ///
  /// - Parameters:
  ///   - other: The offset at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The offset there; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Offset, at fraction: Double) -> Offset {
    Offset(x: x.line(to: other.x, at: fraction), y: y.line(to: other.y, at: fraction))
  }
}
