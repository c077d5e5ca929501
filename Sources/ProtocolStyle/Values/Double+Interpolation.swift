extension Double: Interpolatable {
  /// Returns the number at a fraction of the way from this one to another, on a straight line.
  ///
  /// If neither end is negative, neither is the result, however far beyond the ends: a width stays
  /// valid when a timing function overshoots. If an end is infinite or NaN, the change is discrete.
  ///
  /// - Parameters:
  ///   - other: The number at fraction 1.
  ///   - fraction: The position between the two, from 0 to 1 or beyond; infinity and NaN are
  ///     replaced by 0.
  /// - Returns: The number at that fraction; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    let number = line(to: other, at: fraction)
    return number < 0 && self >= 0 && other >= 0 ? 0 : number
  }

  /// Returns the number at a fraction of the way, with any sign; finite if both ends are.
  ///
  /// The result is monotonic in the fraction, and constant between equal ends, despite rounding.
  ///
  /// - Parameters:
  ///   - end: The number at fraction 1.
  ///   - fraction: The position between the two; infinity and NaN are replaced by 0.
  /// - Returns: The number at that fraction.
  func line(to end: Double, at fraction: Double) -> Double {
    let fraction = fraction.finite(or: 0)
    guard isFinite, end.isFinite, fraction != 0, fraction != 1 else {
      return fraction.isSecondHalf ? end : self
    }
    let number: Double
    if (self <= 0 && end >= 0) || (self >= 0 && end <= 0) {
      // Each product is monotonic in the fraction, and no difference between the ends can overflow.
      number = (1 - fraction) * self + fraction * end
    } else {
      // Rounding could move the result past the end, which it must not reach before 1 nor miss
      // after 1.
      let estimate = self + fraction * (end - self)
      number = (fraction > 1) == (end > self) ? max(estimate, end) : min(estimate, end)
    }
    return min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// A Boolean value that indicates whether a discrete change shows the new value at this fraction.
  package var isSecondHalf: Bool { finite(or: 0) >= 0.5 }
}
