extension Double {
  /// The root of a number that is not negative, by Newton's method; the same bits on every platform.
  ///
  /// By hand, as `cbrt` and `pow` would be the only reason to import the C library.
  ///
  /// - Parameter degree: 3 for the cube root, and so on; at least 2.
  /// - Returns: The root; infinity and NaN are their own.
  func root(_ degree: Int) -> Double {
    guard self > 0, isFinite else { return self }
    // A power of two above the root: from there the estimates only fall until rounding stops them,
    // so that is when to end.
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
