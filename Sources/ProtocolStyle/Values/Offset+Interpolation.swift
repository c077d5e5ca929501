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
