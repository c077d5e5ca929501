extension Double {
  /// Returns the root of a nonnegative number by Newton's method; the same bits on every platform.
  ///
  /// `cbrt` and `pow` would be the only reason to import the C library.
  ///
  /// - Parameter degree: The degree of the root, at least 2, such as 3 for the cube root.
  /// - Returns: The root; infinity and NaN are returned unchanged.
  func root(_ degree: Int) -> Double {
    guard self > 0, isFinite else { return self }
    // The first estimate is a power of two above the root. From there the estimates fall until
    // rounding stops them, so the loop ends with the first estimate that doesn't fall.
    var root = Double(sign: .plus, exponent: exponent / degree + 1, significand: 1)
    while true {
      var power = root
      for _ in 2..<degree { power *= root }
      let next = root - (root - self / power) / Double(degree)
      guard next < root else { return root }
      root = next
    }
  }
}
