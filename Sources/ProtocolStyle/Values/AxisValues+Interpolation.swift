extension AxisValues: Interpolatable where Value: Interpolatable {
  /// The values at a fraction of the way to others, place by place.
  ///
  /// A place that only one of the two sets appears or disappears at 0.5; fallbacks aren't used.
  ///
  /// - Parameters:
  ///   - other: The values at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are replaced by 0.
  /// - Returns: The values at that fraction.
  public func interpolated(to other: AxisValues, at fraction: Double) -> AxisValues {
    var result = fraction.isSecondHalf ? other : self
    for (place, start) in self {
      guard let end = other[exact: place] else { continue }
      result[exact: place] = start.interpolated(to: end, at: fraction)
    }
    return result
  }
}
