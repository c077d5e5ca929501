extension Gradient: Interpolatable {
  /// Returns the gradient at a fraction of the way to another, stop by stop.
  ///
  /// Colors are interpolated like other colors, and locations and the angle on a straight line:
  /// from 350° to 10° the gradient turns through 180°, as angles in CSS do. If the numbers of stops
  /// differ, the change is discrete, at 0.5.
  ///
  /// - Parameters:
  ///   - other: The gradient at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The gradient at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Gradient, at fraction: Double) -> Gradient {
    guard stops.count == other.stops.count else { return fraction.isSecondHalf ? other : self }
    return Gradient(
      stops: zip(stops, other.stops).map { start, end in
        Stop(
          start.color.interpolated(to: end.color, at: fraction),
          at: start.location.line(to: end.location, at: fraction))
      },
      angle: angle.line(to: other.angle, at: fraction))
  }
}
