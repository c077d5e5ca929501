extension AxisValues: Interpolatable where Value: Interpolatable {
  /// The values at a fraction of the way to others, place by place.
  ///
  /// A place that only one of the two has comes or goes at 0.5; no fallback takes part.
  ///
  /// - Parameters:
  ///   - other: The values at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The values there.
  public func interpolated(to other: AxisValues, at fraction: Double) -> AxisValues {
    var result = fraction.isSecondHalf ? other : self
    for (place, start) in self {
      guard let end = other[exact: place] else { continue }
      result[exact: place] = start.interpolated(to: end, at: fraction)
    }
    return result
  }
}
