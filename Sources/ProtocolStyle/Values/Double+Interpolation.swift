extension Double: Interpolatable {
  /// The number at a fraction of the way from this one to another, in a straight line.
  ///
  /// Where neither end is negative the result is not either, however far beyond the ends: a width
  /// stays a width when a timing function overshoots. Where an end is infinite or NaN, the change is
  /// discrete.
  ///
  /// - Parameters:
  ///   - other: The number at fraction 1.
  ///   - fraction: How far to go, from 0 to 1, or beyond; infinite or NaN counts as 0.
  /// - Returns: The number there; exactly this one at 0, exactly the other at 1.
  public func interpolated(to other: Double, at fraction: Double) -> Double {
    let number = line(to: other, at: fraction)
    return number < 0 && self >= 0 && other >= 0 ? 0 : number
  }

  /// The number at a fraction of the way, whatever its sign; finite where both ends are.
  ///
  /// Never falls where it should rise, and between equal ends it stays, in spite of rounding.
  ///
  /// - Parameters:
  ///   - end: The number at fraction 1.
  ///   - fraction: How far to go; infinite or NaN counts as 0.
  /// - Returns: The number there.
  func line(to end: Double, at fraction: Double) -> Double {
    let fraction = fraction.finite(or: 0)
    guard isFinite, end.isFinite, fraction != 0, fraction != 1 else {
      return fraction.isSecondHalf ? end : self
    }
    let number: Double
    if (self <= 0 && end >= 0) || (self >= 0 && end <= 0) {
      // Each product is monotonic in the fraction, and no difference of ends overflows.
      number = (1 - fraction) * self + fraction * end
    } else {
      // Rounding could carry it past the end, which it must not reach before 1 nor miss after.
      let estimate = self + fraction * (end - self)
      number = (fraction > 1) == (end > self) ? max(estimate, end) : min(estimate, end)
    }
    return min(max(number, -.greatestFiniteMagnitude), .greatestFiniteMagnitude)
  }

  /// Whether what cannot be interpolated is the new value at this fraction: from 0.5 on.
  package var isSecondHalf: Bool { finite(or: 0) >= 0.5 }
}
