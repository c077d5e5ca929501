extension Gradient: Interpolatable {
  /// The gradient at a fraction of the way to another, stop by stop, when both have as many stops.
  ///
  /// Colors go as colors do, and places and the angle in a straight line: from 350° to 10° the
  /// gradient turns the long way round, as angles of CSS do. Gradients of different numbers of stops
  /// change at 0.5.
  ///
  /// - Parameters:
  ///   - other: The gradient at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The gradient there; exactly this one at 0, exactly the other at 1.
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
